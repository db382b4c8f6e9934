import { Moment } from '#app/components/moment.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import { keepFocusOnRemoval } from '#app/lib/focus/keep-focus-on-removal.ts'
import { type JobItem, MOST_JOBS_LISTED } from '#contract/jobs.ts'
import { pluralize } from '#core/figures/format.ts'

const KINDS: Record<string, string> = {
  learn_contest: 'Learn from contest',
  place_entries: 'Find entries',
  remove_file: 'Remove file',
  simulate: 'Simulate',
}
const TONES: Record<string, 'good' | 'bad' | 'neutral'> = { done: 'good', failed: 'bad' }

/** The listed jobs, with a note if the server may have more. */
export function JobList({
  jobs,
  search,
  retrying,
  onRetry,
}: {
  jobs: JobItem[]
  search: string
  retrying: JobItem | null
  onRetry: (job: JobItem) => void
}) {
  if (jobs.length === 0) {
    const sentence = search === '' ? 'No jobs yet' : `No job matches "${search}"`
    return <CardContent className="text-sm wrap-anywhere text-muted">{sentence}</CardContent>
  }
  return (
    <>
      <ScrollWindow label="Jobs found" className="max-h-96 border-t border-border">
        <ul className="divide-y divide-border">
          {jobs.map((job) => (
            <JobRow
              key={`${job.database} ${job.id}`}
              job={job}
              pending={retrying === job}
              onRetry={() => onRetry(job)}
            />
          ))}
        </ul>
      </ScrollWindow>
      {jobs.length >= MOST_JOBS_LISTED ? (
        <p className="border-t border-border px-4 py-2.5 text-sm text-muted sm:px-5">
          Only {MOST_JOBS_LISTED} jobs are listed. Search to find others.
        </p>
      ) : null}
    </>
  )
}

function JobRow({ job, pending, onRetry }: { job: JobItem; pending: boolean; onRetry: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm sm:px-5">
      <Badge tone={TONES[job.status] ?? 'neutral'} className="w-16 justify-center">
        {job.status}
      </Badge>
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          {KINDS[job.kind] ?? job.kind}
          {job.contestName ? `: ${job.contestName}` : ''}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {job.username || 'Deleted user'}, <Moment iso={job.updatedAt} />
        </p>
        {job.error ? (
          <p className="text-sm wrap-anywhere text-muted">
            Tried {pluralize(job.attempts, 'time')}: {job.error}
          </p>
        ) : null}
      </div>
      {job.status === 'failed' ? (
        <Button
          ref={keepFocusOnRemoval}
          size="small"
          aria-label={`Try again: job ${job.id}`}
          disabled={pending}
          onClick={onRetry}
        >
          Try again
        </Button>
      ) : null}
    </li>
  )
}
