/** The groups in their order, each with its lineups; last, for null, the lineups without one where there are groups. */
export function lineupsByGroup<Lineup, Group>(
  groups: readonly Group[],
  lineups: readonly Lineup[],
  groupOf: (lineup: Lineup) => Group | undefined,
): (readonly [Group | null, Lineup[]])[] {
  const own = (group: Group | undefined) => lineups.filter((lineup) => groupOf(lineup) === group)
  const none = groups.length > 0 ? own(undefined) : []
  return [
    ...groups.map((group) => [group, own(group)] as const),
    ...(none.length > 0 ? [[null, none] as const] : []),
  ]
}
