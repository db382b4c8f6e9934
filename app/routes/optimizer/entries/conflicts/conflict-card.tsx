import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Spinner } from '#app/components/ui/spinner.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { Change } from '#optimizer/conflicts/conflict-report.ts'
import type { LineupAction } from '../../state/lineup-state.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { actionsOfChanges, type Conflict, countAfter } from './apply-changes.ts'

const MOST_RELAXATIONS = 6

/** Why a build found too few lineups: the smallest sets of rules that exclude each other, and changes that were tried. */
export default function ConflictCard({
  message,
  conflict: { asked, rules, report },
  onRelax,
  onClose,
}: {
  /** What is known before the report is there. */
  message: string
  conflict: Conflict
  /** Makes these changes and builds so many lineups. */
  onRelax: (actions: readonly LineupAction[], count: number) => void
  onClose: () => void
}) {
  const state = useSlate()
  const relax = (changes: readonly Change[]) =>
    onRelax(actionsOfChanges(changes, rules, state), countAfter(changes, asked.count))
  const reasons = report && report.reasons.length > 0 ? report.reasons : [message]
  return (
    <section
      aria-label="Why"
      className="grid max-h-[70%] shrink-0 content-start gap-2 overflow-y-auto border-b border-border p-2 text-sm"
    >
      <Alert tone="bad">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
      {report === null ? (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner size="size-4" />
          Looking for the rules that exclude each other.
        </p>
      ) : null}
      {report && report.relaxations.length > 0 ? (
        <>
          <h3 className="font-medium">
            {report.relaxations.length === 1
              ? 'This helps; it was tried'
              : 'Any one of these helps; each was tried'}
          </h3>
          <ul className="grid gap-1">
            {report.relaxations.slice(0, MOST_RELAXATIONS).map((relaxation) => (
              <li key={relaxation.sentence} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 wrap-anywhere">{relaxation.sentence}</span>
                <Button
                  size="small"
                  aria-label={`Apply: ${relaxation.sentence} ${pluralize(relaxation.lineups, 'lineup')}`}
                  onClick={() => relax(relaxation.changes)}
                >
                  {pluralize(relaxation.lineups, 'lineup')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-muted">{state.build ? 'The list below is as it was.' : ''}</span>
        <Button variant="link" size="inline" onClick={onClose}>
          Close
        </Button>
      </p>
    </section>
  )
}
