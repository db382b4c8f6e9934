/** Equal for lineups that hold the same players in the same kinds of slot, in any order: flex players may be swapped. */
export function lineupIdentity(ids: readonly string[], slots: readonly string[]): string {
  return ids
    .map((id, slot) => `${slots[slot]}:${id}`)
    .sort()
    .join()
}
