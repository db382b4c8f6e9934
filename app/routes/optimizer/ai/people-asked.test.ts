import { expect, test } from 'vitest'
import { smallLineup, smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import { peopleAsked } from './use-chat.ts'

const pool = smallSlate()
const members = playersOf(smallLineup(pool))
const names = (question: string, chosen = members) =>
  peopleAsked(question, chosen, pool).map(({ name }) => name)

test('a question is about whom it names, then about the chosen, each once', () => {
  expect(names('Is he any good?')).toEqual(members.map(({ name }) => name))
  expect(names('Why not Al Brown?')[0]).toBe('Al Brown')
  expect(names('Why not al brown?')).toHaveLength(7)
  expect(names('Cal Sterling or Joe Archer?').toSorted()).toEqual(members.map(({ name }) => name).toSorted())
  expect(names('Why not Al Brown?', [])).toEqual(['Al Brown'])
  expect(names('Who?', [])).toEqual([])
})

test('whoever is in the lineup is asked about by his row there, everybody else by his flex row', () => {
  const asked = peopleAsked('Cal Sterling or Ed Ruiz as captain?', members, pool)
  expect(asked.find(({ name }) => name === 'Cal Sterling')?.position).toBe('CPT')
  expect(asked.find(({ name }) => name === 'Ed Ruiz')?.position).toBe('WR')
})
