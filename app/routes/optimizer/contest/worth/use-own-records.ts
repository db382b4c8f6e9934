import { useEffect, useState } from 'react'
import { getJson } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import type { AnalyticsWire } from '#contract/history.ts'
import type { OwnRecord } from '#core/history/own-record.ts'

/** The user's record in NFL contests by kind; null before it is known, offline and for guests. */
export function useOwnRecords(): ReadonlyMap<string, OwnRecord> | null {
  const [records, setRecords] = useState<ReadonlyMap<string, OwnRecord> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadRecords().then((own) => isCurrent && setRecords(own))
    return () => {
      isCurrent = false
    }
  }, [])
  return records
}

async function loadRecords(): Promise<ReadonlyMap<string, OwnRecord> | null> {
  if (sessionOwner() === null || !navigator.onLine) return null
  try {
    // An import of history makes it be asked again.
    return await remembered('history-kinds', async () => {
      const { cohorts } = await getJson<AnalyticsWire>('/api/historical/analytics')
      return new Map(cohorts.contestKind.map((cohort) => [cohort.label, cohort]))
    })
  } catch {
    return null
  }
}
