import { expect } from 'vitest'
import { winningRank } from '../../contest/learning.ts'
import { readStandings, recompute } from '../../contest/testing/every-figure.ts'
import type { PayoutTier } from '../../payouts/payout-tiers.ts'
import { winningsCents } from '../../payouts/winnings.ts'
import { contestFigures } from '../contest-figures.ts'
import type { ContestSlate } from '../lineup-figures.ts'

/*
 * Every figure of the verdict, computed a second time from the text of the file alone: cells by pattern, lineups as sets of
 * names, groups and means by filters. It shares no code with the figures, which read typed columns in one pass.
 */

type Row = {
  rank: number
  name: string
  points: number
  captain: string | null
  /** Null for a hidden slot. */
  people: (string | null)[]
}

export type Price = { team: string; salary: number }

/** Compares all figures of a file; `me` is the screen name whose entries are "mine". */
export function expectFiguresAgree(
  text: string,
  {
    me,
    tiers,
    slate,
    prices,
  }: {
    me: string | null
    tiers: readonly PayoutTier[] | null
    slate: ContestSlate | null
    /** What the slate says, by player. */
    prices: ReadonlyMap<string, Price>
  },
): void {
  const { field } = readStandings(text)
  const { rows, scores } = readRows(text)
  const isMine = ({ name }: Row) => me !== null && name.replace(/ \(\d+\/\d+\)$/, '') === me
  const mine = me === null ? null : rows.flatMap((row, i) => (isMine(row) ? [i] : []))
  const bestRank = winningRank(field.entries)
  const cents = tiers && winningsCents(field.ranks, tiers)
  const figures = contestFigures(field, {
    mine,
    bestRank,
    slate,
    format: null,
    winningsCents: cents,
  })
  const near = (actual: number | null | undefined, expected: number | null | undefined) =>
    expected === null || expected === undefined
      ? expect(actual ?? null).toBeNull()
      : expect(actual).toBeCloseTo(expected, 6)

  // Groups
  const size = Math.max(...rows.map(({ people }) => people.length))
  const whole = rows.filter(({ people }) => people.length === size && !people.includes(null))
  const groups = {
    field: whole,
    best: whole.filter(({ rank }) => rank <= Math.max(1, Math.floor(rows.length / 100))),
    winner: whole.filter(({ rank }) => rank === 1),
    mine: whole.filter(isMine),
  }

  // Habits, each from its definition
  const owned = (name: string) =>
    (100 * rows.filter(({ people }) => people.includes(name)).length) / rows.length
  const ownership = new Map(
    [...new Set(rows.flatMap(({ people }) => people))].map((n) => [n, owned(n ?? '')]),
  )
  const shownCaptains = rows.filter(({ captain }) => captain !== null)
  const captains = new Map(
    [...new Set(shownCaptains.map(({ captain }) => captain!))].map((name) => [
      name,
      (100 * shownCaptains.filter(({ captain }) => captain === name).length) / shownCaptains.length,
    ]),
  )
  const identity = ({ captain, people }: Row) => `${captain}|${people.toSorted().join('|')}`
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(identity(row), (counts.get(identity(row)) ?? 0) + 1)
  const cost = ({ captain, people }: Row) =>
    people.some((name) => !prices.has(name!))
      ? null
      : people.reduce((sum, name) => sum + prices.get(name!)!.salary * (name === captain ? 1.5 : 1), 0)
  const left = (row: Row) => {
    const spent = cost(row)
    return spent === null || spent > 50_000 ? null : 50_000 - spent
  }
  const largest = (row: Row) => {
    if (left(row) === null) return null
    const teams = row.people.map((name) => prices.get(name!)!.team)
    return Math.max(...teams.map((team) => teams.filter((each) => each === team).length))
  }
  const habits: [string, (row: Row) => number | null][] = [
    ['ownership', ({ people }) => mean(people.map((name) => ownership.get(name!)!))],
    ['captainOwnership', ({ captain }) => (captain === null ? null : captains.get(captain)!)],
    ['copies', (row) => counts.get(identity(row))!],
    ['salaryLeft', left],
    ['largestTeam', largest],
  ]
  const known = habits.filter(([, of]) => groups.field.some((row) => of(row) !== null))
  expect(figures.habits.map(({ habit }) => habit)).toEqual(known.map(([habit]) => habit))
  for (const [i, [, of]] of known.entries()) {
    const habit = figures.habits[i]!
    for (const group of ['field', 'best', 'winner', 'mine'] as const) {
      const values = groups[group].map(of).filter((value) => value !== null)
      near(habit[group]?.mean, values.length === 0 ? null : mean(values))
      expect(habit[group]?.lineups ?? 0).toBe(values.length)
    }
    const all = groups.field.map(of).filter((value) => value !== null)
    near(habit.fieldSpread, Math.sqrt(mean(all.map((value) => value ** 2)) - mean(all) ** 2))
  }

  // Scores
  const { bins, below, winner, best, cash } = figures.scores
  near(winner, Math.max(...rows.map(({ points }) => points)))
  near(best, Math.min(...rows.filter(({ rank }) => rank <= bestRank).map(({ points }) => points)))
  expect(bins.length).toBeLessThanOrEqual(40)
  for (const [i, { from, to, entries, mine: own }] of bins.entries()) {
    const isIn = ({ points }: Row) => (i === 0 || points >= from - 1e-9) && points < to - 1e-9
    expect([entries, own]).toEqual([rows.filter(isIn).length, rows.filter(isIn).filter(isMine).length])
  }
  expect(below).toBe(rows.filter(({ points }) => points < bins[0]!.from - 1e-9).length)
  const paid = tiers ? rows.filter(({ rank }) => tiers.some(({ to }) => rank <= to)) : []
  near(cash, paid.length === 0 ? null : Math.min(...paid.map(({ points }) => points)))

  // Players
  expect(figures.players.length).toBe(
    Math.min(250, [...scores.keys()].filter((name) => (ownership.get(name) ?? 0) > 0).length),
  )
  for (const { player, ownershipPct, points } of figures.players) {
    near(ownershipPct, ownership.get(player))
    near(points, scores.get(player))
  }
  expect(figures.drafted).toBe([...ownership.keys()].filter((name) => name !== null).length)

  // The best lineups, copies folded
  const isEmpty = ({ people }: Row) => people.every((name) => name === null)
  const order = rows.map((row, i) => ({ row, i })).sort((a, b) => a.row.rank - b.row.rank || a.i - b.i)
  const keys = [...new Set(order.map(({ row, i }) => (isEmpty(row) ? `empty ${i}` : identity(row))))].slice(
    0,
    10,
  )
  expect(figures.top.length).toBe(keys.length)
  for (const [i, key] of keys.entries()) {
    const top = figures.top[i]!
    const copies = rows.filter((row) => !isEmpty(row) && identity(row) === key)
    const rank = order.find(({ row, i: at }) => (isEmpty(row) ? `empty ${at}` : identity(row)) === key)!.row
      .rank
    expect([top.rank, top.lastPlace]).toEqual([
      rank,
      rank + rows.filter((row) => row.rank === rank).length - 1,
    ])
    if (copies.length > 0 && !copies[0]!.people.includes(null)) {
      expect([top.copies, top.mine]).toEqual([copies.length, copies.filter(isMine).length])
      expect(top.players.toSorted()).toEqual(copies[0]!.people.toSorted())
      near(top.ownershipAvg, mean(copies[0]!.people.map((name) => ownership.get(name)!)))
    }
    expect(top.captain).toBe(copies[0]?.captain ?? null)
  }

  // The winner and the user
  const first = rows.filter(({ rank }) => rank === 1)
  expect(figures.winner).toMatchObject({
    entries: first.length,
    lineups: new Set(first.map(identity)).size,
    captain: first[0]!.captain,
  })
  if (me === null) {
    expect(figures.mine).toBeNull()
    return
  }
  const own = rows.filter(isMine)
  expect(figures.mine).toMatchObject({
    entries: own.length,
    lineups: own.filter((row) => !isEmpty(row)).length,
    cashed: tiers && own.length > 0 ? own.filter((row) => paid.includes(row)).length : null,
  })
  if (own.length === 0) return
  expect(figures.mine!.bestRank).toBe(Math.min(...own.map(({ rank }) => rank)))
  near(figures.mine!.bestPoints, Math.max(...own.map(({ points }) => points)))
}

export function readRows(text: string): { rows: Row[]; scores: Map<string, number> } {
  const { entries, players } = recompute(text)
  const shown = (name: string | null) => (name === 'LOCKED' ? null : name)
  const rows = entries.map(({ rank, name, points, captain, names }) => ({
    ...{ rank, name, captain: shown(captain), people: names.map(shown) },
    // The provider writes the noise of binary fractions: 116.600006.
    points: Math.round(1000 * points) / 1000,
  }))
  return { rows, scores: new Map([...players].map(([name, player]) => [name, player.points])) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
