import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { getJson, messageOf, postJson } from '#app/lib/api-client.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { JobItem } from '#contract/jobs.ts'
import { JobSearch } from './job-search.tsx'

const KINDS: Record<string, string> = { learn_contest: 'Learn from contest', remove_file: 'Remove file' }
const TONES: Record<string, 'good' | 'bad' | 'neutral'> = { done: 'good', failed: 'bad' }

/** Work done behind the answers, and what of it failed; read when asked for. */
export function JobsCard() {
  const [jobs, setJobs] = useState<JobItem[] | null>(null)
  const [search, setSearch] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  async function load(sought = search) {
    try {
      const query = sought === '' ? '' : `?search=${encodeURIComponent(sought)}`
      setJobs((await getJson<{ jobs: JobItem[] }>(`/api/admin/jobs${query}`)).jobs)
      setSearch(sought)
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error, 'The jobs could not be read'))
    }
  }

  async function retry(job: JobItem) {
    try {
      await postJson(`/api/admin/jobs/${job.id}/retry?database=${job.database}`)
      showToast({ title: 'Job started again' })
      await load()
    } catch (error) {
      showErrorToast({ title: 'Error', description: messageOf(error, 'The job could not be started again') })
    }
  }

  return (
    <Card>
      <CardHeaderRow>
        <div className="grid gap-0.5">
          <CardTitle>Background jobs</CardTitle>
          <CardDescription>
            What follows uploads: learning from contests, removing their files. Open jobs come first.
          </CardDescription>
        </div>
        <Button size="small" onClick={() => load()}>
          <RefreshCw aria-hidden />
          {jobs ? 'Read again' : 'Show jobs'}
        </Button>
      </CardHeaderRow>
      {failure ? (
        <CardContent>
          <Alert tone="bad">{failure}</Alert>
        </CardContent>
      ) : null}
      {jobs ? (
        <>
          <JobSearch onSearch={load} />
          <JobList jobs={jobs} search={search} onRetry={retry} />
        </>
      ) : null}
    </Card>
  )
}

type JobListProps = { jobs: JobItem[]; search: string; onRetry: (job: JobItem) => void }

function JobList({ jobs, search, onRetry }: JobListProps) {
  if (jobs.length === 0) {
    const sentence = search === '' ? 'No jobs yet' : `No job matches "${search}"`
    return <CardContent className="text-sm wrap-anywhere text-muted">{sentence}</CardContent>
  }
  return (
    <ScrollWindow label="Background jobs" className="max-h-96 border-t border-border">
      <ul className="divide-y divide-border">
        {jobs.map((job) => (
          <li
            key={`${job.database} ${job.id}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm sm:px-5"
          >
            <Badge tone={TONES[job.status] ?? 'neutral'}>{job.status}</Badge>
            <span className="min-w-0 flex-1 basis-48">
              <span className="block wrap-anywhere">
                {KINDS[job.kind] ?? job.kind}
                {job.contestName ? `: ${job.contestName}` : ''}
              </span>
              <span className="block text-[0.8125rem] wrap-anywhere text-muted">
                {job.username}
                {job.error ? `, after ${job.attempts} tries: ${job.error}` : ''}
              </span>
            </span>
            {job.status === 'failed' ? (
              <Button size="small" aria-label={`Try again: job ${job.id}`} onClick={() => onRetry(job)}>
                Try again
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </ScrollWindow>
  )
}
