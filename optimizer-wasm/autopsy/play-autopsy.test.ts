import { expect, test } from 'vitest'
import { calibrationOf } from '#core/autopsy/calibration.ts'
import { entriesOfUser } from '#core/contest/entries-of-user.ts'
import type { Field } from '#core/contest/field.ts'
import { fieldOf, NAMES } from '#core/contest/testing/field-of.ts'
import { slateRows } from '#core/contest/testing/slate-rows.ts'
import type { ForecastFigures } from '#core/entries/entered-entry.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import type { AutopsyAnswer, AutopsyQuestion } from './autopsy-question.ts'
import { playAutopsy } from './play-autopsy.ts'

/** Expected points, from the first person down. */
const EXPECTED = [20, 18, 16, 14, 12, 10, 8, 6]
const PEOPLE = NAMES.map((name, i) => ({ name, team: i % 2 ? 'AAA' : 'BBB', salary: 5000 }))
const pointsOf = (name: string) => EXPECTED[NAMES.indexOf(name)]!

/** Everyone always scores what is expected, so every game can be worked out by hand. */
const CERTAIN = slateRows(PEOPLE).map((row) => ({
  ...row,
  projectedPoints: pointsOf(row.name),
  projectedBy: 'projection' as const,
  spreadPoints: 0,
}))
const UNCERTAIN = CERTAIN.map((row) => ({ ...row, spreadPoints: null }))

const TIERS = [
  { from: 1, to: 1, prizeCents: 1000 },
  { from: 2, to: 2, prizeCents: 500 },
  { from: 3, to: 3, prizeCents: 200 },
]

/** Expected 100, 100, 99, 96, nothing, 97. The third one won, the user's entries are the first and the fourth. */
const SMALL = fieldOf(
  [
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
    [1, 0, 2, 3, 4, 5],
    [2, 0, 1, 3, 4, 6],
    [null, null, null, null, null, null],
    [3, 0, 1, 2, 4, 5],
  ],
  {
    ranks: Uint32Array.of(4, 4, 1, 2, 6, 3),
    names: namesOf(['me (1/2)', 'ann', 'bob (1/2)', 'Me (2/2)', 'cy', 'bob (2/2)']),
  },
)

const FORECAST: ForecastFigures = { points: 100, win: 0.2, top1: 0.2, cash: 0.45, roi: 0.5, dupes: 0.4 }

test('a contest worked out by hand: what each entry deserved, got, and the luck between the two', async () => {
  const { autopsy, opponents } = await played(SMALL, CERTAIN, { forecasts: new Map([['100', FORECAST]]) })
  const [fourth, first] = [autopsy.entries[1]!, autopsy.entries[0]!]

  // Always the same payout, so its error is that of prizes which 1,000 games may not have shown: each prize of two who tie
  // ($7.50, $3.50, $1) counts as won in 1.96^2 games more, in fewer where so rare that 3 times a place's finishes allow no more.
  const unseen = 1.96 ** 2
  const wins = (finishes: number) => unseen / (1 + unseen / (3 * finishes))
  const variance = wins(1001) * 750 ** 2 + wins(0.5) * 350 ** 2 + wins(0.5) * 100 ** 2
  const paid = { value: 750, error: expect.closeTo(Math.sqrt(variance) / 1000, 9) }

  // 100 points twice: they share $10 and $5. The user's other entry is fifth of those that were filled.
  expect(fourth.key).toBe('100')
  expect(fourth.deserved).toMatchObject({
    win: { value: 1 },
    cash: { value: 1 },
    paid,
    ranks: { low: 1, median: 1, high: 1 },
    asGood: 1,
    dupes: 1,
    ownCopies: 0,
  })
  expect(fourth).toMatchObject({ rank: 4, won: 0, forecast: FORECAST })
  expect(first.key).toBe('103')
  expect(first.deserved).toMatchObject({
    cash: { value: 0 },
    paid: { value: 0 },
    ranks: { low: 5, median: 5, high: 5 },
    asGood: 0,
    dupes: 0,
  })
  expect(first.won).toBe(500)

  expect(autopsy.together).toMatchObject({
    deserved: paid,
    won: 500,
    asMuch: 0,
    ahead: 1,
    nothing: 0,
  })
  // The user's two lineups hold everyone but the last one.
  expect(autopsy.players!.map(({ name, forecast, actual }) => [name, forecast, actual])).toEqual(
    NAMES.slice(0, 7).map((name, i) => [name, EXPECTED[i], 10 * i]),
  )
  expect(autopsy.unread).toMatchObject({ empty: 1, hidden: 0, notListed: 0 })
  expect(autopsy.means.roi).toBeCloseTo(1700 / (6 * 200) - 1, 12)
  // bob has 99 and 97 points, which are third and fourth; the two entries won first and third.
  expect(opponents.map(({ name, entries, deserved, won }) => [name, entries, deserved!.value, won])).toEqual([
    ['bob', 2, 200, 1200],
    ['ann', 1, 750, 0],
    ['cy', 1, 0, 0],
  ])
  expect(opponents[0]!.captains).toEqual([
    { name: 'Bea Crow', share: 0.5 },
    { name: 'Dora Elm', share: 0.5 },
  ])
})

