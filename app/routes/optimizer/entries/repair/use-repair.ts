import { useEffect } from 'react'
import { ask } from '#app/lib/threads/pool.ts'
import { askPairs, drawAhead } from '#app/lib/threads/sim/sim-client.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import {
  type Completions,
  FIELD_TO_CHOOSE_BY,
  type RepairRequest,
  type RepairWay,
  swapByWorth,
} from '#optimizer/repair.ts'
import { pairsQuestion } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { closedTo } from './closed-to.ts'
import { joinedCompletions, openToWorth } from './open-to-worth.ts'
import type { RepairSubject } from './repair-subject.ts'

/** `worth`: whatever makes the most money in the contest. */
export type SwapWay = RepairWay | { kind: 'worth' }

const NOT_HERE = 'This browser could not repair the lineups. Reload the page and try again.'

/**
 * The lineups as a repair of this way would make them; they are made anew for each way. Null: nothing is asked yet. `worths`: what
 * each is worth, where the way is by it.
 * @param goes the rows of those who may not stay.
 */
export function useRepair(
  subject: RepairSubject,
  way: SwapWay | null,
  { goes, ...simulated }: Simulated & { goes: ReadonlySet<string> },
) {
  const isLate = (subject.swap?.sentence ?? null) !== null
  const { answer, failure } = useTask(
    [JSON.stringify(way)],
    async ({ signal }) => {
      if (way === null) return null
      const { request, lineups, swap } = subject
      const locked = swap
        ? { lockedSlots: swap.lockedSlots, closedIds: swap.closedIds }
        : closedTo(simulated.state, subject, Date.now())
      const asked = { ...request, lineups, ...locked }
      if (way.kind === 'worth')
        return swapInThreads(isLate ? [asked] : openToWorth(asked, goes), simulated, signal)
      const repair = await ask('repair', sent({ ...asked, way }), { signal })
      return repair && { repair, worths: null }
    },
    { notHere: NOT_HERE, starts: true },
  )
  const isFree = isLate && way?.kind !== 'worth' && answer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the lineups that are shown first are there
  useEffect(() => {
    if (isFree) prepareFields(simulated)
  }, [isFree])
  return { repair: answer?.repair ?? null, worths: answer?.worths ?? null, failure }
}

type Simulated = {
  state: LineupState
  contests: readonly EnteredContest<ContestSettings>[]
  /** People (`personKey`) who are out, and in no entry of the field. */
  alsoOut: readonly string[]
}

/** The games and opponents of the figures that are shown. */
function toShow(contest: ContestSettings, { state, alsoOut }: Omit<Simulated, 'contests'>) {
  return { ...pairsQuestion(state, contest, alsoOut), drawn: FIELD_TO_CHOOSE_BY }
}

/** Not those of the figures, which what is chosen by them would flatter. */
function toChooseBy(contest: ContestSettings, simulated: Omit<Simulated, 'contests'>) {
  const question = toShow(contest, simulated)
  return { ...question, seed: question.seed + 1 }
}

/**
 * So that a press on "By worth" finds the fields; contests of one kind share theirs. A contest that can't be simulated as it is set is
 * said then.
 */
function prepareFields({ contests, ...simulated }: Simulated): void {
  const kinds = new Map(
    contests.map(({ contest }) => [
      `${CONTEST_TYPES[contest.kind].format} ${contest.opponents?.key}`,
      contest,
    ]),
  )
  for (const seeded of [toChooseBy, toShow])
    for (const contest of kinds.values()) {
      try {
        drawAhead({ ...seeded(contest, simulated), lineups: [] })
      } catch {}
    }
}

/** Its opponents, drawn for no lineups. */
async function fieldToChooseBy(
  contest: ContestSettings,
  simulated: Omit<Simulated, 'contests'>,
  signal: AbortSignal,
) {
  return ask('draw', { ...toChooseBy(contest, simulated), lineups: [] }, { signal })
}

/**
 * `swapByWorth` by the threads of the page, against the opponents of the contests' files, else as drawn before the first kickoff.
 * @param requests of the same lineups, each with its open slots; those of the last one have those of all others.
 */
async function swapInThreads(
  requests: readonly Omit<RepairRequest, 'way'>[],
  { contests, ...simulated }: Simulated,
  signal: AbortSignal,
) {
  const [first] = contests
  const request = requests.at(-1)!
  // Beside the completions. What fails is said when the pairs are played.
  const drawn = first ? fieldToChooseBy(first.contest, simulated, signal) : null
  drawn?.catch(() => {})
  return swapByWorth(request.lineups, contests, {
    completions: async (all) => {
      const wanted = Math.ceil(all / requests.length)
      const answers: Completions[] = []
      for (const own of requests) {
        const answer = await ask('completions', { ...sent(own), wanted }, { signal })
        if (answer === null) return null
        answers.push(answer)
      }
      return answers.reduce(joinedCompletions)
    },
    worths: async (pairs, contest) => {
      const known = await (contest === first?.contest ? drawn : fieldToChooseBy(contest, simulated, signal))
      return known && askPairs({ ...toChooseBy(contest, simulated), pairs }, { signal, known })
    },
    best: (completions, gained) =>
      ask('bestCompletions', { request: sent(request), completions, gained: [...gained] }, { signal }),
    shown: (pairs, contest) => askPairs({ ...toShow(contest, simulated), pairs }, { signal }),
  })
}
