/** So many of the entries are swapped at most: more is a list chosen anew. */
const MOST_SWAPPED = 0.25

/** The places of the entries that are worth least, the least first; a locked one stays. */
export function leastWorth(entries: readonly { roi: number; isLocked: boolean }[]): number[] {
  return [...entries.keys()]
    .filter((place) => !entries[place]!.isLocked)
    .sort((a, b) => entries[a]!.roi - entries[b]!.roi || b - a)
    .slice(0, Math.ceil(MOST_SWAPPED * entries.length))
}