test('where all entries are one lineup, each deserves an equal share of the prizes', async () => {
  const same = fieldOf(
    Array.from({ length: 4 }, () => [0, 1, 2, 3, 4, 5]),
    { ranks: Uint32Array.of(1, 1, 1, 1), names: namesOf(['me (1/2)', 'me (2/2)', 'ann', 'bob']) },
  )
  for (const rows of [CERTAIN, UNCERTAIN]) {
    const { autopsy } = await played(same, rows, { forecasts: new Map() })
    // Four share $17.
    expect(autopsy.entries.map(({ deserved }) => deserved!.paid!.value)).toEqual([425, 425])
    expect(autopsy.entries[0]!.deserved).toMatchObject({ dupes: 2, ownCopies: 1, cash: { value: 1 } })
    expect(autopsy.together!.deserved.value).toBeCloseTo(850, 9)
    expect(autopsy.means.roi).toBeCloseTo(1700 / (4 * 200) - 1, 12)
  }
})

test('what all entries deserve together is the prize pool', async () => {
  const field = randomField(300)
  const { autopsy, opponents } = await played(field, UNCERTAIN, { games: 1500 })
  const others = opponents.reduce((sum, { deserved }) => sum + deserved!.value, 0)
  expect(opponents).toHaveLength(29)
  expect(others + autopsy.together!.deserved.value).toBeCloseTo(1700, 6)
  const own = autopsy.entries.reduce((sum, { deserved }) => sum + deserved!.paid!.value, 0)
  expect(own).toBeCloseTo(autopsy.together!.deserved.value, 6)
  // Ranks agree with chances: the share of games as good as rank 3, the last one paid, is the chance to cash.
  for (const entry of autopsy.entries) {
    const { cash, ranks } = entry.deserved!
    expect(ranks.low).toBeLessThanOrEqual(ranks.median)
    if (cash!.value > 0.06) expect(ranks.low).toBeLessThanOrEqual(3)
  }
})

test('while the contest runs, nothing was got yet; without payouts there is no money', async () => {
  const live = await played({ ...SMALL, isLive: true }, CERTAIN)
  expect(live.autopsy.entries[0]!.won).toBeNull()
  expect(live.autopsy.together).toMatchObject({ won: null, asMuch: null })
  expect(live.autopsy.leverage).toBeNull()
  expect(live.autopsy.points).toEqual([])
  expect(calibrationOf(live.autopsy)).toBeNull()
  const unpaid = await played(SMALL, CERTAIN, { tiers: null })
  expect(unpaid.autopsy.together).toBeNull()
  expect(unpaid.autopsy.entries[1]!.deserved).toMatchObject({ cash: null, paid: null, win: { value: 1 } })
  expect(unpaid.opponents[0]!.deserved).toBeNull()
})

