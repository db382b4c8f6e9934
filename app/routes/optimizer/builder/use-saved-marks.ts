import { useState } from 'react'
import { savedKey } from '#app/lib/slates/saved-key.ts'
import { addSavedMark, loadSavedMarks, type SavedMark } from '#app/lib/slates/saved-marks.ts'
import { isComplete, type Lineup } from '#core/lineups/lineup.ts'

/** Whether the shown lineup is saved, and as what; survives a reload. */
export function useSavedMarks(lineup: Lineup) {
  const modeId = lineup.mode.id
  const [marks, setMarks] = useState(() => loadSavedMarks(modeId))
  const key = isComplete(lineup) ? savedKey(lineup) : null
  const saved = marks.find((mark) => mark.key === key) ?? null

  function markSaved(mark: SavedMark) {
    addSavedMark(modeId, mark)
    setMarks(loadSavedMarks(modeId))
  }

  return { saved, markSaved }
}
