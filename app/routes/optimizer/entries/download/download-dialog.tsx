import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { downloadText } from '#app/lib/files/download-text.ts'
import { uploadFile } from '#core/entries/upload-file.ts'
import type { UploadProblem } from '#core/entries/upload-problem.ts'
import { validateUpload } from '#core/entries/validate-upload.ts'
import { pluralize } from '#core/figures/format.ts'
import { salaryFileFacts } from '#core/formats/salary-file-facts.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { ProblemList } from './problem-list.tsx'

/** The provider's bulk upload file of the list, checked before it is saved: each finding names row, cell and cure. */
export default function DownloadDialog({
  fileName,
  onEntriesFile,
  onClose,
}: {
  fileName: string
  /** Shows where the provider's file of reserved entries is filled. */
  onEntriesFile: () => void
  onClose: () => void
}) {
  const state = useSlate()
  const { lineups } = useList()
  const { csv, problems } = useMemo(() => checkedFile(lineups, state), [lineups, state])
  const isRefused = csv === null
  const { site } = useMemo(() => salaryFileFacts(state.playerPool), [state.playerPool])
  const otherSite = site !== state.format.site ? site : null
  return (
    <OpenDialog
      title="Upload file"
      description={`${pluralize(lineups.length, 'lineup')} in the format of the provider’s bulk upload.`}
      onClose={onClose}
    >
      {otherSite !== null ? (
        <Alert tone="warn">
          The ids are of {otherSite}, so {state.format.site} would refuse every row. Lineups to upload there
          need its own salary file.
        </Alert>
      ) : problems.length === 0 ? (
        <p className="text-sm text-good">Checked: every row is complete, legal and only once in the file.</p>
      ) : null}
      <ProblemList problems={problems} />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="min-w-0 flex-1 basis-48">
          This file names no entries, so it keeps no forecast. Entries reserved already? Their file keeps one.
        </span>
        <Button size="small" onClick={onEntriesFile}>
          Fill DKEntries.csv
        </Button>
      </p>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={isRefused}
          onClick={() => {
            if (csv !== null) downloadText(csv, fileName)
            onClose()
          }}
        >
          {isRefused ? 'No file' : otherSite !== null || problems.length > 0 ? 'Download anyway' : 'Download'}
        </Button>
      </DialogFooter>
    </OpenDialog>
  )
}

function checkedFile(
  lineups: readonly ListedLineup[],
  state: LineupState,
): { csv: string | null; problems: UploadProblem[] } {
  const { format, playerPool } = state
  const file = uploadFile(
    lineups.map(({ players }) => players),
    format,
  )
  if (!file.ok) return { csv: null, problems: file.error }
  const outPeople = notPlaying(state)
  return {
    csv: file.value,
    problems: validateUpload(file.value, { pool: playerPool, format, outPeople }),
  }
}
