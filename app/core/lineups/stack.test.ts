import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { lineupOf } from './lineup.ts'
import { type Stack, stacksOf, stacksOfKind } from './stack.ts'

/** A player of KC or of another team; KC plays BUF, DAL plays NYG. */
function plays(actualPosition: string, team: string | null, id = `${actualPosition}-${team}`): Player {
  const opponents: Record<string, string> = { KC: 'BUF', BUF: 'KC', DAL: 'NYG', NYG: 'DAL' }
  return makePlayer({ id, position: actualPosition, team, opponent: team && opponents[team]! })
}
const ids = (stacks: Stack[]) => stacks.map(({ kind, players }) => [kind, ...players.map(({ id }) => id)])

test('a QB stacks only with receivers and tight ends of the same team', () => {
  const quarterback = plays('QB', 'KC')
  const others = [
    plays('RB', 'KC'),
    plays('K', 'KC'),
    plays('DST', 'KC'),
    plays('WR', 'BUF'),
    plays('TE', 'DAL'),
  ]
  expect(stacksOfKind('qb', [quarterback, ...others])).toEqual([])
  const targets = [plays('WR', 'KC', 'wr1'), plays('TE', 'KC'), plays('WR', 'KC', 'wr2')]
  expect(ids(stacksOfKind('qb', [...others, ...targets, quarterback]))).toEqual([
    ['qb', 'QB-KC', 'wr1', 'TE-KC', 'wr2'],
  ])
})

test('players without a team are not teammates, and a captain row stacks by its real position', () => {
  expect(stacksOfKind('qb', [plays('QB', null), plays('WR', null)])).toEqual([])
  const captain = { ...plays('QB', 'KC', 'cpt'), position: 'CPT' }
  expect(ids(stacksOfKind('qb', [captain, plays('WR', 'KC')]))).toEqual([['qb', 'cpt', 'WR-KC']])
})

test('three players of one game make a game stack, both teams taken together; two do not', () => {
  const two = [plays('RB', 'KC'), plays('RB', 'BUF')]
  const elsewhere = [plays('WR', 'DAL'), plays('TE', 'DAL'), { ...plays('K', 'KC'), opponent: null }]
  expect(stacksOfKind('game', [...two, ...elsewhere])).toEqual([])
  expect(ids(stacksOfKind('game', [...two, ...elsewhere, plays('DST', 'NYG'), plays('K', 'BUF')]))).toEqual([
    ['game', 'RB-KC', 'RB-BUF', 'K-BUF'],
    ['game', 'WR-DAL', 'TE-DAL', 'DST-NYG'],
  ])
})

test('a QB against the opposing defense and running backs who face each other lower each other', () => {
  const found = stacksOfKind('negative', [
    plays('RB', 'KC', 'rb1'),
    plays('QB', 'KC'),
    plays('DST', 'BUF'),
    plays('RB', 'KC', 'rb2'),
    plays('RB', 'BUF'),
    plays('DST', 'KC'),
    plays('DST', 'DAL'),
    plays('WR', 'BUF'),
  ])
  expect(ids(found)).toEqual([
    ['negative', 'rb1', 'RB-BUF'],
    ['negative', 'QB-KC', 'DST-BUF'],
    ['negative', 'rb2', 'RB-BUF'],
  ])
})

test('two players are opponents when both rows say so', () => {
  const quarterback = plays('QB', 'KC')
  expect(stacksOfKind('negative', [quarterback, { ...plays('DST', 'BUF'), opponent: 'DAL' }])).toEqual([])
  expect(stacksOfKind('negative', [{ ...quarterback, opponent: null }, plays('DST', 'BUF')])).toEqual([])
})

test('the stacks of a lineup come in the order QB, game, negative', () => {
  const players = [plays('QB', 'KC'), plays('WR', 'KC'), plays('DST', 'BUF')]
  expect(ids(stacksOf(lineupOf(SHOWDOWN, players)))).toEqual([
    ['qb', 'QB-KC', 'WR-KC'],
    ['game', 'QB-KC', 'WR-KC', 'DST-BUF'],
    ['negative', 'QB-KC', 'DST-BUF'],
  ])
})
