import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { DropWords, DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { fieldClasses } from '#app/components/ui/input.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { readTextFile } from '#app/lib/files/read-text-file.ts'

export type ChosenFile = { name: string; text: string }

/** Takes a file that is dropped, chosen or pasted as a table. */
export function ChooseFile({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [pasting, setPasting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function read(file: File | undefined) {
    if (!file) return
    try {
      onFile({ name: file.name, text: await readTextFile(file) })
    } catch {
      setFailure('The file could not be read. Choose it again.')
    }
  }

  return (
    <div className="grid gap-3">
      <DropZone
        testId="projection-drop-zone"
        layout="flex flex-wrap items-center justify-center gap-3 px-4 py-5 text-center"
        onFile={(file) => void read(file)}
        onPress={() => input.current?.click()}
      >
        <FileUp aria-hidden className="size-6 text-muted" />
        <p className="text-sm">
          <DropWords drop="Drop a file with projections here" choose="Choose a file with projections" />
        </p>
        <Button>Browse Files</Button>
        <FileInput
          ref={input}
          label="Projection file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onFile={(file) => void read(file)}
        />
      </DropZone>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {pasting ? (
        <PasteTable onFile={onFile} />
      ) : (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start text-sm"
          onClick={() => setPasting(true)}
        >
          Paste a table instead
        </Button>
      )}
    </div>
  )
}

function PasteTable({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onFile({ name: 'Pasted table', text })
      }}
    >
      <label className="grid gap-1.5 text-sm font-medium">
        Table with a header, copied from a page or a spreadsheet
        <textarea
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={classNames(fieldClasses, 'py-2 font-mono text-xs sm:text-xs')}
        />
      </label>
      <Button type="submit" disabled={text.trim() === ''} className="justify-self-start">
        Read the table
      </Button>
    </form>
  )
}
