import { expect, test } from 'vitest'
import { type ContestSettings, simContestOf } from './contest-settings.ts'
import { byStake, contestsOfEntries } from './contests-of-entries.ts'
import { isContestSettings } from './is-contest-settings.ts'
import { prizePoolCents } from './payout-tiers.ts'

const entry = (contestKey: string, contestName: string, feeCents: number | null = 500) => ({
  ...{ contestKey, contestName, feeCents },
})

const FIRST_DOWN = 'NFL Showdown $125K First Down [20 Entry Max] (LAR vs ARI)'

/** The settings of a contest with so many entries of the user. */
function contestOf(name: string, feeCents: number | null, mine = 1): ContestSettings {
  return contestsOfEntries(Array.from({ length: mine }, () => entry('1', name, feeCents)))[0]!.settings
}

test('the contests of an entries file come in its order, with fee and number of reserved entries', () => {
  const contests = contestsOfEntries([
    entry('7', FIRST_DOWN, 100),
    entry('9', 'NFL Showdown $5 Double Up (LAR vs ARI)'),
    entry('7', FIRST_DOWN, 100),
  ])
  expect(
    contests.map(({ mine, settings }) => [settings.name, mine, settings.feeCents, settings.kind]),
  ).toEqual([
    [FIRST_DOWN, 2, 100, 'large_top_heavy'],
    ['NFL Showdown $5 Double Up (LAR vs ARI)', 1, 500, 'double_up'],
  ])
  for (const { settings } of contests) expect(simContestOf(settings).ok).toBe(true)
})

test('by stake, the contest comes first whose entries cost most; of free ones that with most of them; one without prizes last', () => {
  const entries = [
    entry('1', 'Home league [4 Entries]', 90_000),
    ...Array.from({ length: 2 }, () => entry('2', 'NFL Free Roll', 0)),
    ...Array.from({ length: 3 }, () => entry('3', 'NFL Free Roll again', 0)),
    entry('4', 'NFL Showdown $5 Double Up (LAR vs ARI)'),
    ...Array.from({ length: 6 }, () => entry('5', FIRST_DOWN, 100)),
  ]
  expect(byStake(contestsOfEntries(entries)).map(({ contestKey }) => contestKey)).toEqual([
    ...['5', '4', '3', '2', '1'],
  ])
})

test('of equal stakes the dearer entry comes first; of free contests with as many entries the larger field', () => {
  const entries = [
    ...Array.from({ length: 20 }, () => entry('1', 'NFL Showdown $5K mini-MAX [150 Entry Max]', 100)),
    entry('2', 'NFL Showdown $50K Spy [Single Entry]', 2_000),
    entry('3', 'NFL Free Roll 50-Player', 0),
    entry('4', 'NFL Free Roll 500-Player', 0),
  ]
  const contests = contestsOfEntries(entries)
  const keys = (listed: typeof contests) => byStake(listed).map(({ contestKey }) => contestKey)
  expect(keys(contests).slice(0, 2)).toEqual(['2', '1'])
  const free = contests.filter(({ settings }) => settings.feeCents === 0)
  expect(free.map(({ settings }) => settings.size)).toEqual([50, 500])
  expect(keys(free)).toEqual(['4', '3'])
})

test('a guaranteed contest has the prizes of its name and as many entries as they are paid from', () => {
  // 148,632 x $1 less 15.9% is $125,000: the provider's own number of entries.
  const settings = contestOf(FIRST_DOWN, 100)
  expect(settings).toMatchObject({ size: 148_632, poolCents: 12_500_000, maxEntries: 20 })
  expect(settings.assumed).toBeUndefined()
  const read = simContestOf(settings)
  expect(read.ok && prizePoolCents(read.value.contest.tiers)).toBe(12_500_000)
})

test('the first prize of a name is the first prize, but for the rounding of the estimate', () => {
  const settings = contestOf('NFL Showdown $6M Millionaire [$1M to 1st] (Super Bowl)', 1500)
  expect([settings.size, settings.assumed]).toEqual([470_588, ['maxEntries']])
  const read = simContestOf(settings)
  if (!read.ok) throw new Error(read.error)
  expect(read.value.contest.tiers[0]!.prizeCents / 100_000_000).toBeCloseTo(1, 2)
})

test('a contest never has fewer entries than the user has in it', () => {
  for (const name of [
    FIRST_DOWN,
    'Sprint',
    'NFL $5 ada vs. bob',
    'NFL Double Up',
    'NFL 3-Player',
    '$100 [3 Entry Max]',
  ]) {
    const { size, maxEntries } = contestOf(name, 100, 150)
    expect([name, size > 150, maxEntries >= 150]).toEqual([name, true, true])
  }
})

