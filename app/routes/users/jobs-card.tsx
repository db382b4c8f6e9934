import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { getJson, messageOf, postJson } from '#app/lib/api-client.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { JobItem } from '#contract/jobs.ts'
import { JobList } from './job-list.tsx'

/** Background jobs and their failures; loaded on request. */
export function JobsCard() {
  const { listed, pending, failure, retrying, load, retry } = useJobs()
  return (
    <Card tabIndex={-1} aria-labelledby="jobs-title">
      <CardHeaderRow>
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <CardTitle id="jobs-title">Background jobs</CardTitle>
          <CardDescription>
            Learning from uploaded contests and removing their files. Failed and waiting jobs come first.
          </CardDescription>
        </div>
        <Button size="small" disabled={pending} onClick={() => load()}>
          <RefreshCw aria-hidden />
          {pending ? 'Loading...' : listed ? 'Refresh' : 'Show jobs'}
        </Button>
      </CardHeaderRow>
      {failure ? (
        <CardContent>
          <Alert tone="bad">{failure}</Alert>
        </CardContent>
      ) : null}
      {listed ? (
        <>
          <JobSearch onSearch={load} />
          <JobList {...listed} retrying={retrying} onRetry={retry} />
        </>
      ) : null}
    </Card>
  )
}

/** Searches on Enter or by the button; clearing the field shows all jobs. */
function JobSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <SearchField
        label="Search jobs"
        placeholder="User, contest or status..."
        className="flex-1 basis-48 sm:max-w-sm"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="besideField">
        Search
      </Button>
    </form>
  )
}

/** The loaded jobs and the search text that found them. */
type Listed = { jobs: JobItem[]; search: string }

/** Loads the background jobs on request. If several requests are pending, only the last answer is shown. */
function useJobs() {
  const [listed, setListed] = useState<Listed | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [retrying, setRetrying] = useState<JobItem | null>(null)
  const questions = useRef(0)

  async function load(search = listed?.search ?? '') {
    questions.current += 1
    const question = questions.current
    setPending(true)
    setFailure(null)
    try {
      const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`
      const { jobs } = await getJson<{ jobs: JobItem[] }>(`/api/admin/jobs${query}`)
      if (question === questions.current) setListed({ jobs, search })
    } catch (error) {
      if (question === questions.current) setFailure(messageOf(error, 'The jobs could not be read'))
    } finally {
      if (question === questions.current) setPending(false)
    }
  }

  async function retry(job: JobItem) {
    setRetrying(job)
    try {
      await postJson(`/api/admin/jobs/${job.id}/retry?database=${job.database}`)
      showToast({ title: 'Job started again' })
      await load()
    } catch (error) {
      showErrorToast({
        title: 'Error',
        description: messageOf(error, 'The job could not be started again'),
        isAnnounced: true,
      })
    } finally {
      setRetrying(null)
    }
  }

  return { listed, pending, failure, retrying, load, retry }
}
