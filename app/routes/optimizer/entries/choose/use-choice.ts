import type { ChoiceQuestion, ChoiceStage } from '#app/lib/threads/entries/entries-messages.ts'
import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { rulesWithout } from '#core/rules/rules-without.ts'
import { choiceLimits } from '#optimizer/portfolio/choice-limits.ts'
import { type PortfolioObjective, WIDENED_CANDIDATES } from '#optimizer/portfolio/portfolio-request.ts'
import { crowdsInUse } from '../../contest/settings/crowds-in-use.ts'
import { isPhone } from '../../contest/simulation/games-to-play.ts'
import { scoredIn } from '../../contest/simulation/scored-in.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import { contestOf } from '../../state/contest-of.ts'
import { leftOutIds, notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { buildRequestOf } from '../set/build-request-of.ts'
import { madeFrom } from '../set/made-from.ts'
import { rulesInForce } from '../set/rules-in-force.ts'
import { keptChoice } from './keep-choice.ts'
import { rememberChoice } from './last-choice.ts'

export type ChoiceRequest = {
  /** Entries of the slate's own contest; further contests have a number of their own. */
  count: number
  objective: PortfolioObjective
  bankrollCents: number | null
  /** A lineup may be entered in several contests. */
  mayRepeat: boolean
}

export type Choosing = {
  running: { stage: ChoiceStage } | null
  /** A sentence for the user. */
  failure: string | null
  /** The lineups that were chosen, each as row ids; null where there are none. */
  choose: (asked: ChoiceRequest) => Promise<readonly string[][] | null>
  cancel: () => void
}

const NOT_HERE = 'This browser could not choose the entries. Reload the page and try again.'

/** Candidates of all sources on a phone, which has less memory, and its user less patience. */
const PHONE_CANDIDATES = 2_000
/** Another seed than that of a simulation: the list is then simulated in games in which it was not chosen. */
const SEED = 2

/**
 * Chooses entries in a thread of its own; the list that is shown stays until they are there. The caller says that the list was
 * replaced, and offers Undo. Leaving the screen ends the run.
 */
export function useChoice(): Choosing {
  const state = useSlate()
  const dispatch = useDispatch()
  const contest = contestOf(state)
  const { told, isRunning, failure, start, stop } = useTask(
    [],
    async ({ signal, tell }: Run<ChoiceStage>, asked: ChoiceRequest) => {
      const contests = contestsOf(state, contest, asked.count)
      const played = contests.map(({ name, settings, mine }) => {
        const sim = simContestOf(settings)
        if (!sim.ok) throw new TaskRefused(contests.length > 1 ? `${name}: ${sim.error}` : sim.error)
        return { contest: sim.value.contest, count: mine }
      })
      const entries = await ask('choose', choiceQuestion(state, played, asked), { signal, onProgress: tell })
      if (entries === null) return null
      const entered = contests.map(({ settings }, place) => ({
        name: contestName(settings),
        lineups: entries.contests[place]!.lineups,
      }))
      const { objective } = asked
      const build = keptChoice(entered, {
        pool: state.playerPool,
        wanted: asked.count,
        objective,
        from: madeFrom(state, asked.count),
        builtWith: builtWithOf(state),
        before: state.build,
      })
      rememberChoice(build, { entries, objective, contests })
      dispatch({
        type: 'set_entries',
        entries: { build },
      })
      return entered.flatMap(({ lineups }) => lineups)
    },
    { notHere: NOT_HERE },
  )
  return {
    running: isRunning ? { stage: told ?? 'field' } : null,
    failure,
    choose: start,
    cancel: stop,
  }
}

/** What a thread is asked to choose: locked lineups of the list are among the entries, removed ones are not. */
export function choiceQuestion(
  state: LineupState,
  contests: readonly { contest: SimContest; count: number }[],
  { count, objective, bankrollCents, mayRepeat }: ChoiceRequest,
): ChoiceQuestion {
  const { format, playerPool } = state
  const { keptLineups = [], bannedLineups = [] } = buildRequestOf(state, count, true)
  const leftOut = [...notPlaying(state)]
  const pool = contestPoolOf(playerPool, format, { leftOut: new Set(leftOut) })
  const rulesOf = (entries: number) => rulesInForce(state, entries, true).map(({ rule }) => rule)
  return {
    // The opponents of the slate's own contest play in the others, too.
    sim: {
      ...{ formatId: format.id, rows: playerPool, leftOut, seed: SEED },
      opponents: contestOf(state).opponents,
      scored: scoredIn(contestOf(state), state),
      prior: crowdsInUse(state)?.prior ?? undefined,
    },
    contests: contests.map((each) => ({
      ...each,
      limits: choiceLimits(rulesOf(each.count), pool, each.count).limits,
    })),
    mayRepeat,
    rules: [...rulesOf(count), ...rulesWithout(playerPool, format, new Set(leftOutIds(state)))],
    candidates: isPhone() ? PHONE_CANDIDATES : WIDENED_CANDIDATES,
    locked: keptLineups,
    removed: bannedLineups,
    objective,
    bankrollCents,
  }
}

/** All contests of the slate by name, its own first, with the user's entries in each. */
function contestsOf(
  { moreContests }: Pick<LineupState, 'moreContests'>,
  contest: ContestSettings,
  count: number,
): { name: string; settings: ContestSettings; mine: number }[] {
  const own = { settings: contest, mine: count }
  const contests = [own, ...moreContests].map((each) => ({ ...each, name: contestName(each.settings) }))
  // Two of one name are told apart by their places.
  return contests.map((each, place) => {
    const isTwice = contests.some((other) => other !== each && other.name === each.name)
    return isTwice ? { ...each, name: `${each.name} (${place + 1})` } : each
  })
}
