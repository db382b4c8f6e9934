import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { playersOf } from '../../lineups/lineup.ts'
import type { StackKind } from '../../lineups/stack.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import type { Player } from '../../players/player.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { stackInsight } from '../story/stack-insight.ts'
import { stacksToExplain } from './stack-facts.ts'

const pool = smallSlate()
/** Sterling (captain), Archer, Young, Cobb, Vikings and Reich: three of LAC, three of MIN. */
const whole = playersOf(smallLineup(pool))
const stacks = (kind: StackKind, players: readonly Player[] = whole, playerPool = pool) =>
  stacksToExplain({ kind, players, format: SHOWDOWN, settings: PLAIN, playerPool })
const membersOf = (kind: StackKind, players?: readonly Player[], playerPool?: Player[]) =>
  stacks(kind, players, playerPool).explained.map(({ people }) => people.map(({ name }) => name))

test('of a whole lineup a stack has its members alone: no running back catches for the other team', () => {
  expect(membersOf('qb')).toEqual([['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.']])
  const [facts] = stacks('qb').explained
  const text = stackInsight('qb', facts!)
  expect(text).toContain(
    'When Joe Archer completes a pass to Cal Sterling or Ray Cobb Jr., both of them score.',
  )
  expect(text).not.toMatch(/Max Young|Vikings|Will Reich/)
  // Of the captain the sums would count less than the lineup does.
  expect(text).not.toContain('Together')
  expect(membersOf('game')).toEqual([whole.map(({ name }) => name)])
  expect(membersOf('negative')).toEqual([['Joe Archer', 'Vikings']])
})

test('a player given twice is in the stack once', () => {
  const twice = [...whole, whole.find(({ name }) => name === 'Joe Archer')!]
  expect(membersOf('qb', twice)).toEqual([['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.']])
})

test('two quarterbacks of one team make a stack each, and neither is a receiver of the other', () => {
  const archer = whole.find(({ name }) => name === 'Joe Archer')!
  const backup = { ...archer, id: 'bo', name: 'Bo Back', basePlayerId: 'bo-back', fppg: 3 }
  const withBackup = [...whole.slice(0, 5), backup]
  expect(membersOf('qb', withBackup, [...pool, backup])).toEqual([
    ['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.'],
    ['Bo Back', 'Cal Sterling', 'Ray Cobb Jr.'],
  ])
})

test('two stacks are explained, those with the most points; the others are named', () => {
  const back = (name: string, team: string, opponent: string, fppg: number): Player => ({
    ...pool.find((row) => row.name === 'Al Brown')!,
    ...{ id: name, name, basePlayerId: name, team, opponent, fppg },
  })
  const backs = [
    back('Ab Low', 'LAC', 'MIN', 2),
    back('Bo High', 'LAC', 'MIN', 9),
    back('Cy Most', 'LAC', 'MIN', 11),
    back('Di Foe', 'MIN', 'LAC', 5),
  ]
  const { explained, others } = stacks('negative', backs, [...pool, ...backs])
  expect(explained.map(({ people }) => people.map(({ name }) => name))).toEqual([
    ['Cy Most', 'Di Foe'],
    ['Bo High', 'Di Foe'],
  ])
  expect(others).toEqual([['Ab Low', 'Di Foe']])
})

test('a person given as captain and as flex is in a stack once', () => {
  const both = [...whole, pool.find(({ name, position }) => name === 'Cal Sterling' && position === 'WR')!]
  expect(membersOf('qb', both)).toEqual([['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.']])
})

test('players who make no stack of that kind give none', () => {
  expect(stacks('qb', whole.slice(2))).toEqual({ explained: [], others: [] })
})
