import type { Format } from '../formats/format.ts'
import type { ContestFormat } from '../objective/strategy.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { isCaptainRow, isOut, type Player, personKey } from '../players/player.ts'
import { notExpectedToPlay } from '../players/who-plays.ts'

/** A person who may be in entries of the contest. */
type PoolPerson = {
  /** `personKey`. */
  key: string
  /** The row that is not the captain's; the captain's row of a person who has no other. */
  row: Player
  /** Indexes into `ContestPool.rows`; -1 where the person has no such row. */
  captainRow: number
  flexRow: number
}

/** The pool of a contest, with people and rows as indexes: what field, simulation and portfolio count with. */
export type ContestPool = {
  format: Format
  /** How the contest is played: the opponents of a tournament stack more. */
  contest: ContestFormat
  /** Dollars. */
  budget: number
  /** Every row of the pool, those of people who are left out too; with captain rows where the file lists none. */
  rows: readonly Player[]
  /** In pool order; without people who are Out or left out. */
  people: readonly PoolPerson[]
  /** The person of each row, as an index; -1 where the person is not among `people`. */
  personOfRow: Int32Array
  /** By `personKey`, those whose games have begun; absent: every game is to come. */
  soFar?: SoFarByPerson | undefined
}

/** Points so far, and the share (0 to 1) of the game that is left. */
export type SoFar = { points: number; left: number }
export type SoFarByPerson = Readonly<Record<string, SoFar>>

/** Games that are over, and the minutes that each running one has left, the fewest first. */
export type GamesSoFar = { over: number; minutesLeft: readonly number[] }

/**
 * The pool of a contest. Where a person has several rows for one slot, the first one is the person's.
 * @param leftOut people (`personKey`) who are in no entry, apart from those who are Out; without it, those whose price says
 *   that they will not play.
 */
export function contestPoolOf(
  rows: readonly Player[],
  format: Format,
  {
    budget = format.budget,
    leftOut,
    contest = 'cash',
  }: { budget?: number; leftOut?: ReadonlySet<string>; contest?: ContestFormat } = {},
): ContestPool {
  const all = withCaptainTwins([...rows], format)
  const keys = all.map(personKey)
  const gone = new Set(leftOut ?? notExpectedToPlay(all, format))
  for (const [index, row] of all.entries()) if (isOut(row)) gone.add(keys[index]!)

  const indexByKey = new Map<string, number>()
  const people: PoolPerson[] = []
  const personOfRow = new Int32Array(all.length).fill(-1)
  for (const [index, row] of all.entries()) {
    const key = keys[index]!
    if (gone.has(key)) continue
    const known = indexByKey.get(key) ?? people.length
    personOfRow[index] = known
    if (known === people.length) {
      indexByKey.set(key, known)
      people.push({ key, row, captainRow: -1, flexRow: -1 })
    }
    addRow(people[known]!, index, row)
  }
  return { format, contest, budget, rows: all, people, personOfRow }
}

function addRow(person: PoolPerson, index: number, row: Player): void {
  if (isCaptainRow(row)) {
    if (person.captainRow < 0) person.captainRow = index
  } else if (person.flexRow < 0) {
    person.flexRow = index
    person.row = row
  }
}
