import { lazy, type ReactNode } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount } from '#core/figures/format.ts'
import { useContest } from './contest-context.ts'
import type { OtherContests } from './verdict/use-other-contests.ts'

const VerdictCard = lazy(() => import('./verdict/verdict-card.client.tsx'))
const FieldPictures = lazy(() => import('./pictures/field-pictures.client.tsx'))

type FieldPart = {
  /** Null while it loads: it needs the lineups of all entries, and the file can be large. */
  report: FieldReport | null
  others: OtherContests
}

/** Room for three sentences is kept from the start, so that the page does not move when they come. */
export function Verdict({ report, others }: FieldPart) {
  const note = <VerdictNote />
  const loading = <VerdictSkeleton note={note} />
  if (!report) return loading
  return (
    <OptionalPart loading={loading} failed={<LoadFailure part="The verdict" />}>
      <VerdictCard report={report} others={others} note={note} />
    </OptionalPart>
  )
}

/** What a newcomer does not know of the sentences. */
function VerdictNote() {
  const { entries } = useContest()
  return (
    <p className="text-sm text-muted xl:col-span-3">
      The field is all {formatCount(entries)} entries. Press a figure to see its picture.
    </p>
  )
}

function VerdictSkeleton({ note }: { note: ReactNode }) {
  return (
    <Card aria-label="Verdict" aria-busy className="grid gap-x-8 gap-y-4 p-4 sm:p-5 xl:grid-cols-3">
      {['won', 'differs', 'change'].map((sentence) => (
        <div key={sentence} className="grid content-start gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-24" />
        </div>
      ))}
      {note}
    </Card>
  )
}

export function Pictures({ report, others }: FieldPart) {
  const loading = (
    <Card className="grid gap-3 p-5">
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-24 sm:h-64" />
    </Card>
  )
  if (!report) return loading
  return (
    <OptionalPart loading={loading} failed={<LoadFailure part="The pictures" />}>
      <FieldPictures report={report} others={others} />
    </OptionalPart>
  )
}
