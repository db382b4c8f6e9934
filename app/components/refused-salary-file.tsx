import { refusalWords } from '#contract/file-refusals.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { Alert } from './ui/alert.tsx'

/** Why a salary file gives no slate: SPEC.md's sentence, then which row or column is meant. */
export function RefusedSalaryFile({ refusal, fileName }: { refusal: FileRefusal; fileName: string }) {
  const { message, detail } = refusalWords('salaries', refusal)
  return (
    <Alert tone="bad">
      <p className="font-medium">{message}</p>
      {detail ? <p>{detail}</p> : null}
      <p className="mt-1 break-all">{fileName}</p>
    </Alert>
  )
}
