import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { ExposureShares } from '../set/exposure-shares.ts'

/** Which slots are compared: the captain's, the others, or a lineup as a whole. */
export const COMPARED_SLOTS = ['total', 'captain', 'flex'] as const
export type ComparedSlots = (typeof COMPARED_SLOTS)[number]

/** A person's exposure beside the field's, all in percent of lineups. */
export type FieldComparison = {
  person: string
  name: string
  /** `WR KC` */
  place: string
  mine: number
  /** Null where the ownership of a row is not known. */
  field: number | null
  /** `mine - field`; null without the field. */
  gap: number | null
}

type Sorted = 'gap' | 'mine' | 'field' | 'name'
export type ComparisonSort = { by: Sorted; direction: 'high' | 'low' }

const NONE: ExposureShares = { captain: 0, flex: 0, total: 0 }

/** The field's shares by `personKey`, in percent, from the ownership of the pool's rows. */
export function fieldShares(pool: readonly Player[], { captain }: Format): Map<string, FieldShares> {
  const shares = new Map<string, FieldShares>()
  for (const row of pool) {
    const person = personKey(row)
    const before = shares.get(person) ?? { captain: captain ? null : 0, flex: null }
    shares.set(person, { ...before, [isCaptainRow(row) ? 'captain' : 'flex']: row.ownershipPct })
  }
  return shares
}
export type FieldShares = { captain: number | null; flex: number | null }

/** All people who are in one of the lineups, or in half a percent of the field, in these slots. */
export function compareWithField({
  pool,
  mine,
  field,
  slots,
}: {
  pool: readonly Player[]
  mine: ReadonlyMap<string, ExposureShares>
  field: ReadonlyMap<string, FieldShares>
  slots: ComparedSlots
}): FieldComparison[] {
  const people = new Map(pool.map((row) => [personKey(row), row]))
  return [...people].flatMap(([person, row]) => {
    const own = (mine.get(person) ?? NONE)[slots]
    const other = shareIn(field.get(person), slots)
    if (own === 0 && (other ?? 0) < LEAST_SHOWN) return []
    return {
      person,
      name: row.name,
      place: [row.actualPosition, row.team].filter(Boolean).join(' '),
      mine: own,
      field: other,
      gap: other === null ? null : own - other,
    }
  })
}

const LEAST_SHOWN = 0.5

function shareIn(shares: FieldShares | undefined, slots: ComparedSlots): number | null {
  if (!shares) return null
  if (slots !== 'total') return shares[slots]
  return shares.captain === null || shares.flex === null ? null : shares.captain + shares.flex
}

/** Unknown figures last in both directions; ties by exposure, then by name. */
export function sortedComparisons(
  rows: readonly FieldComparison[],
  { by, direction }: ComparisonSort,
): FieldComparison[] {
  const sign = direction === 'high' ? -1 : 1
  return [...rows].sort((a, b) => {
    if (by === 'name') return sign * a.name.localeCompare(b.name)
    const [x, y] = [a[by], b[by]]
    if (x === null || y === null)
      return Number(x === null) - Number(y === null) || b.mine - a.mine || a.name.localeCompare(b.name)
    return sign * (x - y) || b.mine - a.mine || a.name.localeCompare(b.name)
  })
}
