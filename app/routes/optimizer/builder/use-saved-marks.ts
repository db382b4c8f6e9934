import { useState } from 'react'
import { savedKey } from '#app/lib/slates/saved-key.ts'
import { addSavedMark, loadSavedMarks, type SavedMark } from '#app/lib/stored/saved-marks.ts'
import type { SavedOfSlate } from '#contract/slate-memory.ts'
import { isComplete, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { slateRowsKey } from '#core/lineups/slate-rows-key.ts'
import { isCaptainRow } from '#core/players/player.ts'

/** Whether the shown lineup is saved, and as what: in this tab, or (`ofSlate`) earlier and elsewhere. */
export function useSavedMarks(lineup: Lineup, ofSlate: readonly SavedOfSlate[]) {
  const modeId = lineup.format.id
  const [marks, setMarks] = useState(() => loadSavedMarks(modeId))
  const saved = isComplete(lineup) ? markOf(lineup, marks, ofSlate) : null

  function markSaved(mark: SavedMark) {
    addSavedMark(modeId, mark)
    setMarks(loadSavedMarks(modeId))
  }

  return { saved, markSaved }
}

function markOf(
  lineup: Lineup,
  marks: readonly SavedMark[],
  ofSlate: readonly SavedOfSlate[],
): SavedMark | null {
  const key = savedKey(lineup)
  const mark = marks.find((each) => each.key === key)
  if (mark || ofSlate.length === 0) return mark ?? null
  const rows = playersOf(lineup).map((row) => ({ ...row, isCaptain: isCaptainRow(row) }))
  const rowsKey = slateRowsKey(rows)
  const other = ofSlate.find((each) => each.key === rowsKey)
  return other ? { id: other.id, key } : null
}
