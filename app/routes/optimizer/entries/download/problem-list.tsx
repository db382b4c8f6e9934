import { Alert } from '#app/components/ui/alert.tsx'
import { isRefused, type UploadProblem, uploadProblemText } from '#core/entries/upload-problem.ts'
import { pluralize } from '#core/figures/format.ts'

const MOST_NAMED = 20

/** What is wrong with a file for the provider, each finding with row, cell and cure; nothing where nothing is. */
export function ProblemList({ problems }: { problems: readonly UploadProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="grid gap-2">
      <Alert tone={problems.some(isRefused) ? 'bad' : 'warn'}>
        {problems.some(isRefused)
          ? 'The provider would refuse this file.'
          : `${pluralize(problems.length, 'thing')} to look at before you upload.`}
      </Alert>
      <ul className="grid gap-1 text-sm">
        {refusedFirst(problems)
          .slice(0, MOST_NAMED)
          .map((problem) => (
            <li key={uploadProblemText(problem)} className="wrap-anywhere">
              {uploadProblemText(problem)}
            </li>
          ))}
        {problems.length > MOST_NAMED ? (
          <li className="text-muted">and {problems.length - MOST_NAMED} more</li>
        ) : null}
      </ul>
    </div>
  )
}

/** What stops the upload comes before what only deserves a look. */
function refusedFirst(problems: readonly UploadProblem[]): UploadProblem[] {
  return [...problems].sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)))
}
