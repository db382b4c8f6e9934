import { isRecord } from '../collections/is-record.ts'
import type { ContestSettings } from '../payouts/contest-settings.ts'
import { isContestSettings } from '../payouts/is-contest-settings.ts'
import type { CONTEST_FIELDS } from './field-keys.ts'
import type { MemoryEntry } from './memory.ts'

/** A contest that the user set on a slate. `contestKey`: the provider's id of it, where an entries file told it. */
export type ContestInMemory = { contestKey: string | null; settings: ContestSettings; at: number }

/** The contests of a slate's memory; what another version wrote in another shape is passed over. */
export function contestsInMemory(
  fields: Readonly<Partial<Record<(typeof CONTEST_FIELDS)[number], Pick<MemoryEntry, 'value' | 'at'>>>>,
): ContestInMemory[] {
  const of = (
    field: (typeof CONTEST_FIELDS)[number],
    found: (value: unknown) => [string | null, unknown][],
  ) => {
    const entry = fields[field]
    if (!entry) return []
    return found(entry.value).flatMap(([contestKey, settings]) =>
      isContestSettings(settings) ? [{ contestKey, settings, at: entry.at }] : [],
    )
  }
  return [
    ...of('draft.filling', (value) =>
      isRecord(value) && isRecord(value.contests) ? Object.entries(value.contests) : [],
    ),
    ...of('draft.contest', (value) => [[null, value]]),
    ...of('draft.moreContests', (value) =>
      Array.isArray(value) ? value.map((each) => [null, isRecord(each) ? each.settings : null]) : [],
    ),
  ]
}
