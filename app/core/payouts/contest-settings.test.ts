import { expect, test } from 'vitest'
import { CONTEST_KINDS } from './contest-kinds.ts'
import { type ContestSettings, simContestOf } from './contest-settings.ts'
import { isContestSettings } from './is-contest-settings.ts'
import { usualContest } from './usual-contest.ts'

const TABLE = [
  { from: 1, to: 1, prizeCents: 50_000 },
  { from: 2, to: 10, prizeCents: 5000 },
]
const own: ContestSettings = {
  ...usualContest('own_table'),
  size: 100,
  feeCents: 1000,
  maxEntries: 3,
  payouts: { from: 'table', name: 'pasted', tiers: TABLE, notes: ['A ticket is counted.'] },
}

test('the own table of a contest is taken as it is, with what its sums say', () => {
  const read = simContestOf(own)
  expect(read).toEqual({
    ok: true,
    value: {
      contest: {
        kind: 'own_table',
        entries: 100,
        feeCents: 1000,
        maxEntries: 3,
        tiers: TABLE,
        isEstimated: false,
      },
      notes: [
        'A ticket is counted.',
        '10 of 100 places (10.0%) are paid $950 in all.',
        'Of $1,000 of fees $50 (5.0%) are not paid out.',
      ],
    },
  })
})

test('a contest that does not fill keeps its prizes: overlay', () => {
  const read = simContestOf({ ...own, fillPct: 80 })
  expect(read.ok && read.value.contest.entries).toBe(80)
  expect(read.ok && read.value.notes.at(-1)).toBe('The prizes are $150 more than the $800 of fees: overlay.')
})

test.each([
  [{ fillPct: 9 }, 'The table pays 10 places, and the contest has only 9 entries.'],
  [{ size: 1 }, 'The entries must be a whole number from 2 to 2,000,000.'],
  [{ feeCents: -1 }, 'The entry fee must be from $0 to $100,000.'],
  [{ maxEntries: 0 }, 'The entries of one user must be a whole number from 1 on.'],
  [
    { payouts: { from: 'table', name: '', notes: [], tiers: [TABLE[0]!, { ...TABLE[1]!, from: 3 }] } },
    'Place 3 follows on a gap: place 2 has no prize.',
  ],
  [{ payouts: { from: 'type' } }, 'Paste the payout table of the contest, or choose a type of contest.'],
] satisfies [Partial<ContestSettings>, string][])('%j is refused with its reason', (change, sentence) => {
  expect(simContestOf({ ...own, ...change })).toEqual({ ok: false, error: sentence })
})

test('tables that are not those of the contest are called estimated', () => {
  const isEstimated = (settings: ContestSettings) => {
    const read = simContestOf(settings)
    return (
      read.ok && read.value.contest.isEstimated && read.value.notes.includes('The payouts are estimated.')
    )
  }
  expect(isEstimated(usualContest('large_flat'))).toBe(true)
  expect(
    isEstimated({ ...own, payouts: { from: 'figures', places: 20, firstCents: 20_000, lastCents: 1500 } }),
  ).toBe(true)
  const earlier = { from: 'earlier', name: 'Last week', entries: 100, tiers: TABLE } as const
  expect(isEstimated({ ...own, payouts: earlier })).toBe(true)
  expect(isEstimated({ ...own, payouts: earlier, poolCents: 95_000 })).toBe(false)
})

test('what is stored of a contest is read back; what is no contest is not', () => {
  for (const kind of CONTEST_KINDS) expect(isContestSettings(usualContest(kind))).toBe(true)
  expect(isContestSettings(JSON.parse(JSON.stringify(own)))).toBe(true)
  const opponents = { key: 'a1', name: 'field.csv', entries: 400 }
  expect(isContestSettings({ ...own, opponents })).toBe(true)
  const games = { over: 2, minutesLeft: [14] }
  expect(isContestSettings({ ...own, opponents: { ...opponents, games } })).toBe(true)
  const ofGames = { ...opponents, games: { ...games, minutesLeft: null } }
  for (const bad of [null, {}, { ...opponents, name: 7 }, { ...opponents, entries: -1 }, ofGames])
    expect(isContestSettings({ ...own, opponents: bad })).toBe(false)
  for (const stored of [
    null,
    { ...own, kind: 'raffle' },
    { ...own, size: '100' },
    { ...own, feeCents: null },
    { ...own, payouts: { from: 'table', name: 'x', tiers: [], notes: [] } },
    { ...own, payouts: { from: 'earlier', name: 'x', entries: 0, tiers: TABLE } },
    { ...own, payouts: { from: 'moon' } },
  ])
    expect(isContestSettings(stored)).toBe(false)
})
