import { useEffect, useState } from 'react'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import type { AnalyticsWire } from '#contract/history.ts'

export type EveryMonth = {
  cohorts: AnalyticsWire['cohorts']['month'] | null
  failure: string | null
  load: () => void
}

/**
 * Loads all months on request, since a long history has hundreds of months.
 * `revision`: the number of changes to the history, which make them be loaded again.
 */
export function useAllMonths(revision: number, sport: string | null): EveryMonth {
  const [analytics, setAnalytics] = useState<AnalyticsWire | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import changes the months
  useEffect(() => setAnalytics(null), [revision])

  async function load() {
    if (analytics) return
    setFailure(null)
    const query = sport === null ? '' : `?${new URLSearchParams({ sport })}`
    try {
      setAnalytics(await getJson<AnalyticsWire>(`/api/historical/analytics${query}`))
    } catch (error) {
      setFailure(messageOf(error, 'The months could not be read'))
    }
  }

  return {
    cohorts: analytics?.cohorts.month ?? null,
    failure,
    load: () => void load(),
  }
}
