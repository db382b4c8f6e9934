import type { KeptBuild, KeptGroup } from '../../state/kept-build.ts'
import { has } from '../set/keep-build.ts'

/** What the user says of a group. */
export type GroupWords = Pick<KeptGroup, 'name' | 'thesis'>

/** `listed`: the name of what is in the list already, which becomes a group beside the first one that is added. */
export type NewGroup = GroupWords & { listed: string }

/** `Group 2`: a name that no group of the list has. */
export function newGroupName(groups: readonly KeptGroup[]): string {
  const taken = new Set(groups.map(({ name }) => name))
  for (let number = groups.length + 1; ; number++) if (!taken.has(`Group ${number}`)) return `Group ${number}`
}

/** The list with the lineups of `made` behind its own, as a group; without groups its own become the first one. */
export function withGroupAdded(
  before: KeptBuild,
  made: KeptBuild,
  { listed, ...words }: NewGroup,
): KeptBuild {
  const { groups = [] } = before
  const first = groupOf(before, { name: listed, thesis: '' })
  return withGroup({ ...before, groups: groups.length > 0 ? groups : [first] }, made, words)
}

/** The same for a list of which nothing or something is in groups. `made` is a build that knows the rows of the list. */
export function withGroup(
  { chosenFor: _ofAll, openedFrom: _whole, rules: _ofNone, gap: _ofOneBuild, ...before }: KeptBuild,
  made: KeptBuild,
  words: GroupWords,
): KeptBuild {
  return {
    ...before,
    rows: made.rows,
    lineups: [...before.lineups, ...made.lineups],
    wanted: before.wanted + made.wanted,
    exact: 'sequential',
    isProved: before.isProved && made.isProved,
    isByPoints: false,
    // The table of the groups says how many of those asked for there are.
    shortfall: null,
    unmet: [...before.unmet, ...made.unmet],
    // Each group has rules of its own, so those of the next build make none of them stale.
    madeFrom: { ...known(before.madeFrom, made.madeFrom), rules: '' },
    ...(made.builtWith && !before.builtWith ? { builtWith: made.builtWith } : {}),
    groups: [...(before.groups ?? []), groupOf(made, words)],
    previous: before.lineups,
  }
}

function groupOf({ rules, lineups, wanted }: KeptBuild, { name, thesis }: GroupWords): KeptGroup {
  return { name, thesis, rules: rules ?? null, lineups, wanted }
}

/** What the list was made from, and where that is not known, what the group was. */
function known(before: KeptBuild['madeFrom'], made: KeptBuild['madeFrom']): KeptBuild['madeFrom'] {
  const parts = Object.entries(before).map(([part, sum]) => [part, sum || made[part as keyof typeof made]])
  return Object.fromEntries(parts) as KeptBuild['madeFrom']
}

export function withGroupRenamed(build: KeptBuild, name: string, words: GroupWords): KeptBuild {
  const groups = build.groups?.map((group) => (group.name === name ? { ...group, ...words } : group))
  return groups ? { ...build, groups } : build
}

/** The list without the lineups of the group; a later build may find them again. */
export function withoutGroup(build: KeptBuild, { name, lineups, wanted }: KeptGroup): KeptBuild {
  const stays = (lineup: readonly number[]) => !has(lineups, lineup)
  return {
    ...build,
    lineups: build.lineups.filter(stays),
    locked: build.locked.filter(stays),
    wanted: build.wanted - wanted,
    groups: (build.groups ?? []).filter((group) => group.name !== name),
    previous: build.lineups,
  }
}
