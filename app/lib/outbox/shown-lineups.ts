import { useMemo } from 'react'
import type { LineupDetail, LineupListItem } from '#contract/saved-lineups.ts'
import { type ShownChange, useShownChanges } from './shown-changes.ts'
import { type ChangeOf, changesOf, isDeletion } from './shown-records.ts'

/** The lineup and its entries with what waits for them. */
export function useShownLineup(detail: LineupDetail): LineupDetail {
  const changes = useShownChanges()
  return useMemo(() => {
    const own = changesOf('lineup', detail.lineup.id, changes)
    const lineup = own.reduce(withChange, detail.lineup)
    return { ...detail, lineup, entries: own.reduce(withEntries, detail.entries) }
  }, [detail, changes])
}

/** Null if its deletion waits. */
export function listedLineup<Lineup extends LineupListItem>(
  lineup: Lineup,
  changes: readonly ShownChange[],
): Lineup | null {
  const own = changesOf('lineup', lineup.id, changes)
  if (own.length === 0) return lineup
  return own.some(isDeletion) ? null : own.reduce(withChange, lineup)
}

function withChange<Lineup extends LineupListItem>(lineup: Lineup, change: ChangeOf<'lineup'>): Lineup {
  switch (change.kind) {
    case 'lineup_name':
    case 'lineup_result':
      return { ...lineup, ...change.fields }
    case 'lineup_entries': {
      const { entry_fee_total = lineup.entry_fee_total } = change.fields
      return { ...lineup, entry_fee_total }
    }
    case 'lineup_deletion':
      return lineup
  }
}

function withEntries(entries: LineupDetail['entries'], change: ChangeOf<'lineup'>): LineupDetail['entries'] {
  if (change.kind !== 'lineup_entries') return entries
  return change.fields.entry_keys.map(
    (key) => entries.find(({ entry_key }) => entry_key === key) ?? { ...NEW_ENTRY, entry_key: key },
  )
}

const NEW_ENTRY = { contest_name: '', points_total: null, rank: null, winnings_total: null, source: null }
