import { useMemo } from 'react'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import { lineupKey } from '#core/lineups/lineup.ts'
import { shownFigures } from '../../contest/figures/shown-figures.ts'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useLeftOut } from '../../state/use-left-out.ts'
import { affectedLineups } from '../set/affected-lineups.ts'
import { exposureShares } from '../set/exposure-shares.ts'
import { has } from '../set/keep-build.ts'
import { type ListedLineup, listedLineups } from '../set/listed-lineups.ts'

/** The list with its figures and exposures, its lineups that hold someone who is out, and the part of the chosen group. */
export function useShownList(
  state: LineupState,
  simulation: Simulation | null,
  { showsRaw, shownGroup }: { showsRaw: boolean; shownGroup: string | null },
) {
  const { build, format } = state
  const leftOut = useLeftOut(state)
  const payoutFactor = useOwnPayoutFactor(format, simulation !== null)
  const affected = useMemo(() => affectedLineups({ build, ...leftOut }), [build, leftOut])
  const listed = useMemo(() => listedLineups({ build, ...leftOut }), [build, leftOut])
  const lineups = useMemo(
    () => withFigures(listed, simulation, showsRaw, payoutFactor),
    [listed, simulation, showsRaw, payoutFactor],
  )
  const shares = useMemo(() => exposureShares(lineups, format), [lineups, format])
  const group = build?.groups?.find(({ name }) => name === shownGroup)
  const ofGroup = useMemo(
    () => (group ? lineups.filter(({ kept }) => has(group.lineups, kept)) : lineups),
    [group, lineups],
  )
  const ofGroupShares = useMemo(
    () => (group ? exposureShares(ofGroup, format) : shares),
    [group, ofGroup, shares, format],
  )
  return { lineups, shares, affected, group, ofGroup, ofGroupShares }
}

/** The list with its figures as they are shown. */
function withFigures(
  lineups: readonly ListedLineup[],
  simulation: Simulation | null,
  showsRaw: boolean,
  payoutFactor: number | null = null,
): readonly ListedLineup[] {
  if (simulation === null) return lineups
  return lineups.map((listed) => {
    const raw = simulation.lineups[lineupKey(listed.lineup)]
    if (!raw) return listed
    return {
      ...listed,
      figures: showsRaw ? raw : shownFigures(raw, simulation, listed.lineup.format, payoutFactor),
    }
  })
}
