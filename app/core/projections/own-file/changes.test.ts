import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { withCaptainTwins } from '../../players/captain-twins.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import { DEFAULT_NUMBERS, type PersonNumbers, type ProjectionFile } from '../slate-numbers.ts'
import { withNumbers } from '../with-numbers.ts'
import { changesByFiles, withFile } from './changes.ts'

const numbers = { ...DEFAULT_NUMBERS, pointsFrom: 'average' as const, edits: { 'cid@KC': { points: 3 } } }
const listed = ['Ann', 'Bob', 'Cid'].map((name, i) =>
  makePlayer({ id: name, name, team: 'KC', position: 'WR', salary: 5000, fppg: 10 + i }),
)
const pool = withNumbers(withCaptainTwins(listed, SHOWDOWN), SHOWDOWN, numbers)

const told = (points: number | null, flexOwnershipPct: number | null = null): PersonNumbers => ({
  ...{ points, flexOwnershipPct, captainOwnershipPct: null, ceiling: null, spread: null },
})
const file = (name: string, weight: number, people: Record<string, PersonNumbers>): ProjectionFile => ({
  ...{ name, weight, people, importedAt: 1 },
})

test('points before and after, the largest change first; a number typed in stays', () => {
  const files = [file('a.csv', 1, { 'ann@KC': told(12, 30), 'bob@KC': told(2), 'cid@KC': told(9) })]
  const { points, keptByHand, ownershipRows } = changesByFiles(pool, SHOWDOWN, numbers, files)
  expect(points.map(({ player, before, after }) => [player.name, before, after])).toEqual([
    ['Bob', 11, 2],
    ['Ann', 10, 12],
  ])
  expect([keptByHand, ownershipRows]).toEqual([1, 1])
})

test('a file takes the place and the weight of an older one of its name', () => {
  const [a, b] = [file('a.csv', 3, {}), file('b.csv', 1, {})]
  const newer = file('a.csv', 1, { 'ann@KC': told(1) })
  expect(withFile([a, b], newer)).toEqual([{ ...newer, weight: 3 }, b])
  expect(withFile([a], b)).toEqual([a, b])
})
