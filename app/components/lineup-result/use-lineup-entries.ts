import { useEffect, useState } from 'react'
import { getJson } from '#app/lib/api-client.ts'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import type { LineupDetail, LineupEntryItem } from '#contract/saved-lineups.ts'

/** The entries of a lineup at the provider, which the list does not have; null until they are loaded. */
export function useLineupEntries(lineupId: number): readonly LineupEntryItem[] | null {
  const [entries, setEntries] = useState<readonly LineupEntryItem[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    getJson<LineupDetail>(`/api/saved-lineups/${lineupId}`).then(
      (detail) => isCurrent && setEntries(detail.entries),
      // The result can be typed all the same; entries that were not shown are not changed.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [lineupId])
  return entries
}

/** The ids that the user has typed and that wait on this device; null without any. */
export function useWaitingEntryIds(lineupId: number): readonly string[] | null {
  const changes = useShownChanges()
  for (const change of changes)
    if (change.kind === 'lineup_entries' && change.target.id === lineupId && change.refusal === null)
      return change.fields.entry_keys
  return null
}