test('what a contest adds to the calibration: forecasts beside outcomes', async () => {
  const { autopsy } = await played(SMALL, CERTAIN, { forecasts: new Map([['100', FORECAST]]) })
  const { forecast, deserved } = calibrationOf(autopsy)!
  expect(forecast!.cash[4]).toEqual({ entries: 1, predicted: 0.45, actual: 0 })
  expect(forecast!.brier).toBeCloseTo(0.45 ** 2, 12)
  const fieldRoi = 1700 / 1200 - 1
  expect(forecast!.gap!.predicted).toBeCloseTo(0.5 - fieldRoi, 12)
  expect(forecast!.gap!.realised).toBeCloseTo(-1 - fieldRoi, 12)
  // Deserved: one certain to cash that did not, one certain not to that did.
  expect(deserved!.cash[9]).toEqual({ entries: 1, predicted: 1, actual: 0 })
  expect(deserved!.cash[0]).toEqual({ entries: 1, predicted: 0, actual: 1 })
  expect(deserved!.brier).toBe(2)
})

test('progress goes up to the end; the same question gives the same figures', async () => {
  const kernel = await loadSimKernel()
  const steps: number[] = []
  const play = playAutopsy(questionOf(SMALL, UNCERTAIN, {}), kernel)
  let step = play.next()
  for (; !step.done; step = play.next()) steps.push(step.value)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps.at(-1)).toBe(1)
  expect(await played(SMALL, UNCERTAIN)).toEqual(step.value)
})

test('a slate that does not list the players is refused with a sentence', async () => {
  const others = UNCERTAIN.filter(({ name }) => name !== 'Ada Brook')
  await expect(played(SMALL, others)).rejects.toThrow(RangeError)
})

test('own entries are found by name in any case and by id', () => {
  const none = new Set<string>()
  expect(entriesOfUser(SMALL, { screenName: 'ME', keys: none })).toEqual([3, 0])
  expect(entriesOfUser(SMALL, { screenName: null, keys: new Set(['102', '999']) })).toEqual([2])
  expect(entriesOfUser(SMALL, { screenName: ' ', keys: none })).toEqual([])
})

async function played(
  field: Field,
  rows: AutopsyQuestion['rows'],
  more: Partial<AutopsyQuestion> = {},
): Promise<AutopsyAnswer> {
  const play = playAutopsy(questionOf(field, rows, more), await loadSimKernel())
  let step = play.next()
  while (!step.done) step = play.next()
  return step.value
}

function questionOf(
  field: Field,
  rows: AutopsyQuestion['rows'],
  more: Partial<AutopsyQuestion>,
): AutopsyQuestion {
  return {
    field,
    format: SHOWDOWN,
    slateId: 1,
    rows,
    tiers: TIERS,
    feeCents: 200,
    mine: entriesOfUser(field, { screenName: 'me', keys: new Set() }),
    forecasts: new Map(),
    games: 1000,
    seed: 5,
    madeAt: 0,
    ...more,
  }
}

/** Ten entries each of 30 users, of random people. */
function randomField(entries: number): Field {
  const random = randomFrom(11)
  const lineups = Array.from({ length: entries }, () => {
    const people = NAMES.map((_, i) => i).sort(() => random() - 0.5)
    return [people[0]!, ...people.slice(1, 6).sort((a, b) => a - b)]
  })
  const users = lineups.map((_, entry) => (entry % 30 === 0 ? 'me' : `user${entry % 30}`))
  return fieldOf(lineups, { names: namesOf(users) })
}

function namesOf(names: readonly string[]): Uint8Array {
  return new TextEncoder().encode(names.map((name) => `${name}\n`).join(''))
}
