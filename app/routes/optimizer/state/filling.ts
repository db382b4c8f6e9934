import { isRecord } from '#core/collections/is-record.ts'
import { FILLS } from '#core/entries-file/assign-lineups.ts'
import type { ReservedContest } from '#core/entries-file/contests-in-file.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import type { Filling } from './kept-entries.ts'

const USUAL: Filling = {
  fill: 'rank',
  keepsFilled: true,
  allowsTwice: false,
  isAsChosen: true,
  order: 'number',
  groups: {},
  held: {},
  swapped: {},
  contests: {},
  recorded: null,
}

/** What was kept, with the usual for what is missing or not known to this version. */
export function fillingOf(kept: Filling | null): Filling {
  const filling = { ...USUAL, ...kept }
  return {
    ...filling,
    fill: FILLS.includes(filling.fill) ? filling.fill : USUAL.fill,
    groups: isRecord(filling.groups) ? filling.groups : {},
    held: isRecord(filling.held) ? filling.held : {},
    swapped: isRecord(filling.swapped) ? filling.swapped : {},
    contests: Object.fromEntries(
      Object.entries(filling.contests ?? {}).filter(([, settings]) => isContestSettings(settings)),
    ),
  }
}

/** For the next file: the contests stay as the user set them. */
export function withoutFile(kept: Filling | null): Filling {
  return { ...USUAL, contests: fillingOf(kept).contests }
}

/** The group of a contest, or that it is left or held. */
export function groupOf({ groups }: Filling, contestKey: string): number | 'leave' | 'hold' {
  const group = groups[contestKey]
  return group === 'leave' || group === 'hold' || Number.isInteger(group) ? group! : 1
}

/** The keys of contests that are filled together. */
export function groupsOf(filling: Filling, contests: readonly ReservedContest[]): string[][] {
  const groups = new Map<number, string[]>()
  for (const { contestKey } of contests) {
    const group = groupOf(filling, contestKey)
    if (typeof group === 'number') groups.set(group, [...(groups.get(group) ?? []), contestKey])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, keys]) => keys)
}

/** All contests in one group, or each in its own; held ones and those left as they are stay so. */
export function regrouped(filling: Filling, contests: readonly ReservedContest[], apart: boolean): Filling {
  const open = contests.filter(({ contestKey }) => typeof groupOf(filling, contestKey) === 'number')
  const groups = open.map(({ contestKey }, index) => [contestKey, apart ? index + 1 : 1])
  return { ...filling, groups: { ...filling.groups, ...Object.fromEntries(groups) } }
}

/** With another group for a contest; holding it keeps the lineups that it has now (`now`: ids by row). */
export function withGroup(
  filling: Filling,
  { contestKey, entries }: ReservedContest,
  group: number | 'leave' | 'hold',
  now: ReadonlyMap<number, readonly string[]>,
): Filling {
  const held = new Map(Object.entries(filling.held))
  for (const { entryKey, row } of entries) {
    held.delete(entryKey)
    const ids = now.get(row)
    if (group === 'hold' && ids) held.set(entryKey, ids)
  }
  const groups = { ...filling.groups, [contestKey]: group }
  return { ...filling, groups, held: Object.fromEntries(held) }
}