test('what a name does not say is usual, and said', () => {
  const settings = contestOf('Sprint', 300)
  expect(settings).toMatchObject({
    kind: 'large_top_heavy',
    size: 20_000,
    assumed: ['kind', 'size', 'maxEntries'],
  })
  const read = simContestOf(settings)
  expect(read.ok && read.value.notes.at(-1)).toBe('Assumed, not in the name: type, entries, max entries.')
  expect(isContestSettings(settings)).toBe(true)
  expect(isContestSettings({ ...settings, assumed: ['luck'] })).toBe(false)
})

test('a satellite pays one ticket at least; a number of tickets is read', () => {
  const small = contestOf('NFL Satellite to $1,500 Final (DET vs MIN)', 25)
  expect(small).toMatchObject({ ticketCents: 150_000, assumed: ['size', 'maxEntries'] })
  const read = simContestOf(small)
  expect(read.ok && read.value.contest.tiers[0]).toEqual({ from: 1, to: 1, prizeCents: 150_000 })
  const many = simContestOf(contestOf('NFL SUPERSat [500x]', 100))
  expect(many.ok && many.value.contest.tiers[0]).toMatchObject({ from: 1, to: 500 })
})

test('of a private contest only its own table says what it pays', () => {
  for (const [name, size] of [
    ['NFL $5 10-Player', 10],
    ['Private League 10 by ada', 10_000],
  ] as const) {
    const settings = contestOf(name, 500)
    expect(settings).toMatchObject({ kind: 'own_table', size })
    expect(simContestOf(settings)).toMatchObject({ error: expect.stringContaining('payout table') })
  }
})

test('a fee that the file does not say is that of the name, else the usual one; so is one that no contest has', () => {
  const fee = (name: string, cents: number | null) => contestOf(name, cents).feeCents
  expect([fee('A', null), fee('A', 1e12), fee('A', 0)]).toEqual([1000, 1000, 0])
  expect([fee('$2K Jukebox [Just $0.25!]', null), fee('$5 Double Up', null)]).toEqual([25, 500])
  expect(contestOf('A', null).assumed).toContain('feeCents')
})

test('a contest is as the user set it by its id, and next week as the one of its name without the game', () => {
  const own: ContestSettings = {
    ...contestOf(FIRST_DOWN, 100),
    size: 140_000,
    maxEntries: 20,
    opponents: { key: 'k', name: 'field.csv', entries: 900 },
    payouts: {
      from: 'table',
      name: 'Pasted table',
      tiers: [{ from: 1, to: 40_000, prizeCents: 300 }],
      notes: [],
    },
  }
  const known = { byKey: { 7: own }, here: [], earlier: [] }
  expect(contestsOfEntries([entry('7', FIRST_DOWN, 100)], known)[0]!.settings).toBe(own)

  const nextWeek = FIRST_DOWN.replace('(LAR vs ARI)', '(TB @ DAL)')
  const later = { byKey: {}, here: [], earlier: [{ settings: own, from: 'on Dec 6, 2026' }] }
  const [same, otherFee] = contestsOfEntries([entry('8', nextWeek, 100), entry('9', nextWeek, 200)], later)
  // What the name alone says is what Undo puts back.
  expect(same!.earlier).toEqual({ from: 'on Dec 6, 2026', without: contestOf(nextWeek, 100) })
  expect(otherFee!.earlier).toBeNull()
  expect(same!.settings).toMatchObject({
    name: nextWeek,
    size: 140_000,
    maxEntries: 20,
    payouts: { from: 'earlier', name: FIRST_DOWN, entries: 140_000 },
  })
  expect(same!.settings.opponents).toBeUndefined()
  // Taken over as the slate's own contest it is still as then, and once the user changed it no more.
  const here = (settings: ContestSettings) =>
    contestsOfEntries([entry('8', nextWeek, 100)], { ...later, here: [settings] })[0]!
  expect(here(same!.settings).earlier).toEqual(same!.earlier)
  expect(here({ ...same!.settings, fillPct: 90 }).earlier).toBeNull()
  expect(here(same!.earlier!.without).earlier).toBeNull()
  const read = simContestOf(same!.settings)
  expect(read.ok && read.value.contest.tiers).toEqual([{ from: 1, to: 40_000, prizeCents: 300 }])
  // A dearer contest of the name is another one.
  expect(otherFee!.settings.payouts.from).toBe('type')
  expect(contestsOfEntries([entry('8', 'Other (TB @ DAL)', 100)], later)[0]!.settings.size).not.toBe(140_000)
})

test('two contests of one name and fee are set each for itself', () => {
  const entries = [entry('7', FIRST_DOWN, 100), entry('8', FIRST_DOWN, 100)]
  const [seven, eight] = contestsOfEntries(entries).map(({ settings }) => settings)
  const set = { ...eight!, size: 459 }
  // The slate's contest may be either of them.
  const known = { byKey: { 8: set }, here: [set, set], earlier: [] }
  expect(contestsOfEntries(entries, known).map(({ settings }) => settings)).toEqual([seven, set])
})
