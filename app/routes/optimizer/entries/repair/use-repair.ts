import { ask } from '#app/lib/threads/pool.ts'
import { askPairs } from '#app/lib/threads/sim/sim-client.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { FIELD_TO_CHOOSE_BY, type RepairRequest, type RepairWay, swapByWorth } from '#optimizer/repair.ts'
import { pairsQuestion } from '../../contest/simulation/pair-worths-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { closedTo } from './closed-to.ts'
import type { RepairSubject } from './repair-subject.ts'

/** `worth`: whatever makes the most money in the contest. */
export type SwapWay = RepairWay | { kind: 'worth' }

const NOT_HERE = 'This browser could not repair the lineups. Reload the page and try again.'

/**
 * The lineups as a repair of this way would make them; they are made anew for each way. Null: nothing is asked yet. `worths`: what
 * each is worth, where the way is by it.
 */
export function useRepair(
  subject: RepairSubject,
  way: SwapWay | null,
  simulated: {
    state: LineupState
    contests: readonly EnteredContest<ContestSettings>[]
    alsoOut: readonly string[]
  },
) {
  const { answer, failure } = useTask(
    [JSON.stringify(way)],
    async ({ signal }) => {
      if (way === null) return null
      const { request, lineups, swap } = subject
      const locked = swap
        ? { lockedSlots: swap.lockedSlots, closedIds: swap.closedIds }
        : closedTo(simulated.state, subject, Date.now())
      const asked = { ...request, lineups, ...locked }
      if (way.kind === 'worth') return swapInThreads(asked, simulated, signal)
      const repair = await ask('repair', sent({ ...asked, way }), { signal })
      return repair && { repair, worths: null }
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { repair: answer?.repair ?? null, worths: answer?.worths ?? null, failure }
}

/** `swapByWorth` by the threads of the page, against the opponents of the contests' files, else as drawn before the first kickoff. */
async function swapInThreads(
  request: Omit<RepairRequest, 'way'>,
  {
    state,
    contests,
    alsoOut,
  }: {
    state: LineupState
    contests: readonly EnteredContest<ContestSettings>[]
    alsoOut: readonly string[]
  },
  signal: AbortSignal,
) {
  const questionOf = (contest: ContestSettings) => ({
    ...pairsQuestion(state, contest, alsoOut),
    drawn: FIELD_TO_CHOOSE_BY,
  })
  /** Not those of the figures, which what is chosen by them would flatter. */
  const onOtherGames = (contest: ContestSettings) => {
    const question = questionOf(contest)
    return { ...question, seed: question.seed + 1 }
  }
  const [first] = contests
  // A thread that plays the pairs keeps the field until then. What fails is said when the pairs are played.
  const field = first ? ask('draw', { ...onOtherGames(first.contest), lineups: [] }, { signal }) : null
  field?.catch(() => {})
  return swapByWorth(request.lineups, contests, {
    completions: async (wanted) => {
      const [found] = await Promise.all([ask('completions', { ...sent(request), wanted }, { signal }), field])
      return found
    },
    worths: (pairs, contest) => askPairs({ ...onOtherGames(contest), pairs }, signal),
    best: (completions, gained) =>
      ask('bestCompletions', { request: sent(request), completions, gained: [...gained] }, { signal }),
    shown: (pairs, contest) => askPairs({ ...questionOf(contest), pairs }, signal),
  })
}
