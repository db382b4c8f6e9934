import { expect, test } from 'vitest'
import { compareExposure } from '../contest/exposure.ts'
import type { Field } from '../contest/field.ts'
import { fieldOf } from '../contest/testing/field-of.ts'
import { contestFigures } from './contest-figures.ts'
import { contestVerdict } from './contest-verdict.ts'
import type { HabitObservation } from './habit-observation.ts'
import { sentenceText } from './testing/sentence-text.ts'
import type { VerdictFacts } from './verdict-facts.ts'

/** 30 lineups of Ada with three others, then ten of Bea with Cora and Dora; the first two of all are alike. */
const LINEUPS = [
  [0, 1, 2],
  ...Array.from({ length: 30 }, (_, i) => [0, ...[1 + (i % 3), 4 + (i % 3)].sort((a, b) => a - b)]),
  ...Array.from({ length: 10 }, () => [1, 2, 3]),
]
const BEAS = [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]

function factsOf(field: Field, mine: number[] | null, payouts: Float64Array | null = null): VerdictFacts {
  const figures = contestFigures(field, {
    mine,
    bestRank: 1,
    slate: null,
    format: 'showdown',
    winningsCents: payouts,
  })
  return {
    figures,
    exposure: compareExposure(field, mine ?? [], 1).map((row) => ({ ...row, position: null })),
    shapes: null,
    bestRank: 1,
    hasCaptain: true,
    captainCode: 'CPT',
  }
}

const field = fieldOf(LINEUPS, { pointsMilli: Int32Array.from(LINEUPS, (_, i) => 100_000 - 1000 * i) })
const verdictOf = (facts: VerdictFacts, others: HabitObservation[] = []) => {
  const { won, differs, change } = contestVerdict(facts, others)
  return [won, differs, change].map(sentenceText)
}
const moreOn = (facts: VerdictFacts) => sentenceText(contestVerdict(facts, []).moreOnWinners)

test('what won: captain and score beside the field, then copies and ownership', () => {
  const facts = factsOf(field, null)
  expect(verdictOf(facts)[0]).toBe(
    'The winning lineup, with Ada Brook as CPT, scored 100.00 points. The top 1% (rank 1) had this captain in 100% of lineups (field 75.6%).',
  )
  // Ada is in 31 of 41 lineups as captain, Bea in 21, Cora in 21: (75.6 + 51.2 + 51.2) / 3 = 59.3%.
  expect(moreOn(facts)).toMatch(
    /^The lineup was entered once; that of an average entry \d\.\d times\. The top 1% averaged 59\.3% ownership \(field \d\d\.\d%\)\.$/,
  )
})

test('lineups that share the win are counted together', () => {
  const shared = fieldOf(LINEUPS, {
    pointsMilli: Int32Array.from(LINEUPS, (_, i) => 100_000 - 1000 * Math.max(i, 2)),
    ranks: Uint32Array.from(LINEUPS, (_, i) => (i < 3 ? 1 : i + 1)),
  })
  const facts = factsOf(shared, null)
  // Without one captain the first answer is about ownership.
  expect(verdictOf(facts)[0]).toMatch(
    /^The 3 lineups that share the win scored 98\.00 points\. The top 1% \(rank 1\) averaged \d\d\.\d% ownership \(field \d\d\.\d%\)\.$/,
  )
  expect(moreOn(facts)).toMatch(/^The lineups were entered 3 times; that of an average entry \d\.\d times\.$/)
})

test('without a name the second sentence asks for it and there is no third', () => {
  const [, differs, change] = verdictOf(factsOf(field, null))
  expect(differs).toBe('Find your entries to see what you did differently, and what to change.')
  expect(change).toBe('')
  expect(verdictOf(factsOf(field, []))[1]).toBe(
    'No entry of this contest has your name, so there is nothing to compare.',
  )
})

