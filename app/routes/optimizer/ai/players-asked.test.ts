import { expect, test } from 'vitest'
import { smallLineup, smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import { playersAsked } from './use-chat.ts'

const pool = smallSlate()
const members = playersOf(smallLineup(pool))
const names = (question: string, chosen = members) =>
  playersAsked(question, chosen, pool).map(({ name }) => name)

test('the players named in the question come first, then the chosen ones, each once', () => {
  expect(names('Is he any good?')).toEqual(members.map(({ name }) => name))
  expect(names('Why not Al Brown?')[0]).toBe('Al Brown')
  expect(names('Why not al brown?')).toHaveLength(7)
  expect(names('Cal Sterling or Joe Archer?').toSorted()).toEqual(members.map(({ name }) => name).toSorted())
  expect(names('Why not Al Brown?', [])).toEqual(['Al Brown'])
  expect(names('Who?', [])).toEqual([])
})

test('a player in the lineup is represented by the lineup row, every other player by the flex row', () => {
  const asked = playersAsked('Cal Sterling or Ed Ruiz as captain?', members, pool)
  expect(asked.find(({ name }) => name === 'Cal Sterling')?.position).toBe('CPT')
  expect(asked.find(({ name }) => name === 'Ed Ruiz')?.position).toBe('WR')
})
