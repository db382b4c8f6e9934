import { loadOwnPayoutFactor } from '#app/lib/payouts/own-payout-factor.ts'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { formatRoiEstimate, formatShare, formatWin } from '#core/figures/estimates.ts'
import { lineupKey } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { chances, type LineupChances } from '#core/questions/answers/chances.ts'
import { split } from '#core/questions/answers/split.ts'
import { team } from '#core/questions/answers/team.ts'
import type { QuestionKind } from '#core/questions/question.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { shownFigures } from '../contest/figures/shown-figures.ts'
import { changedSinceSimulated, simulatedFrom } from '../contest/simulation/simulated-from.ts'
import { simulationOf } from '../contest/simulation/simulation-store.ts'
import { simulationWith } from '../contest/simulation/simulation-with.ts'
import { rulesInForce } from '../entries/set/rules-in-force.ts'
import { checksum } from '../state/checksum.ts'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import { leftOutIds } from '../state/left-out.ts'
import { shownAnswer } from '../state/lineup-proof.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { searchIn } from './local-analyst.ts'

/** An answer computed on this device. */
export type AnswerHere = {
  text: string
  /** The people it is about. */
  about: readonly Player[]
  /** The people that the question names; `he` in the next question means them. */
  named: readonly Player[]
  /** It uses figures that only this device has, or names the screen's buttons, so no other answer replaces it. */
  isFinal: boolean
}

/**
 * The built-in analyst's answer. `chosen`: players that the user selected; `before`: those of the question before. Reading
 * and answering are two files, so that each is small to load.
 */
export async function answerHere(
  question: string,
  { state, chosen, before }: { state: LineupState; chosen: readonly Player[]; before: readonly Player[] },
): Promise<AnswerHere> {
  const [{ understandTyped }, { answerQuestion }] = await Promise.all([
    import('#core/questions/understand-typed.ts'),
    import('#core/questions/answer-question.ts'),
  ])
  const { format, playerPool, lineup, lockedIds } = state
  const understood = understandTyped(question, { pool: playerPool, format, chosen, before })
  const context = {
    lineup,
    playerPool,
    settings: settingsOf(state),
    proof: shownAnswer(state),
    lockedIds: [...lockedIds],
    excludedIds: leftOutIds(state),
    searchWith: searchIn(state),
  }
  const { text, about } = await answerQuestion(understood, context, {
    split: () => split(understood, context, (rule) => bestUnder(rule, state)),
    team: () => team(understood, context, (rule) => bestUnder(rule, state)),
    chances: async () => chances(context, await chancesOf(state)),
  })
  const { kind, people } = understood
  return { text, about, named: people, isFinal: FINAL.has(kind) }
}

const FINAL: ReadonlySet<QuestionKind> = new Set(['split', 'team', 'chances', 'how_to'])

/** A build of one lineup under the rules in force and this one. */
async function bestUnder(rule: BuildRule, state: LineupState) {
  const { format, playerPool } = state
  const inForce = rulesInForce({ ...state, buildRules: [] }, 1)
  const built = await ask(
    'build',
    sent({
      playerPool,
      format,
      budget: format.budget,
      settings: settingsOf(state),
      excludedIds: leftOutIds(state),
      count: 1,
      rules: [...inForce.map((entry) => entry.rule), rule],
    }),
  )
  if (built === null) return { isProved: false } as const
  if (!built.ok) return { isProved: true, players: null } as const
  const { isProved, lineups } = built.value
  return isProved
    ? ({ isProved, players: lineups[0]?.players ?? null } as const)
    : ({ isProved: false } as const)
}

/** The figures of the card "In a contest"; null where this lineup was not simulated. */
async function chancesOf(state: LineupState): Promise<LineupChances | null> {
  const { format, playerPool, lineup } = state
  const slate = checksum(playerPool.map(({ id }) => id))
  const now = simulatedFrom(state, contestOf(state))
  const key = lineupKey(lineup)
  const known = (['lineup', 'list'] as const)
    .map((place) => simulationOf(format.id, place).result)
    .filter((result) => result?.slate === slate)
  const result = simulationWith(known, key, now)
  const raw = result?.lineups[key]
  if (!result || !raw) return null
  const { cash, win, top1, roi } = shownFigures(raw, result, format, await loadOwnPayoutFactor(format))
  return {
    games: result.games,
    cash: formatShare(cash.value),
    win: formatWin(win.value, result.games),
    top1: formatShare(top1.value),
    roi: roi && formatRoiEstimate(roi),
    isStale: changedSinceSimulated(result.from, now).length > 0,
  }
}
