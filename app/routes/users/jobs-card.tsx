import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { JobList } from './job-list.tsx'
import { useJobs } from './use-jobs.ts'

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
