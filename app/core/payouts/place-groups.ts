/** Places `from` to `to`, which are to have one prize. */
export type PlaceGroup = { from: number; to: number }

/** Up to that place, groups of so many places. */
const GROUP_SIZES = [
  [5, 1],
  [10, 5],
  [50, 10],
  [100, 25],
  [300, 50],
  [500, 100],
  [1000, 250],
  [3000, 500],
  [5000, 1000],
  [10_000, 2500],
  [30_000, 5000],
  [50_000, 10_000],
  [Number.POSITIVE_INFINITY, 25_000],
] as const

/** The places of a table as payout pages group them: 1 to 5 apart, then 5, 10, 25, ... together. */
export function placeGroups(places: number): PlaceGroup[] {
  const groups: PlaceGroup[] = []
  for (let from = 1; from <= places; ) {
    const to = Math.min(places, from - 1 + GROUP_SIZES.find(([upTo]) => from <= upTo)![1])
    groups.push({ from, to })
    from = to + 1
  }
  return groups
}

export function sizeOf({ from, to }: PlaceGroup): number {
  return to - from + 1
}

/** Above this size a mean follows from three places of the group; its prizes hardly differ there. */
const MOST_SUMMED = 50

/** The mean of a falling figure over the places of a group. */
export function meanOver({ from, to }: PlaceGroup, figureAt: (place: number) => number): number {
  if (to - from >= MOST_SUMMED) return (figureAt(from) + 4 * figureAt((from + to) / 2) + figureAt(to)) / 6
  let sum = 0
  for (let place = from; place <= to; place += 1) sum += figureAt(place)
  return sum / sizeOf({ from, to })
}
