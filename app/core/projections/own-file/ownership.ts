import type { Format } from '../../formats/format.ts'

/** Whose share a column of ownership holds: of the flex slots, of all slots, or of the captain's slot. */
export const OWNERSHIP_KINDS = ['flex', 'all', 'captain'] as const
export type OwnershipKind = (typeof OWNERSHIP_KINDS)[number]

export type OwnershipReading = {
  kind: OwnershipKind
  /** False: the sum fits none of them, so that the user has to say. */
  isCertain: boolean
  /** The sum in percent. */
  sum: number
  /** The shares are fractions: .25 is 25%. */
  areFractions: boolean
}

/** How far a sum may be from a round one: a few players without a share, or a tool's rounding. */
const TOLERANCE = 0.08

/** What a sum in percent would be of each kind; a format without captains has plain slots alone. */
export function expectedSums({ rosterSlots, captain }: Format): Partial<Record<OwnershipKind, number>> {
  const all = rosterSlots.length * 100
  if (!captain) return { flex: all }
  const captains = rosterSlots.filter(({ accepts }) => accepts === 'captain').length * 100
  return { flex: all - captains, all, captain: captains }
}

/**
 * What a column of shares holds, by its sum: in Showdown about 500 is FLEX, 600 all slots, 100 captain; a hundredth of
 * it is written in fractions. Null for a column without shares.
 */
export function readOwnership(
  shares: readonly (number | null)[],
  format: Format,
  { hasPercentSign }: { hasPercentSign: boolean },
): OwnershipReading | null {
  const known = shares.filter((share) => share !== null)
  if (known.length === 0) return null
  const total = known.reduce((sum, share) => sum + share, 0)
  const areFractions = !hasPercentSign && areAllFractions(known, total, format)
  const sum = areFractions ? total * 100 : total
  const expected = Object.entries(expectedSums(format)) as [OwnershipKind, number][]
  const near = expected.find(([, whole]) => Math.abs(sum - whole) <= whole * TOLERANCE)
  return { kind: near?.[0] ?? 'flex', isCertain: near !== undefined || !format.captain, sum, areFractions }
}

/** No share above 1, and together no more than the slots: as percents they would be a hundredth of what they must be. */
function areAllFractions(shares: readonly number[], total: number, { rosterSlots }: Format): boolean {
  return shares.every((share) => share <= 1) && total <= rosterSlots.length * (1 + TOLERANCE)
}

export type Shares = { flexOwnershipPct: number | null; captainOwnershipPct: number | null }

/**
 * A person's shares in percent. From a share of all slots the captain's is taken away; without it the flex slots have
 * their part of all slots, and the captain's share stays unknown.
 */
export function sharesOf(
  share: number | null,
  captainShare: number | null,
  kind: OwnershipKind,
  format: Format,
): Shares {
  if (share === null) return { flexOwnershipPct: null, captainOwnershipPct: captainShare }
  switch (kind) {
    case 'flex':
      return { flexOwnershipPct: share, captainOwnershipPct: captainShare }
    case 'captain':
      return { flexOwnershipPct: null, captainOwnershipPct: captainShare ?? share }
    case 'all': {
      const { flex = 1, all = 1 } = expectedSums(format)
      const flexShare = captainShare === null ? (share * flex) / all : Math.max(0, share - captainShare)
      return { flexOwnershipPct: flexShare, captainOwnershipPct: captainShare }
    }
  }
}
