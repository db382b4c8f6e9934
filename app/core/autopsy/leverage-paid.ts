import type { Field } from '../contest/field.ts'
import { captainOf, lineupPlayers } from '../contest/field.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { captainPoints } from '../formats/format.ts'
import { countedPoints } from '../players/points.ts'
import { peopleOfField } from './real-field.ts'

/** One player in one kind of slot: how much more of the user's lineups held the player than of the field's, and what it gave. */
type PaidLeverage = {
  name: string
  isCaptain: boolean
  /** Shares of the lineups, 0 to 1. */
  mine: number
  field: number
  /** Points in a flex slot: expected before the game, and scored. */
  expected: number
  actual: number
  /** Points a lineup: (mine - field) x (actual - expected), the captain's multiplied. */
  paid: number
}

export type LeverageThatPaid = {
  /** What gave or cost the most comes first. */
  rows: PaidLeverage[]
  /** The sum of all of them: by how much more the user's average lineup beat what was expected of it than the field's did. */
  total: number
}

/**
 * Which differences from the field gave points. Only complete lineups of players with points and on the slate count, so that
 * the rows add up exactly. Null before there are points, or where the user has no such lineup.
 */
export function leverageThatPaid(
  field: Field,
  pool: ContestPool,
  mine: readonly number[],
): LeverageThatPaid | null {
  const people = peopleOfField(field, pool)
  const isKnown = (player: number) => people[player]! >= 0 && field.players[player]!.pointsMilli !== null
  const everyone = countSlots(field, allEntries(field), isKnown)
  const own = countSlots(field, mine, isKnown)
  if (own.lineups === 0 || everyone.lineups === 0) return null
  const rows = [...everyone.counts].map(([key, count]): PaidLeverage => {
    const isCaptain = key % 2 === 1
    const player = key >> 1
    const { name, pointsMilli } = field.players[player]!
    const expected = countedPoints(pool.people[people[player]!]!.row)
    const actual = pointsMilli! / 1000
    const [share, ofField] = [(own.counts.get(key) ?? 0) / own.lineups, count / everyone.lineups]
    const multiple = isCaptain ? captainPoints(pool.format) : 1
    return {
      name,
      isCaptain,
      mine: share,
      field: ofField,
      expected,
      actual,
      paid: (share - ofField) * (actual - expected) * multiple,
    }
  })
  rows.sort((a, b) => Math.abs(b.paid) - Math.abs(a.paid) || a.name.localeCompare(b.name, 'en-US'))
  return { rows, total: rows.reduce((sum, { paid }) => sum + paid, 0) }
}

/** Lineups by player and slot; the key is twice the player's number, plus 1 for the captain. */
function countSlots(
  field: Field,
  entries: Iterable<number>,
  isKnown: (player: number) => boolean,
): { lineups: number; counts: Map<number, number> } {
  const counts = new Map<number, number>()
  let lineups = 0
  for (const entry of entries) {
    const players = lineupPlayers(field, entry)
    if (players.length !== field.lineupSize || !players.every(isKnown)) continue
    const captain = captainOf(field, entry)
    lineups++
    for (const player of players) {
      const key = 2 * player + (player === captain ? 1 : 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return { lineups, counts }
}

function allEntries({ entries }: Field): number[] {
  return Array.from({ length: entries }, (_, entry) => entry)
}
