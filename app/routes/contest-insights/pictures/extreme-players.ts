import type { PlayerScore } from '#core/verdict/player-scores.ts'

const BEST = 4
const MOST_OWNED = 3
const SURPRISES = 3

/** The players worth a label, the most telling first: most points, most owned, most points for their ownership. */
export function extremePlayers(players: readonly PlayerScore[]): PlayerScore[] {
  const by = (of: (player: PlayerScore) => number) => players.toSorted((a, b) => of(b) - of(a))
  return [
    ...new Set([
      ...by(({ points }) => points).slice(0, BEST),
      ...by(({ ownershipPct }) => ownershipPct).slice(0, MOST_OWNED),
      ...by(({ points, ownershipPct }) => points / Math.sqrt(1 + ownershipPct)).slice(0, SURPRISES),
    ]),
  ]
}

export type LabelBox = { x: number; y: number; width: number; height: number }

/**
 * For each label, in their order, the first of its places that covers neither a mark nor a label before it; null where none does.
 */
export function fittingLabels(
  labels: readonly (readonly LabelBox[])[],
  marks: readonly LabelBox[],
): (LabelBox | null)[] {
  const taken = [...marks]
  return labels.map((places) => {
    const free = places.find((place) => !taken.some((other) => areOverlapping(place, other)))
    if (free) taken.push(free)
    return free ?? null
  })
}

function areOverlapping(a: LabelBox, b: LabelBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
