import type { Format } from '../formats/format.ts'
import { pointsMultiplier } from '../lineups/lineup.ts'
import {
  type InjuryStatus,
  isCaptainRow,
  type OwnershipSource,
  type Player,
  personKey,
} from '../players/player.ts'
import { personOf, rowKey } from '../slate-memory/field-keys.ts'
import { type BuiltFigures, type BuiltWith, figuresByPerson, UNKNOWN } from './built-with.ts'

/** A figure of then and now. */
export type Change<Value> = { before: Value; now: Value }

/** A person with a figure that moved; figures that did not move are null. */
export type MovedPerson = {
  /** `personKey`. */
  person: string
  /** Null where the salary file of now does not list the person. */
  player: Player | null
  points: Change<number> | null
  /** Percent. */
  own: Change<number> | null
  captainOwn: Change<number> | null
  /** The flex price in dollars. */
  price: Change<number> | null
  status: Change<InjuryStatus> | null
  lineups: number
  /** By how many points all lineups together changed through the person, a captain's counted as a captain's. */
  setPoints: number
}

export type ChangesSinceBuilt = {
  /** The one who cost the lineups most points first; people whom no lineup holds last. */
  moved: MovedPerson[]
  /** Lineups that hold someone who moved. */
  touched: number
  /** The points of all lineups together. */
  points: Change<number>
  /** Lineups that cost more than the budget at the prices of now. */
  overBudget: number
}

/** Smaller differences of points, and of ownership in percent points, are within what two sources differ by anyway. */
const MOVED_POINTS = 0.5
const MOVED_OWN = 2

/**
 * Who moved since lineups were made, and what it did to them.
 * @param lineups each by its rows (`rowKey`), in slot order.
 * @param statusOf `Out` for everyone who is known not to play, whatever says so.
 */
export function changesSinceBuilt(
  lineups: readonly (readonly string[])[],
  { people, isWhole }: BuiltWith,
  {
    pool,
    format,
    statusOf,
  }: { pool: readonly Player[]; format: Format; statusOf: (row: Player) => InjuryStatus },
): ChangesSinceBuilt {
  const figures = figuresByPerson(pool, format, statusOf)
  const players = new Map<string, Player>()
  for (const row of pool)
    if (!players.has(personKey(row)) || !isCaptainRow(row)) players.set(personKey(row), row)
  const held = heldBy(lineups, format)
  const all = new Set([...figures.keys(), ...held.keys()])
  const points = { before: 0, now: 0 }
  const moved: MovedPerson[] = []
  for (const person of all) {
    const now = figures.get(person) ?? GONE
    const before = people[person] ?? (isWhole && figures.has(person) ? UNKNOWN : now)
    const { lineups: count, slots } = held.get(person) ?? { lineups: 0, slots: 0 }
    points.before += before[0] * slots
    points.now += now[0] * slots
    const player = players.get(person) ?? null
    const change = moveOf(before, now, ESTIMATES.has(player?.ownershipBy ?? null))
    if (change !== null)
      moved.push({
        ...{ person, player, ...change },
        ...{ lineups: count, setPoints: (now[0] - before[0]) * slots },
      })
  }
  const who = new Set(moved.map(({ person }) => person))
  return {
    moved: moved.sort(
      (a, b) =>
        Number(a.lineups === 0) - Number(b.lineups === 0) ||
        a.setPoints - b.setPoints ||
        sizeOf(b) - sizeOf(a) ||
        a.person.localeCompare(b.person, 'en'),
    ),
    touched: lineups.filter((lineup) => lineup.some((row) => who.has(personOf(row) ?? ''))).length,
    points,
    overBudget: overBudget(lineups, pool, format),
  }
}

/** Ownership that follows the points by itself: that it moved is no news. */
const ESTIMATES: ReadonlySet<OwnershipSource | null> = new Set(['model', 'learned'])
const GONE: BuiltFigures = [0, null, null, null, null, 'Out']

/** By person: the lineups, and the slots, where a captain's counts as so many as it multiplies points by. */
function heldBy(lineups: readonly (readonly string[])[], format: Format) {
  const held = new Map<string, { lineups: number; slots: number }>()
  for (const lineup of lineups)
    for (const [slot, row] of lineup.entries()) {
      const person = personOf(row) ?? row
      const { lineups: count, slots } = held.get(person) ?? { lineups: 0, slots: 0 }
      held.set(person, { lineups: count + 1, slots: slots + pointsMultiplier(format, slot) })
    }
  return held
}

/** Null where nothing moved. */
function moveOf(before: BuiltFigures, now: BuiltFigures, isOwnEstimated: boolean) {
  const points = apart(before[0], now[0], MOVED_POINTS)
  const own = isOwnEstimated ? null : apart(before[2], now[2], MOVED_OWN)
  const captainOwn = isOwnEstimated ? null : apart(before[3], now[3], MOVED_OWN)
  const price = before[1] === now[1] ? null : apart(before[1], now[1], 0)
  const [was, is] = [before.length < 6 ? 'Healthy' : before[5], now[5] ?? 'Healthy']
  const status = was && was !== is ? { before: was, now: is } : null
  return points || own || captainOwn || price || status ? { points, own, captainOwn, price, status } : null
}

/** Null where the two are closer, or one of them is not known. */
function apart(before: number | null, now: number | null, least: number): Change<number> | null {
  // Half a hundredth, because the figures are rounded to hundredths.
  return before === null || now === null || Math.abs(now - before) < least - 0.005 ? null : { before, now }
}

function sizeOf({ points }: MovedPerson): number {
  return points === null ? 0 : Math.abs(points.now - points.before)
}

/** A lineup with a row that the file does not list is not counted. */
function overBudget(
  lineups: readonly (readonly string[])[],
  pool: readonly Player[],
  format: Format,
): number {
  const prices = new Map(pool.map((row) => [rowKey(row), row.salary]))
  return lineups.filter(
    (lineup) => lineup.reduce((sum, row) => sum + (prices.get(row) ?? Number.NaN), 0) > format.budget,
  ).length
}
