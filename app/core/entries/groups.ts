import type { RuleEntry } from '../rules/build-rule.ts'

/** A named part of a list of lineups with rules of its own; a lineup is in one group at most. */
export type EntryGroup<Lineup> = {
  /** No other group of the list has it. */
  name: string
  /** What has to happen for the group to win, in a sentence; empty for none. */
  thesis: string
  /** What its lineups were built under; null where that is not known. */
  rules: readonly RuleEntry[] | null
  lineups: readonly Lineup[]
}

export const MOST_GROUPS = 20
export const MOST_GROUP_NAME = 60
export const MOST_THESIS = 200

/** Why these are no groups of so many lineups, as the rest of a sentence; null: they are. Lineups are named by their places. */
export function groupsProblem(
  groups: readonly Pick<EntryGroup<number>, 'name' | 'lineups'>[],
  lineups: number,
): string | null {
  const names = new Set<string>()
  const taken = new Set<number>()
  for (const { name, lineups: places } of groups) {
    if (names.has(name)) return 'has the name of another group'
    names.add(name)
    for (const place of places) {
      if (place >= lineups) return 'names a lineup that is not in the list'
      if (taken.has(place)) return 'holds a lineup of another group'
      taken.add(place)
    }
  }
  return null
}

/** The groups with other lineups in the place of theirs, or with none for null. A group of no lineup is gone. */
export function regrouped<Lineup, Group extends EntryGroup<Lineup>>(
  groups: readonly Group[],
  inPlaceOf: (lineup: Lineup) => Lineup | null,
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      lineups: group.lineups.map(inPlaceOf).filter((lineup) => lineup !== null),
    }))
    .filter(({ lineups }) => lineups.length > 0)
}
