import { CircleCheck } from 'lucide-react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import type { UploadAnswer } from '#contract/history.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'

/** The result of an import: what was passed over, and row number, column and reason of each refused row. */
export function ImportReport({ report }: { report: UploadAnswer }) {
  const unnamed = report.refused - report.refused_rows.length
  return (
    <div className="grid gap-2 rounded-md border border-border bg-raised px-3 py-2.5 text-sm">
      <p className="flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        <span>
          {formatCount(report.added)} new, {formatCount(report.already_known)} already known
          {report.refused + report.passed_over.length > 0 ? '' : '. Every row could be read.'}
        </span>
      </p>
      {report.passed_over.map((sentence) => (
        <p key={sentence} className="wrap-anywhere text-warn">
          {sentence}
        </p>
      ))}
      {report.refused > 0 ? (
        <details open={report.refused <= 5}>
          <summary className="text-warn">{pluralize(report.refused, 'row')} could not be read</summary>
          <ScrollWindow label="Refused rows" className="mt-1.5 max-h-60">
            <ul className="grid gap-1 text-muted">
              {report.refused_rows.map(({ row, column, reason }) => (
                <li key={row} className="wrap-anywhere">
                  Row {formatCount(row)}, {column}: {reason}
                </li>
              ))}
              {unnamed > 0 ? <li>and {formatCount(unnamed)} more</li> : null}
            </ul>
          </ScrollWindow>
        </details>
      ) : null}
    </div>
  )
}
