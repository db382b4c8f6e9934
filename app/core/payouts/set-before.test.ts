import { expect, test } from 'vitest'
import { contestKeyIn, knownOfContest, type PlayedContest, type SetContest } from './set-before.ts'
import { usualContest } from './usual-contest.ts'

const TIERS = [
  { from: 1, to: 1, prizeCents: 5_000 },
  { from: 2, to: 10, prizeCents: 500 },
]
const TABLE = { from: 'table', name: 'pasted', tiers: TIERS, notes: [] } as const
const NAME = 'NFL Showdown $125 First Down (LAR vs ARI)'
const settings = { ...usualContest('large_top_heavy'), name: NAME, size: 900, feeCents: 200, payouts: TABLE }
const played: PlayedContest = { contestKey: '96210734', name: null, feeCents: null, entries: 900 }
const of = (change: Partial<SetContest>): SetContest => ({
  contestKey: null,
  settings,
  day: '2025-10-23',
  ...change,
})

test('under its id a contest takes name, fee and table, whatever its size in the standings', () => {
  const own = of({ contestKey: '96210734' })
  expect(knownOfContest({ ...played, entries: 850 }, [of({ contestKey: '1' }), own])).toEqual({
    name: NAME,
    before: { feeCents: 200, payoutsOf: { by: 'id', name: NAME, day: '2025-10-23' } },
    tiers: TIERS,
  })
})

test('by name without the game, of the same fee and as many entries', () => {
  const next = {
    ...played,
    contestKey: '7',
    name: 'NFL Showdown $125 First Down (BUF vs MIA)',
    feeCents: 200,
  }
  expect(knownOfContest(next, [of({})])).toEqual({
    name: next.name,
    before: { feeCents: 200, payoutsOf: { by: 'name', name: NAME, day: '2025-10-23' } },
    tiers: TIERS,
  })
  for (const other of [
    { entries: 901 },
    { feeCents: 300 },
    { name: 'NFL Showdown $125 Second Down' },
    { name: null },
  ])
    expect(knownOfContest({ ...next, ...other }, [of({})]).tiers, JSON.stringify(other)).toBeNull()
})

test('estimated payouts are not taken, nor a fee that was assumed', () => {
  const own = { ...settings, payouts: { from: 'type' }, assumed: ['feeCents'] } as const
  expect(knownOfContest(played, [of({ contestKey: '96210734', settings: own })])).toEqual({
    name: NAME,
    before: { feeCents: null, payoutsOf: null },
    tiers: null,
  })
  const earlier = { from: 'earlier', name: 'Last week', tiers: TIERS } as const
  for (const [entries, tiers] of [
    [900, TIERS],
    [450, null],
  ] as const) {
    const scaled = { ...settings, poolCents: 9_500, payouts: { ...earlier, entries } }
    expect(knownOfContest(played, [of({ contestKey: '96210734', settings: scaled })]).tiers).toEqual(tiers)
  }
})

test('a broken table is no table', () => {
  const tiers = [{ from: 1.5, to: 2, prizeCents: 100 }]
  const own = of({ contestKey: '96210734', settings: { ...settings, payouts: { ...TABLE, tiers } } })
  expect(knownOfContest(played, [own]).tiers).toBeNull()
})

test('the id of a contest is read from the name of its standings', () => {
  expect(contestKeyIn('contest-standings-96210734.csv')).toBe('96210734')
  expect(contestKeyIn('contest-standings-96210734 (1).csv.gz')).toBe('96210734')
  for (const name of ['standings.csv', 'contest-standings-.csv', 'contest-standings-1234567890123456.csv'])
    expect(contestKeyIn(name)).toBeNull()
})
