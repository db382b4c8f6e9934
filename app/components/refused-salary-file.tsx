import { Link } from 'react-router'
import { FILE_SCREENS } from '#app/lib/files/file-screens.ts'
import { refusalWords } from '#contract/file-refusals.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

/** Why a salary file was refused: SPEC.md's message, the row or column, and a link if it belongs to another format or screen. */
export function RefusedSalaryFile({ refusal, fileName }: { refusal: FileRefusal; fileName: string }) {
  const { message, detail } = refusalWords('salaries', refusal)
  return (
    <Alert tone="bad">
      <p className="font-medium">{message}</p>
      {detail ? <p>{detail}</p> : null}
      {refusal.kind === 'other_format' && !refusal.format.disabled ? (
        <Button asChild size="small" className="mt-2">
          <Link to={`/${refusal.format.id}/upload`}>Open {refusal.format.name}</Link>
        </Button>
      ) : null}
      {refusal.kind === 'other_file' ? (
        <Button asChild size="small" className="mt-2">
          <Link to={FILE_SCREENS[refusal.file].path}>{FILE_SCREENS[refusal.file].label}</Link>
        </Button>
      ) : null}
      <p className="mt-1 break-all">{fileName}</p>
    </Alert>
  )
}
