/** 0 to 100: 50 when the field holds a player as often as the ceiling suggests, more when it holds the player less often. */
export function leverageScore(deservedPct: number, ownedPct: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + deservedPct - ownedPct)))
}
