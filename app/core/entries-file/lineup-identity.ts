import { isCaptainCode } from '../formats/lookup.ts'

/** Equal for lineups of the same players, whatever their slots: only the captain's slot makes another lineup. */
export function lineupIdentity(ids: readonly string[], slots: readonly string[]): string {
  return ids
    .map((id, slot) => (isCaptainCode(slots[slot]!) ? `captain ${id}` : id))
    .sort()
    .join()
}
