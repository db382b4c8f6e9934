import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { spreadOf } from '../objective/spread-of.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { type InjuryStatus, isCaptainRow, type Player, personKey } from '../players/player.ts'
import { countedPoints } from '../players/points.ts'
import { rowKey } from '../slate-memory/field-keys.ts'
import { builtWith, isBuiltWith, poolAsBuilt } from './built-with.ts'
import { changesSinceBuilt } from './changes-since-built.ts'
import { builtWithOfSet } from './set-players.ts'

const statusOf = (row: Player): InjuryStatus => row.injuryStatus

/** Seven people at 10 points and $7,000, each with a captain row. */
function poolOf(changes: Record<number, Partial<Player>> = {}): Player[] {
  return Array.from({ length: 7 }, (_, person) => {
    const facts = { name: `Person ${person}`, projectedPoints: 10, salary: 7000, ownershipPct: 50 }
    const flex = makePlayer({ id: `p${person}`, ...facts, ...changes[person] })
    const captain = {
      id: `c${person}`,
      position: 'CPT',
      salary: 1.5 * flex.salary,
      captainPricing: 'scaled' as const,
    }
    return [flex, { ...flex, ...captain, ownershipPct: 10 }]
  }).flat()
}

/** The first of the numbers is the captain. */
function lineup(...people: number[]): string[] {
  return people.map((person, slot) => `${slot === 0 ? 'captain' : 'flex'}:person-${person}@AAA`)
}

const built = builtWith(poolOf(), SHOWDOWN, statusOf)
const lineups = [lineup(0, 1, 2, 3, 4, 5), lineup(1, 0, 2, 3, 4, 5), lineup(1, 2, 3, 4, 5, 6)]
const since = (changes: Record<number, Partial<Player>>) =>
  changesSinceBuilt(lineups, built, { pool: poolOf(changes), format: SHOWDOWN, statusOf })
const who = ({ moved }: ReturnType<typeof since>) => moved.map(({ person }) => person)

test('rows are named as the list names them', () => {
  expect(poolOf().slice(0, 2).map(rowKey)).toEqual(['flex:person-0@AAA', 'captain:person-0@AAA'])
})

describe('what changed since lineups were made', () => {
  test('nothing: no one moved, and the points are those of then', () => {
    // Three captains at 15 points and fifteen others at 10.
    expect(since({})).toEqual({ moved: [], touched: 0, points: { before: 195, now: 195 }, overBudget: 0 })
  })

  test('the worst first: points by the slots that a person has in the lineups, and those in none last', () => {
    const notHeld = changesSinceBuilt([lineups[0]!], built, {
      ...{
        pool: poolOf({ 0: { projectedPoints: 11 }, 6: { projectedPoints: 2 } }),
        format: SHOWDOWN,
        statusOf,
      },
    })
    expect(who(notHeld)).toEqual(['person-0@AAA', 'person-6@AAA'])
    const changed = since({
      0: { projectedPoints: 6 },
      1: { projectedPoints: 12 },
      6: { projectedPoints: 3 },
    })
    expect(who(changed)).toEqual(['person-0@AAA', 'person-6@AAA', 'person-1@AAA'])
    // Person 0 is once captain and once not: 2.5 times 4 points less. Person 1 is twice captain: 4 times 2 more.
    expect(changed.moved.map(({ setPoints, lineups: held }) => [setPoints, held])).toEqual([
      [-10, 2],
      [-7, 1],
      [8, 3],
    ])
    expect(changed.points).toEqual({ before: 195, now: 195 - 10 - 7 + 8 })
    expect(changed.touched).toBe(3)
    expect(changed.moved[0]!.points).toEqual({ before: 10, now: 6 })
  })

  test('one who is out counts nothing any more, whoever says so', () => {
    const marked = since({ 6: { injuryStatus: 'Out' } })
    expect(marked.moved).toMatchObject([
      {
        status: { before: 'Healthy', now: 'Out' },
        points: { before: 10, now: 0 },
        lineups: 1,
        setPoints: -10,
      },
    ])
    const byFile = changesSinceBuilt(lineups, built, {
      ...{ pool: poolOf(), format: SHOWDOWN },
      statusOf: (row) => (row.name === 'Person 6' ? 'Out' : 'Healthy'),
    })
    expect(byFile).toEqual({ ...marked, moved: [{ ...marked.moved[0]!, player: poolOf()[12]! }] })
    const gone = changesSinceBuilt(lineups, built, {
      ...{ pool: poolOf().filter(({ name }) => name !== 'Person 6'), format: SHOWDOWN, statusOf },
    })
    expect(gone.moved).toMatchObject([{ player: null, setPoints: -10, status: { now: 'Out' } }])
    expect(gone.touched).toBe(1)
  })

  test('ownership of either slot, a price and a doubt are moves of their own; what is smaller than the bars is none', () => {
    const changed = since({
      2: { ownershipPct: 52 },
      3: { ownershipPct: 51.9 },
      4: { projectedPoints: 10.49 },
    })
    expect(changed.moved).toMatchObject([
      { person: 'person-2@AAA', own: { before: 50, now: 52 }, points: null },
    ])
    // Yet every point counts.
    expect(changed.points.now).toBeCloseTo(195 + 3 * 0.49, 9)
    // An estimate follows the points by itself.
    expect(since({ 2: { ownershipPct: 60, ownershipBy: 'model' } }).moved).toEqual([])
    const captain = poolOf().map((row) =>
      row.name === 'Person 2' && isCaptainRow(row) ? { ...row, ownershipPct: 14 } : row,
    )
    const own = changesSinceBuilt(lineups, built, { pool: captain, format: SHOWDOWN, statusOf })
    expect(own.moved).toMatchObject([{ own: null, captainOwn: { before: 10, now: 14 }, setPoints: 0 }])
    const doubt = since({ 5: { injuryStatus: 'Questionable' } })
    expect(doubt.moved).toMatchObject([
      { status: { before: 'Healthy', now: 'Questionable' }, points: { before: 10, now: 9 }, setPoints: -3 },
    ])
  })

  test('dearer people can make lineups cost more than the budget', () => {
    const now = (salary: number) => since({ 1: { salary } })
    // 6.5 times $7,000 is $45,500; person 1 is captain in two of the three, so that $3,000 more make $50,000 of those.
    expect(now(10_000)).toMatchObject({ moved: [{ price: { before: 7000, now: 10_000 } }], overBudget: 0 })
    expect(now(10_100)).toMatchObject({ overBudget: 2 })
    expect(now(11_600)).toMatchObject({ overBudget: 3 })
  })
})

