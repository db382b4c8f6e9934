import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '../contest-pool/lineup-rows.ts'
import { captainPoints } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { placeInSlots } from '../lineups/place-in-slots.ts'
import { isCaptainRow } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { areOfOneSide } from '../players/sides.ts'
import { type Dupes, dupesOf } from './dupes.ts'

/** A legal lineup that differs from another one in one player, or in which of its players is the captain. */
export type NearLineup = {
  /** Indexes into `ContestPool.rows`, in the order of `LineupRows`. */
  rows: readonly number[]
  /** The rows that leave and that come: one each, or the old and the new captain's two. */
  out: readonly number[]
  in: readonly number[]
  /** Expected points against the lineup itself; negative: what the change costs. */
  points: number
  dupes: Dupes
}

export type NearRequest = {
  pool: ContestPool
  /** Rows of a complete lineup. */
  lineup: ArrayLike<number>
  /** The chance of each lineup in the field. */
  probabilitiesOf: (lineups: LineupRows) => Float64Array
  /** Of the contest. */
  entries: number
  /** Rows that may not come: people whom the user uses in no lineup. */
  unused?: ReadonlySet<number>
}

/**
 * Near lineups with fewer Dupes than the lineup itself, the least costly in points first, each with fewer Dupes than all
 * that cost less: what a step away from the crowd costs.
 */
export function nearWithFewerDupes({
  pool,
  lineup,
  probabilitiesOf,
  entries,
  unused = new Set(),
}: NearRequest): NearLineup[] {
  const own = Array.from(lineup)
  const changes = nearChanges(pool, own).filter(({ in: came }) => !came.some((row) => unused.has(row)))
  const lineups = lineupRowsOf([own, ...changes.map(({ rows }) => rows)], pool)
  const chances = probabilitiesOf(lineups)
  const points = pointsOf(pool, own)
  const near = changes.map((change, i): NearLineup => {
    const dupes = dupesOf(chances[i + 1]!, entries)
    const rows = [...lineups.rows.subarray((i + 1) * lineups.size, (i + 2) * lineups.size)]
    return { ...change, rows, points: pointsOf(pool, rows) - points, dupes }
  })
  let fewest = dupesOf(chances[0]!, entries).expected
  return near
    .sort((a, b) => b.points - a.points || a.dupes.expected - b.dupes.expected)
    .filter(({ dupes: { expected } }) => {
      const isFewer = expected < fewest
      if (isFewer) fewest = expected
      return isFewer
    })
}

type Change = Pick<NearLineup, 'rows' | 'out' | 'in'>

/** Every legal lineup that is one change away. */
export function nearChanges(pool: ContestPool, lineup: readonly number[]): Change[] {
  const inLineup = new Set(lineup.map((row) => pool.personOfRow[row]!))
  const changes: Change[] = []
  for (const old of lineup) {
    for (const [person, { captainRow, flexRow }] of pool.people.entries()) {
      const row = isCaptainRow(pool.rows[old]!) ? captainRow : flexRow
      if (row < 0 || inLineup.has(person) || !fitsInPlaceOf(pool, row, old)) continue
      changes.push({ rows: lineup.map((each) => (each === old ? row : each)), out: [old], in: [row] })
    }
  }
  return [...changes, ...otherCaptains(pool, lineup)].filter(
    (change) => isLegal(pool, change.rows) && isPlaced(pool, change),
  )
}

/** The same players with another one of them as captain. */
function otherCaptains(pool: ContestPool, lineup: readonly number[]): Change[] {
  const captain = lineup.find((row) => isCaptainRow(pool.rows[row]!))
  if (captain === undefined) return []
  const plain = pool.people[pool.personOfRow[captain]!]?.flexRow ?? -1
  return lineup.flatMap((old) => {
    const row = pool.people[pool.personOfRow[old]!]?.captainRow ?? -1
    if (old === captain || row < 0 || plain < 0) return []
    const rows = lineup.map((each) => (each === captain ? row : each === old ? plain : each))
    return { rows, out: [captain, old], in: [row, plain] }
  })
}

function fitsInPlaceOf({ format, rows }: ContestPool, row: number, old: number): boolean {
  return format.rosterSlots.some((slot) => slotAccepts(slot, rows[old]!) && slotAccepts(slot, rows[row]!))
}

function isLegal({ format, budget, rows }: ContestPool, lineup: readonly number[]): boolean {
  const players = lineup.map((row) => rows[row]!)
  // Prices may have cents, which do not add up exactly.
  if (players.reduce((sum, { salary }) => sum + salary, 0) > budget + 1e-6) return false
  return !areOfOneSide(players, format)
}

/** Where slots overlap, one who may stand in the slot of another may take the place of a third: two tight ends for two backs. */
function isPlaced({ format, rows }: ContestPool, { rows: lineup, out, in: came }: Change): boolean {
  if (out.every((row, i) => rows[row]!.position === rows[came[i]!]!.position)) return true
  const players = lineup.map((row) => rows[row]!)
  return placeInSlots(players, format, { locksAt: () => 0 }) !== null
}

function pointsOf({ format, rows }: ContestPool, lineup: readonly number[]): number {
  return lineup.reduce((sum, row) => {
    const player = rows[row]!
    return sum + expectedPoints(player) * (isCaptainRow(player) ? captainPoints(format) : 1)
  }, 0)
}
