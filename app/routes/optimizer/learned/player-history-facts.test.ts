import { expect, test } from 'vitest'
import type { LearnedAnswer } from '#contract/learned.ts'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { playerHistoryFacts } from './player-history-facts.ts'

const archer = smallSlate().find(({ name }) => name === 'Joe Archer')!

function answer(games: number): LearnedAnswer {
  return {
    contests: games,
    ownership: [{ playerName: 'Joe Archer', games, weight: games, captainPct: 20, flexPct: 45.25 }],
    players: [
      {
        playerName: 'Joe Archer',
        games,
        avgPoints: 18.333,
        pointsStdDev: games > 1 ? 6.1 : null,
        avgSalary: 10_200,
        valueScore: 1.8,
        captainFrequency: 19.5,
        winningLineups: 8,
      },
    ],
    matchups: [{ playerName: 'Joe Archer', opponent: 'MIN', games: 1, avgPoints: 31 }],
    pairs: [],
    crowds: { prior: null, contests: games, gain: null },
  }
}

test('three games give figures, one game against the opponent does not', () => {
  expect(playerHistoryFacts(archer, SHOWDOWN, answer(3))).toEqual({
    games: '3 games',
    facts: [
      { name: 'Held by', value: '20.0% CPT, 45.3% FLEX' },
      { name: 'Points', value: '18.33' },
      { name: 'Std dev', value: '6.10' },
      { name: 'Value', value: '1.80 per $1,000 at $10,200' },
      { name: 'Captain in', value: '19.5% of lineups' },
      { name: 'In the top 1%', value: '8 lineups' },
      { name: 'Against MIN', value: '1 game: too few to say' },
    ],
  })
})

test('one or two games of points are too few to say, the share is given with their number', () => {
  expect(playerHistoryFacts(archer, SHOWDOWN, answer(2))).toEqual({
    games: '2 games',
    facts: [
      { name: 'Held by', value: '20.0% CPT, 45.3% FLEX' },
      { name: 'Points', value: '2 games: too few to say' },
      { name: 'Against MIN', value: '1 game: too few to say' },
    ],
  })
})

test('a format without captains has one share; other opponents and unknown players have nothing', () => {
  const elsewhere = { ...archer, opponent: 'CHI' }
  const facts = playerHistoryFacts(elsewhere, BIG_LEAGUE, answer(1))!.facts
  expect(facts[0]).toEqual({ name: 'Held by', value: '45.3%' })
  expect(facts).toHaveLength(2)
  expect(playerHistoryFacts({ ...archer, name: 'Someone' }, SHOWDOWN, answer(3))).toBeNull()
})
