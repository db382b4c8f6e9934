import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { playerFacts } from './player-facts.ts'

test('a player who is not enriched has only the facts of the file', () => {
  const player = makePlayer({ id: 'p', fppg: 14, salary: 7000, outlookScore: 63, oprk: 9 })
  expect(playerFacts(player, SHOWDOWN)).toEqual([
    { name: 'FPPG', value: '14.00' },
    { name: 'Value', value: '2.00/$1k' },
    { name: 'Outlook', value: 'Neutral 63%' },
    { name: 'Opponent rank', value: '9 of 32' },
  ])
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
  expect(playerFacts(player, BIG_LEAGUE).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'FPPG: 14.00',
    'Value: 2.00/$',
    'Ownership: 0.0%',
    'Leverage: 72/100',
    'Game total: 47.5',
    'Weather: 60/100',
    'Wind: 0 mph',
  ])
})
