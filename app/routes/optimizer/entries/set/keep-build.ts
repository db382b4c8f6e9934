import type { BuiltWith } from '#core/entries/built-with.ts'
import { regrouped } from '#core/entries/groups.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { Build } from '#optimizer/build-request.ts'
import type { KeptBuild, KeptLineup, MadeFrom } from '../../state/kept-build.ts'
import type { RuleInForce } from './rules-in-force.ts'

/** The build as it is kept with the slate. `before`: the list that it replaces; its rows keep their places. */
export function keptBuild(
  build: Build,
  {
    wanted,
    rules,
    isByPoints,
    from,
    builtWith,
    before,
    rest,
  }: {
    wanted: number
    rules: readonly RuleInForce[]
    isByPoints: boolean
    from: MadeFrom
    builtWith: BuiltWith
    before: KeptBuild | null
    /** Locked and removed lineups of the list before still count. */
    rest: boolean
  },
): KeptBuild {
  const places = new Map((before?.rows ?? []).map((key, place) => [key, place]))
  const placeOf = (key: string) => {
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const lineups = build.lineups.map(({ players }) => players.map((row) => placeOf(rowKey(row))))
  const stillListed = (list: readonly KeptLineup[] | undefined) =>
    rest ? (list ?? []).filter((lineup) => has(lineups, lineup)) : []
  const byHand = stillListed(before?.byHand)
  const repaired = stillListed(before?.repaired)
  return {
    rows: [...places.keys()],
    lineups,
    wanted,
    exact: build.exact,
    isProved: build.isProved,
    ...(build.gap === null ? {} : { gap: build.gap }),
    isByPoints,
    shortfall: build.shortfall?.message ?? null,
    unmet: build.unmet.map(({ rule, wanted, got }) => ({ ruleId: rules[rule]?.id ?? '', wanted, got })),
    madeFrom: from,
    rules: rules.map((each) => ({ ...each, isOn: true })),
    builtWith,
    removed: (rest && before?.removed) || [],
    locked: (rest && before?.locked) || [],
    ...(byHand.length > 0 ? { byHand } : {}),
    ...(repaired.length > 0 ? { repaired } : {}),
    previous: before?.lineups ?? null,
    edited: null,
  }
}

/** Equal for lineups of the same rows, whatever the order of the flex players. */
export function keyOf(lineup: KeptLineup): string {
  return [...lineup].sort((a, b) => a - b).join(' ')
}

export function has(lineups: readonly KeptLineup[], lineup: KeptLineup): boolean {
  const key = keyOf(lineup)
  return lineups.some((other) => keyOf(other) === key)
}

function without(lineups: readonly KeptLineup[], lineup: KeptLineup): KeptLineup[] {
  const key = keyOf(lineup)
  return lineups.filter((other) => keyOf(other) !== key)
}

/** The lineup of these rows (`rowKey`) in the terms of the list; null if the list has never held one of them. */
export function placesOf({ rows }: KeptBuild, keys: readonly string[]): KeptLineup | null {
  const places = keys.map((key) => rows.indexOf(key))
  return places.includes(-1) ? null : places
}

/** Takes the lineup off the list; `Rebuild the rest` finds others in its place. */
export function withRemoved(build: KeptBuild, lineup: KeptLineup): KeptBuild {
  return {
    ...build,
    lineups: without(build.lineups, lineup),
    locked: without(build.locked, lineup),
    removed: [...build.removed, lineup],
    ...withOthersInGroups(build, (each) => (keyOf(each) === keyOf(lineup) ? null : each)),
  }
}

/** A locked lineup stays when the rest is rebuilt. */
export function withLockToggled(build: KeptBuild, lineup: KeptLineup): KeptBuild {
  const locked = has(build.locked, lineup) ? without(build.locked, lineup) : [...build.locked, lineup]
  return { ...build, locked }
}

/** Puts a lineup of these rows (`rowKey`) in the place of another one; what is edited in the builder stays there. */
export function withReplaced(build: KeptBuild, lineup: KeptLineup, keys: readonly string[]): KeptBuild {
  const next = withEdited({ ...build, edited: lineup }, keys)
  const isEdited = build.edited !== null && keyOf(build.edited) === keyOf(lineup)
  return { ...next, edited: isEdited ? placesOf(next, keys) : build.edited }
}

/**
 * Puts a lineup of these rows (`rowKey`) in the place of the one that was edited; at the end if that one is gone. It is locked,
 * because a rebuild could not find again what the user made.
 */
export function withEdited(build: KeptBuild, keys: readonly string[]): KeptBuild {
  const rows = [...new Set([...build.rows, ...keys])]
  const lineup = keys.map((key) => rows.indexOf(key))
  const at =
    build.edited === null ? -1 : build.lineups.findIndex((each) => keyOf(each) === keyOf(build.edited!))
  const lockedOthers = build.edited === null ? build.locked : without(build.locked, build.edited)
  return {
    ...build,
    rows,
    lineups: at < 0 ? [...build.lineups, lineup] : build.lineups.with(at, lineup),
    locked: [...lockedOthers, lineup],
    byHand: [...(build.byHand ?? []), lineup],
    removed: without(build.removed, lineup),
    ...withOthersInGroups(build, (each) =>
      build.edited !== null && keyOf(each) === keyOf(build.edited) ? lineup : each,
    ),
    edited: null,
  }
}

/** The groups of the list with other lineups in the place of theirs, or without them for null. */
export function withOthersInGroups(
  { groups }: KeptBuild,
  inPlaceOf: (lineup: KeptLineup) => KeptLineup | null,
): Pick<KeptBuild, 'groups'> {
  return groups ? { groups: regrouped(groups, inPlaceOf) } : {}
}
