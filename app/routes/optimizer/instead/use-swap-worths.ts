import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { PairWorth } from '#app/lib/threads/sim/sim-messages.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { Swap } from '#core/analysis/alternatives/swaps.ts'
import { claimBasis } from '#core/games/shrink.ts'
import { isComplete, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { pairWorthsOf } from '../contest/simulation/pair-worths-of.ts'
import { shownTop1Gained, shownWorth } from '../contest/simulation/shown-worth.ts'
import { useSimulation } from '../contest/simulation/use-simulation.ts'
import { contestOf } from '../state/contest-of.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** What a swap changes in the contest, as it is shown. */
export type ShownSwapWorth = {
  /** A difference of shares, 0 to 1. */
  top1: Estimate
  /** ROI as a share of the fee; null where entry is free. */
  roi: Estimate | null
}

/** What each swap changes on the same games; only for a complete lineup on a slate that the user simulated. */
export function useSwapWorths(
  state: LineupState,
  { lineup, swaps, showsRaw }: { lineup: Lineup; swaps: readonly Swap[]; showsRaw: boolean },
): { worths: readonly ShownSwapWorth[] | null; isRunning: boolean; failure: string | null } {
  const ofLineup = useSimulation(state, 'lineup').result
  const ofList = useSimulation(state, 'list').result
  const isAsked = (ofLineup ?? ofList) !== null && isComplete(lineup) && swaps.length > 0
  const settings = contestOf(state)
  const factor = useOwnPayoutFactor(state.format, isAsked && !showsRaw)
  const { answer, isRunning, failure } = useTask(
    [swaps, settings, isAsked],
    async ({ signal }) => {
      if (!isAsked) return null
      const before = playersOf(lineup).map(({ id }) => id)
      const pairs = swaps.map((swap) => ({ before, after: before.with(swap.slotIndex, swap.in.id) }))
      return pairWorthsOf(state, settings, pairs, { signal })
    },
    { notHere: 'This browser could not simulate the swaps.', starts: true },
  )
  if (!answer) return { worths: null, isRunning, failure }
  const { feeCents } = settings
  const basis = showsRaw ? null : claimBasis(state.format, factor)
  const shownOf = (worth: PairWorth): ShownSwapWorth => ({
    top1: shownTop1Gained(worth, basis),
    roi: shownWorth(worth, { feeCents, basis })?.gained ?? null,
  })
  return { worths: answer.map(shownOf), isRunning, failure }
}
