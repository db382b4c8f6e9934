import { describe, expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { scriptModelOf, scriptOf, scriptsOf, scriptWords } from './game-script.ts'
import { addStory, STORY_COUNTERS, storyModelOf } from './game-story.ts'
import { lineupNeeds, needsSentence } from './lineup-needs.ts'

// Expected: 60 points in all; quarterbacks and receivers 40 of the 50 of quarterbacks, receivers and backs.
const rows = [
  makePlayer({ id: '1', name: 'Arm', team: 'KC', position: 'QB', fppg: 20 }),
  makePlayer({ id: '2', name: 'Catch', team: 'BUF', position: 'WR', fppg: 12 }),
  makePlayer({ id: '3', name: 'Tight', team: 'KC', position: 'TE', fppg: 8 }),
  makePlayer({ id: '4', name: 'Back', team: 'BUF', position: 'RB', fppg: 10 }),
  makePlayer({ id: '5', name: 'Boot', team: 'KC', position: 'K', fppg: 10 }),
]
const pool = contestPoolOf(rows, SHOWDOWN)
const model = scriptModelOf(pool)

const wordsOf = (...points: number[]) =>
  scriptWords(
    scriptOf(
      points.map((each) => Math.round(100 * each)),
      model,
    ),
    model,
  ).join(', ')

describe('a game as words', () => {
  test.each([
    { how: 'as expected', points: [20, 12, 8, 10, 10], words: 'KC ahead, pass, high' },
    { how: 'a little less in all', points: [19.99, 12, 8, 9.99, 10], words: 'KC ahead, pass, low' },
    { how: 'backs with more than a fifth', points: [20, 12, 8, 10.04, 10], words: 'KC ahead, run, high' },
    { how: 'the other team ahead', points: [10, 30, 0, 20, 10], words: 'BUF ahead, run, high' },
    { how: 'level', points: [0, 0, 0, 0, 0], words: 'KC ahead, pass, low' },
    {
      how: 'a kicker counts for the team and the total alone',
      points: [1, 12, 1, 2, 50],
      words: 'KC ahead, pass, high',
    },
  ])('$how: $words', ({ points, words }) => expect(wordsOf(...points)).toBe(words))

  test('eight scripts of a single game have eight different words, a league has four', () => {
    expect(new Set(scriptsOf(model).map((script) => scriptWords(script, model).join())).size).toBe(8)
    const league = scriptModelOf(contestPoolOf([...rows, makePlayer({ id: '6', team: 'NE' })], BIG_LEAGUE))
    expect(scriptsOf(league).map((script) => scriptWords(script, league))).toEqual([
      ['pass', 'high'],
      ['run', 'high'],
      ['pass', 'low'],
      ['run', 'low'],
    ])
    expect(scriptsOf(league)).toContain(scriptOf([0, 9900, 0, 9900, 0, 9900], league))
  })
})

describe('the story of games', () => {
  test('the popular are those that most entries hold; a failure is a score below what is expected', () => {
    const story = storyModelOf(pool, [0.1, 0.6, 0, 0.3, 0.2])
    expect([...story.popular]).toEqual([1, 3, 4, 0])
    const tally = new Uint32Array(STORY_COUNTERS)
    addStory(tally, [2000, 1200, 800, 1000, 1000], story)
    addStory(tally, [2000, 1199, 801, 1000, 999], story)
    // Scripts 0 (as expected) and, with 0.01 less, low (4) and run (2: 10 of 50 against 10 of 50.00).
    expect(tally[0]).toBe(1)
    expect([...tally.subarray(8, 12)]).toEqual([1, 0, 1, 0])
    expect(tally.subarray(0, 8).reduce((sum, count) => sum + count)).toBe(2)
  })

  test('at most 16 people are popular', () => {
    const many = Array.from({ length: 30 }, (_, index) => makePlayer({ id: `p${index}`, name: `P ${index}` }))
    const story = storyModelOf(contestPoolOf(many, SHOWDOWN), Array(30).fill(0.2))
    expect(story.popular).toHaveLength(16)
  })
})

describe('what a lineup needs', () => {
  const story = storyModelOf(pool, [0.9, 0.6, 0.1, 0.3, 0.2])
  /** 1,000 games: half with each team ahead, half by pass, half high; each popular person fails in half. */
  const all = { games: 1000, counters: [125, 125, 125, 125, 125, 125, 125, 125, 500, 500, 500, 500, 500] }

  test('answers that its good games share beyond those of all games, and the popular people who fail', () => {
    // KC ahead in 90 of 100, pass in 80, high in 50; the four popular people outside it fail in 90.
    const counters = [36, 4, 9, 1, 36, 4, 9, 1, 90, 90, 90, 90, 90]
    const needs = lineupNeeds({ games: 100, counters }, all, story, new Set([2]))!
    expect(needs.words).toEqual(['KC ahead', 'pass'])
    expect(needs.failures).toEqual({ of: 4, good: 3.6, usual: 2 })
    expect(needsSentence(needs)).toBe('KC ahead, pass; 4 of 4 popular players fail')
  })

  test('people in the lineup do not count among the failures', () => {
    const counters = [36, 4, 9, 1, 36, 4, 9, 1, 10, 10, 95, 95, 95]
    const needs = lineupNeeds({ games: 100, counters }, all, story, new Set([0, 1]))!
    expect(needs.failures?.of).toBe(3)
    expect(needs.failures?.good).toBeCloseTo(2.85, 9)
  })

  test('games that are like all games are no special game', () => {
    const counters = all.counters.map((count) => count / 10)
    const needs = lineupNeeds({ games: 100, counters }, all, story, new Set())!
    expect(needsSentence(needs)).toBe('no special game')
  })

  test('an answer that nearly every game gives is not needed', () => {
    const usual = { games: 1000, counters: [900, 20, 20, 10, 20, 10, 10, 10, 500, 500, 500, 500, 500] }
    const counters = usual.counters.map((count) => count / 10)
    expect(lineupNeeds({ games: 100, counters }, usual, story, new Set())!.words).toEqual([])
  })

  test('with fewer than 30 good games nothing is said', () => {
    const counters = Array(STORY_COUNTERS).fill(0)
    expect(lineupNeeds({ games: 29, counters }, all, story, new Set())).toBeNull()
  })
})
