import { useRef, useState } from 'react'
import { getJson, messageOf, postJson } from '#app/lib/api-client.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { JobItem } from '#contract/jobs.ts'

/** The loaded jobs and the search text that found them. */
type Listed = { jobs: JobItem[]; search: string }

/** Loads the background jobs on request. If several requests are pending, only the last answer is shown. */
export function useJobs() {
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
