import { lazy } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import type { SlateMemoryOnScreen } from './use-slate-memory.ts'

const MemoryNotes = lazy(() => import('./memory-notes.tsx'))

/** Loads the code of the notes with the first one. */
export function MemoryNotesSlot({
  memory,
  players,
  mode,
}: {
  memory: SlateMemoryOnScreen
  players: readonly Player[]
  mode: Format
}) {
  if (memory.conflicts.length === 0 && memory.carried === null) return null
  return (
    <OptionalPart>
      <MemoryNotes memory={memory} players={players} mode={mode} />
    </OptionalPart>
  )
}
