import { expect, test } from 'vitest'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { needsSentence } from '#core/games/lineup-needs.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { needsOfLineups } from './lineup-needs.ts'
import { loadSimKernel } from './sim/kernel.node.ts'
import { madeGame } from './sim/testing/made-pool.ts'

const kernel = await loadSimKernel()
const pool = madeGame()
const random = randomFrom(3)

/** The people of a team at these positions, the best first, by index: `AAA QB`, `BBB RB 2`. */
function personOf(words: string): number {
  const [team, position, rank = '1'] = words.split(' ')
  const own = [...pool.people.entries()].filter(
    ([, { row }]) => row.team === team && row.actualPosition === position,
  )
  return own[Number(rank) - 1]![0]
}

function lineupOf(captain: string, ...others: string[]): number[] {
  return [
    pool.people[personOf(captain)]!.captainRow,
    ...others.map((words) => pool.people[personOf(words)]!.flexRow),
  ]
}

/** 600 entries of the people with the most points, so that these are popular. */
function field(): LineupRows {
  const people = [...pool.people.keys()].sort((a, b) => pool.people[b]!.row.fppg - pool.people[a]!.row.fppg)
  return lineupRowsOf(
    Array.from({ length: 600 }, () => {
      const chosen = new Set<number>()
      while (chosen.size < 6) chosen.add(people[Math.floor(16 * random() ** 1.5)]!)
      return [...chosen].map((person, place) =>
        place === 0 ? pool.people[person]!.captainRow : pool.people[person]!.flexRow,
      )
    }),
    pool,
  )
}

const contest: SimContest = {
  kind: 'own_table',
  entries: 601,
  feeCents: 100,
  maxEntries: 1,
  tiers: [{ from: 1, to: 100, prizeCents: 300 }],
  isEstimated: false,
}

test('a stack of one team needs that team ahead, by pass; backs need the run; the other team its own lead', () => {
  const { lineups: distinct, copies } = distinctLineups(field())
  const lineups = lineupRowsOf(
    [
      lineupOf('AAA QB', 'AAA WR', 'AAA WR 2', 'AAA TE', 'AAA WR 3', 'BBB WR'),
      lineupOf('AAA RB', 'AAA RB 2', 'BBB RB', 'BBB RB 2', 'AAA DST', 'BBB K'),
      lineupOf('BBB QB', 'BBB WR', 'BBB WR 2', 'BBB TE', 'BBB RB', 'AAA K'),
      // Of people who score nothing: it is never in the top 1%.
      lineupOf('AAA WR 9', 'AAA WR 10', 'AAA WR 11', 'BBB WR 9', 'BBB WR 10', 'BBB WR 11'),
    ],
    pool,
  )
  const games = {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: { lineups: distinct, copies },
    seed: 9,
  }
  const needs = needsOfLineups(games, { lineups, games: 6000 }, kernel)
  const sentences = needs.map((each) => each && needsSentence(each))
  expect(sentences[0]).toMatch(/^AAA ahead, pass/)
  expect(sentences[1]).toMatch(/run/)
  expect(sentences[1]).toMatch(/; [4-6] of 6 popular players fail$/)
  expect(sentences[2]).toMatch(/^BBB ahead/)
  expect(sentences[3]).toBeNull()
})
