import { memoriesOf } from '#app/lib/slate-memory/memory-store.ts'
import { isRecord } from '#core/collections/is-record.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'

/**
 * The contests that the user set on slates of the format, as this browser keeps them, those changed last first. Contests with
 * figures that were assumed say nothing of others.
 */
export async function earlierContests(user: string, modeId: string): Promise<ContestSettings[]> {
  const memories = await memoriesOf(user)
  return memories
    .filter(({ key }) => key.split(' ')[1] === modeId)
    .flatMap(({ kept }) => contestsIn(kept.fields))
    .sort((a, b) => b.at - a.at)
    .map(({ settings }) => settings)
}

function contestsIn(fields: SlateMemory): { at: number; settings: ContestSettings }[] {
  const of = (field: string, settings: (value: unknown) => unknown[]) => {
    const entry = fields[field]
    if (!entry) return []
    return settings(entry.value)
      .filter((each) => isContestSettings(each))
      .map((each) => ({ at: entry.at, settings: each }))
  }
  return [
    ...of('draft.filling', (value) =>
      isRecord(value) && isRecord(value.contests) ? Object.values(value.contests) : [],
    ),
    ...of('draft.contest', (value) => [value]),
    ...of('draft.moreContests', (value) =>
      Array.isArray(value) ? value.map((each) => (isRecord(each) ? each.settings : null)) : [],
    ),
  ].filter(({ settings: { name, assumed } }) => name !== undefined && !assumed)
}
