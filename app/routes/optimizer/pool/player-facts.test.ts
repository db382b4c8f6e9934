import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { playerFacts } from './player-facts.ts'

test('a player who is not enriched has only the facts of the file', () => {
  const player = makePlayer({ id: 'p', fppg: 9, salary: 9000, outlookScore: 63, oprk: 9 })
  expect(playerFacts(player, SHOWDOWN, [player])).toEqual([
    { name: 'Average (FPPG)', value: '9.00' },
    { name: 'Points per $1,000', value: '1.00' },
    { name: 'Outlook', value: 'Neutral 63%' },
    { name: 'Opponent rank', value: '9 of 32' },
  ])
})

test('an average that looks stale is noted beside it', () => {
  // 14 - (0.11 + 0.753 * 5 + 0.357 * 14 + 14) / 2 = 2.5635
  const back = makePlayer({ id: 'p', position: 'RB', fppg: 14, salary: 5000 })
  const note = { name: 'Average (FPPG)', value: '14.00', note: 'Looks stale: 2.56 above the baseline' }
  expect(playerFacts(back, SHOWDOWN, [back])[0]).toEqual(note)
})

test('enriched facts are listed as well, zero included', () => {
  const player = makePlayer({
    id: 'p',
    fppg: 14,
    salary: 7,
    ownershipPct: 0,
    leverageScore: 71.6,
    overUnder: 47.5,
    weatherWind: 0,
    weatherImpactScore: 60,
  })
  expect(playerFacts(player, BIG_LEAGUE, [player]).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Average (FPPG): 14.00',
    'Points per $1: 2.00',
    'Leverage: 72/100',
    'Game total: 47.5',
    'Weather: 60/100',
    'Wind: 0 mph',
  ])
})
