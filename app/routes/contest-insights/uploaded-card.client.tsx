import { CircleCheck } from 'lucide-react'
import { Moment } from '#app/components/moment.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Uploaded } from './contest-upload.ts'

/** The receipt of an upload: what was read and what was learned, in few lines, since the contest itself is below. */
export default function UploadedCard({ uploaded }: { uploaded: Uploaded }) {
  const { fileName, fileBytes, entries, uploadedAt, learningStats } = uploaded
  return (
    <Card className="flex items-start gap-2 px-4 py-3 text-sm sm:px-5">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      <div className="grid min-w-0 gap-0.5 tabular-nums">
        <p className="wrap-anywhere">
          <span className="font-semibold">Upload Successful</span>
          <span className="text-muted">
            {` ${fileName}, ${formatCount(Math.max(1, Math.round(fileBytes / 1024)))} KB, `}
            {pluralize(entries, 'entry', 'entries')}, <Moment iso={new Date(uploadedAt).toISOString()} />
          </span>
        </p>
        <p className="text-muted">
          <span>ML Model Training Results</span>
          {`: Players Analyzed ${formatCount(learningStats.players)}, Stack Patterns ${formatCount(learningStats.stacks)}, Matchup Data ${formatCount(learningStats.matchups)}`}
        </p>
      </div>
    </Card>
  )
}
