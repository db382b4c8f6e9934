import type { ChosenEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { lineupOf, projectedPoints } from '#core/lineups/lineup.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { ownershipSum } from '../set/listed-lineups.ts'
import type { LineupPoint } from './lineup-points.ts'

type Candidate = ChosenEntries['others'][number]

/**
 * Candidates that were not chosen, each given by its row ids in slot order; one with an unknown row or ownership is left out.
 * @param shownRoi the ROI as it is shown, of a raw one.
 */
export function candidatePoints(
  candidates: readonly Candidate[],
  { playerPool, format }: Pick<LineupState, 'playerPool' | 'format'>,
  shownRoi: (raw: Candidate & { roi: Estimate }) => Estimate,
): LineupPoint[] {
  if (candidates.length === 0) return []
  const rows = new Map(playerPool.map((row) => [row.id, row]))
  return candidates.flatMap((candidate, place) => {
    const { ids, roi } = candidate
    const players = ids.flatMap((id) => rows.get(id) ?? [])
    const sum = ownershipSum(players)
    if (players.length < ids.length || sum === null) return []
    return {
      key: `candidate ${place}`,
      label: `Candidate ${place + 1}`,
      points: projectedPoints(lineupOf(format, players)),
      ownershipSum: sum,
      roi: roi && shownRoi({ ...candidate, roi }),
      isChosen: false,
    }
  })
}