test('before the games begin no lineup leads and no best 1% is named', () => {
  const upcoming = { ...field, isLive: true, ranks: new Uint32Array(field.entries).fill(1) }
  const facts = factsOf({ ...upcoming, pointsMilli: new Int32Array(field.entries) }, BEAS)
  const [won, differs, change] = verdictOf(facts)
  expect(won).toBe('The games have not begun: no entry has a point yet.')
  expect(differs).toBe(
    'Your 10 entries had Bea Crow as CPT in 100% of lineups (field 24.4%). They had Ada Brook in 0% of lineups (field 75.6%). They took captains of 24.4% ownership (field 63.1%).',
  )
  expect(change).toBe('Nothing yet: the games have not begun.')
  expect(verdictOf(factsOf({ ...upcoming, pointsMilli: field.pointsMilli }, BEAS))[0]).toMatch(
    /^The 5 lineups that share the lead/,
  )
})

test('what differs: the widest differences that random lineups would not show', () => {
  const cents = Float64Array.from(LINEUPS, (_, i) => (i < 35 ? 100 : 0))
  const [, differs] = verdictOf(factsOf(field, BEAS, cents))
  // Bea is captain of 10 of 41 lineups, Ada of the other 31: (31 x 75.6 + 10 x 24.4) / 41 = 63.1%.
  expect(differs).toBe(
    'Your 10 entries (best: rank 32 with 69.00 points; 4 won money) had Bea Crow as CPT in 100% of lineups (field 24.4%, top 1% 0%). They had Ada Brook in 0% of lineups (field 75.6%, top 1% 100%). They took captains of 24.4% ownership (field 63.1%, top 1% 75.6%).',
  )
})

test('one entry says too little', () => {
  expect(verdictOf(factsOf(field, [40]))[1]).toBe(
    'Your 1 entry (rank 41 with 60.00 points) is too few to tell apart from the field. A random lineup of the field differs as much.',
  )
})

test('one game is luck; games of the same habit are evidence, and name the change with its error', () => {
  const facts = factsOf(field, BEAS)
  expect(verdictOf(facts)[2]).toBe(
    'Too few to say: 1 game of yours. Who scored in one game is luck. From 3 games on your habits are compared with those of the top 1%.',
  )
  const others = Array.from({ length: 6 }, (_, i) => ({
    game: `g${i}`,
    format: 'showdown',
    habits: [{ habit: 'salaryLeft' as const, mine: 900 + 10 * i, best: 200 + 20 * (i % 2), field: 500 }],
  }))
  expect(verdictOf(facts, others)[2]).toBe(
    // The gaps are 690 to 740 in steps of 10: their standard deviation is sqrt(350), over sqrt(6) 7.6.
    'Leave less salary. Over 6 games you averaged $925, the top 1% $210 and the field $500 (salary left). You and the top 1% differ by $715 ±$8.',
  )
  const even = others.map((each) => ({
    ...each,
    habits: each.habits.map((habit) => ({ ...habit, mine: habit.best })),
  }))
  expect(verdictOf(facts, even)[2]).toMatch(/^Nothing yet\. Over 7 games no habit/)
})

test('a running contest concludes nothing, and hidden players are not compared', () => {
  const running = fieldOf(
    LINEUPS.map((lineup, i) => (i === 5 ? [0, null, null] : lineup)),
    { isLive: true, pointsMilli: field.pointsMilli },
  )
  const [won, differs, change] = verdictOf(factsOf(running, BEAS))
  expect(won).toMatch(/^The leading lineup, with Ada Brook as CPT, scored/)
  expect(differs).toMatch(/cannot be compared yet: the file hides players of 1 lineup\.$/)
  expect(change).toBe('Nothing yet: the contest was running, and its points are not final.')
})

test('a file without lineups tells the score alone', () => {
  const empty = fieldOf([[null, null, null]], { pointsMilli: Int32Array.of(12_500) })
  expect(verdictOf(factsOf(empty, [0]))).toEqual([
    'The file shows no whole lineup, so only the score is known: 12.50 points.',
    'Your 1 entry (rank 1 with 12.50 points) shows no lineup, so there is nothing to compare.',
    'Without a lineup of yours there is nothing to compare.',
  ])
})

test('every figure of the sentences names a picture', () => {
  const { won, moreOnWinners, differs, change } = contestVerdict(factsOf(field, BEAS), [])
  const bare = [...won, ...moreOnWinners, ...differs, ...change]
    .filter((part) => typeof part === 'string')
    .join(' ')
  // Left over are the words "top 1%", the ranks that it spans, "one" and the smallest number of games.
  expect(bare.replaceAll(/top 1%|rank 1|3 games/g, '')).not.toMatch(/\d/)
})
