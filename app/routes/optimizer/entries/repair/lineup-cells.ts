import type { LineupState } from '../../state/lineup-state.ts'
import { rowIds } from '../set/row-ids.ts'

/** The lineups of the list by row ids in slot order; null where the file lists the row no more. */
export function lineupCells({
  build,
  playerPool,
}: Pick<LineupState, 'build' | 'playerPool'>): (string | null)[][] {
  if (build === null) return []
  const ids = rowIds(build.rows, playerPool)
  return build.lineups.map((lineup) => lineup.map((row) => ids[row] ?? null))
}
