import type { Format } from '#core/formats/format.ts'
import { shrinkFactors, shrunkChance, shrunkGap } from '#core/games/shrink.ts'
import { lineupKey } from '#core/lineups/lineup.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import type { LineupFigures, Simulation } from '../simulation/simulation.ts'

/** The list with its figures as they are shown. */
export function withFigures(
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
      figures: showsRaw ? raw : shrunkFigures(raw, simulation, listed.lineup.mode, payoutFactor),
    }
  })
}

/** Moved towards the field, because simulations promise more than contests pay; the order of lineups stays. */
export function shrunkFigures(
  raw: LineupFigures,
  { games, means }: Pick<Simulation, 'games' | 'means'>,
  mode: Format,
  /** The user's own factor for money and cash; the format's without it. */
  payoutFactor: number | null = null,
): LineupFigures {
  const { payout: general, top, win } = shrinkFactors(mode)
  const payout = payoutFactor ?? general
  const chance = { factor: top, games }
  return {
    win: shrunkGap(raw.win, means.win, win),
    top1: shrunkChance(raw.top1, means.top1, chance),
    top10: shrunkChance(raw.top10, means.top10, chance),
    cash: shrunkGap(raw.cash, means.cash, payout),
    roi: raw.roi && means.roi !== null ? shrunkGap(raw.roi, means.roi, payout) : null,
    profit: shrunkGap(raw.profit, means.profit, payout),
    dupes: raw.dupes,
  }
}
