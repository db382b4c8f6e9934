import { useEffect, useState } from 'react'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'

/** Loads the field report for a screen name; the previous report stays until the next is loaded. */
export function useFieldReport(contest: ContestDetail['contest'], screenName: string) {
  const [report, setReport] = useState<FieldReport | null>(null)
  const [pending, setPending] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)

  // The report changes when the contest is reloaded (a slate chosen, payouts pasted).
  useEffect(() => {
    let current = true
    const { id } = contest
    const query = screenName === '' ? '' : `?name=${encodeURIComponent(screenName)}`
    setPending(true)
    setFailure(null)
    remembered(`contests/${id}/field${query}`, () => getJson<FieldReport>(`/api/contest/${id}/field${query}`))
      .then(
        (answer) => current && setReport(answer),
        (error) => current && setFailure(messageOf(error, 'The field could not be read')),
      )
      .finally(() => current && setPending(false))
    return () => {
      current = false
    }
  }, [contest, screenName])

  return { report, pending, failure }
}
