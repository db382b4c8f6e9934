import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { type UploadProblem, uploadProblemText } from '#core/entries/upload-problem.ts'
import { checkUpload } from '#core/entries/validate-upload.ts'
import type { Player } from '#core/players/player.ts'
import type { KeptEntries } from '../../state/kept-entries.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { chosenFile } from './kept-file.ts'

const NOBODY: ReadonlySet<string> = new Set()
const UNREADABLE = 'The file could not be read. Choose it again.'

/** Takes the provider's file of reserved entries, and of an upload file its lineups; another file is refused with what to do. */
export function ChooseEntriesFile({
  refused = null,
  onCancel = null,
  onFile,
  onLineups,
}: {
  /** Why the file that was kept can't be used. */
  refused?: UploadProblem | null
  /** Keeps the file that is there; null where there is none. */
  onCancel?: (() => void) | null
  onFile: (file: KeptEntries['entriesFile']) => void
  /** In slot order; null where the slate does not list what is written. */
  onLineups: (fileName: string, lineups: readonly (readonly (Player | null)[])[]) => void
}) {
  const { format, playerPool: pool } = useSlate()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState(refused && uploadProblemText(refused))

  async function read(file: File | undefined) {
    if (!file) return
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes === null) return setRefusal(UNREADABLE)
    const upload = checkUpload(new TextDecoder().decode(bytes), { pool, format, outPeople: NOBODY })
    if (upload.ok && upload.value.lineups.some(({ players }) => !players.includes(null)))
      return onLineups(
        file.name,
        upload.value.lineups.map(({ players }) => players),
      )
    const chosen = chosenFile(file.name, new Uint8Array(bytes), format)
    setRefusal(chosen.ok ? null : uploadProblemText(chosen.error))
    if (chosen.ok) onFile(chosen.value)
  }

  return (
    <div className="grid gap-3 p-3">
      <DropZone
        testId="entries-file-drop-zone"
        layout="grid justify-items-center gap-3 px-4 py-8 text-center"
        onFile={(file) => void read(file)}
        onPress={() => input.current?.click()}
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <div className="grid max-w-md gap-1">
          <p className="font-medium">Fill your reserved entries</p>
          <p className="text-sm text-muted">
            Download DKEntries.csv on DraftKings, under My Contests. One file fills all your contests of the
            slate. A file of lineups can be opened here, too.
          </p>
        </div>
        <Button variant="primary">Choose DKEntries.csv</Button>
        <FileInput ref={input} label="Entries file" accept=".csv" onFile={(file) => void read(file)} />
      </DropZone>
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      {onCancel ? (
        <Button size="small" className="justify-self-center" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </div>
  )
}
