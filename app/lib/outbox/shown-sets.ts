import { useMemo } from 'react'
import type { EntryResultWire, EntrySetDetail, EntrySetItem } from '#contract/entry-sets.ts'
import { toCents, toCentsOrNull, toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import { isCashed } from '#core/money/returns.ts'
import { type ShownChange, useShownChanges } from './shown-changes.ts'
import { type ChangeOf, changesOf, isDeletion } from './shown-records.ts'

/** The set and its results with what waits for them. */
export function useShownSet(detail: EntrySetDetail): EntrySetDetail {
  const changes = useShownChanges()
  return useMemo(() => {
    const own = changesOf('set', detail.entry_set.id, changes)
    const results = own.reduce(withResults, detail.results)
    const entry_set = own.reduce((set, change) => withChange(set, change, detail.results), detail.entry_set)
    return { ...detail, entry_set, results }
  }, [detail, changes])
}

/** Null if its deletion waits. */
export function listedSet(set: EntrySetItem, changes: readonly ShownChange[]): EntrySetItem | null {
  const own = changesOf('set', set.id, changes)
  if (own.length === 0) return set
  return own.some(isDeletion) ? null : own.reduce((shown, change) => withChange(shown, change, null), set)
}

/** `results`: those that are stored, where they are known. */
function withChange(
  set: EntrySetItem,
  change: ChangeOf<'set'>,
  results: EntrySetDetail['results'],
): EntrySetItem {
  switch (change.kind) {
    case 'set_name':
      return { ...set, ...change.fields }
    case 'set_contest': {
      const { contest_name = null, contest_type, entry_fee = null } = change.fields
      const named = { ...set, contest_name, contest_type: contest_type ?? set.contest_type, entry_fee }
      return withMoney(named, results)
    }
    case 'set_results':
      return withMoney(set, change.fields.results)
    case 'set_deletion':
      return set
  }
}

function withResults(results: EntrySetDetail['results'], change: ChangeOf<'set'>): EntrySetDetail['results'] {
  if (change.kind !== 'set_results') return results
  return change.fields.results.map(({ points_total = null, winnings_total = null, rank = null }) => ({
    points_total,
    winnings_total,
    rank,
  }))
}

/** The figures that follow from fee and results, as the server computes them. Entries have fees and results of their own. */
function withMoney(set: EntrySetItem, results: readonly EntryResultWire[] | null): EntrySetItem {
  if (set.entries > 0) return set
  const feeCents = toCentsOrNull(set.entry_fee)
  const fees = (lineups: number) => toDollarsOrNull(feeCents === null ? null : feeCents * lineups)
  const settled = results?.filter(({ winnings_total }) => winnings_total != null) ?? null
  const figures = {
    entered: feeCents !== null,
    fees_total: fees(set.lineups),
    settled_fees: fees(settled?.length ?? set.settled) ?? 0,
  }
  if (results === null || settled === null) return { ...set, ...figures }
  const winnings = settled.map(({ winnings_total }) => toCents(winnings_total ?? 0))
  const points = results.flatMap(({ points_total }) => points_total ?? [])
  return {
    ...set,
    ...figures,
    settled: settled.length,
    winnings_total: toDollars(winnings.reduce((sum, cents) => sum + cents, 0)),
    cashed: winnings.filter((winningsCents) => isCashed({ feesCents: feeCents ?? 0, winningsCents })).length,
    best_points: points.length > 0 ? Math.max(...points) : null,
  }
}