test('a stored set knows points and prices of whom it holds: only those can move', () => {
  const row = (person: number, isCaptain: boolean, fantasyPoints: number) => ({
    ...{ playerName: `Person ${person}`, position: 'WR', team: 'AAA', opponent: null, providerId: null },
    ...{ salary: isCaptain ? 10_500 : 7000, isCaptain, fantasyPoints },
  })
  const set = builtWithOfSet([row(0, false, 10), row(1, true, 8), row(1, false, 8), row(2, true, 10)])
  const { moved, points } = changesSinceBuilt([lineup(1, 0, 3)], set, {
    ...{ pool: poolOf({ 3: { projectedPoints: 1 }, 2: { salary: 9000 } }), format: SHOWDOWN, statusOf },
  })
  expect(moved).toMatchObject([{ person: 'person-1@AAA', points: { before: 8, now: 10 }, status: null }])
  // Person 3 is not known of then, and counts as now.
  expect(points).toEqual({ before: 12 + 10 + 1, now: 15 + 10 + 1 })
})

test('the pool as it was has the points, spreads and ownership of then, and survives being kept', () => {
  const then = poolOf({
    1: { injuryStatus: 'Questionable' },
    2: { injuryStatus: 'Out' },
    3: { spreadPoints: 4 },
  })
  const kept: unknown = JSON.parse(JSON.stringify(builtWith(then, SHOWDOWN, statusOf)))
  expect(isBuiltWith(kept)).toBe(true)
  if (!isBuiltWith(kept)) return
  const now = poolOf(
    Object.fromEntries([1, 2, 3].map((person) => [person, { projectedPoints: 25, ownershipPct: 1 }])),
  )
  const again = poolAsBuilt(now, kept)
  for (const [place, row] of again.entries()) {
    const was = then[place]!
    expect([personKey(row), row.ownershipPct]).toEqual([personKey(was), was.ownershipPct])
    const mean = countedPoints(was)
    expect(countedPoints(row)).toBeCloseTo(mean, 2)
    expect(spreadOf(row, SHOWDOWN, countedPoints(row))).toBeCloseTo(spreadOf(was, SHOWDOWN, mean), 1)
  }
  expect(again.filter((row) => row.injuryStatus === 'Out').map(({ name }) => name)).toEqual([
    'Person 2',
    'Person 2',
  ])
  for (const broken of [null, {}, { isWhole: true }, { isWhole: true, people: { a: [1, null, null, null] } }])
    expect(isBuiltWith(broken)).toBe(false)
  expect(isBuiltWith({ isWhole: true, people: { a: [1, null, null, null, null, 'Fine'] } })).toBe(false)
})
