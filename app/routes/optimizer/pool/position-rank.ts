const ROSTER_ORDER = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']

/** NFL positions in roster order, then any others. */
export function positionRank(position: string): number {
  const rank = ROSTER_ORDER.indexOf(position)
  return rank < 0 ? ROSTER_ORDER.length : rank
}
