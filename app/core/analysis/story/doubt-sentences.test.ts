import { expect, test } from 'vitest'
import type { Player } from '../../players/player.ts'
import { personIn, smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { doubtSentences, warningSentence, withWarnings } from './doubt-sentences.ts'

/** The facts about Joe Archer, who averages 20 points at $10,000, after this change of both rows. */
function archer(change: Partial<Player>) {
  const playerPool = smallSlate().map((row) => (row.name === 'Joe Archer' ? { ...row, ...change } : row))
  return personIn(smallFacts({ playerPool }), 'Joe Archer')
}

test('each reason why a player may not play has its sentence; a healthy player has none', () => {
  expect(doubtSentences(archer({}))).toEqual([])
  expect(doubtSentences(archer({ injuryStatus: 'Out' }))).toEqual([
    'Joe Archer is marked Out and will score nothing.',
  ])
  expect(doubtSentences(archer({ injuryStatus: 'Doubtful' }))).toEqual([
    'Joe Archer is marked Doubtful and unlikely to play.',
  ])
  expect(doubtSentences(archer({ salary: 800 }))).toEqual([
    'Joe Archer is priced as inactive ($800 beside an average of 20 points a game): check the news.',
  ])
  expect(doubtSentences(archer({ projectedPoints: 0, projectedBy: 'projection' }))).toEqual([
    'Joe Archer has a projection of 0 points: check the news.',
  ])
})

test('an estimate or a figure by hand of 0 is not a projection of 0', () => {
  expect(doubtSentences(archer({ projectedPoints: 0, projectedBy: 'baseline' }))).toEqual([])
  expect(doubtSentences(archer({ projectedPoints: 0, projectedBy: 'hand' }))).toEqual([])
})

test('all reasons of one player are given, the surest first; Questionable is a reminder alone', () => {
  expect(warningSentence(archer({ salary: 800, injuryStatus: 'Doubtful' }))).toBe(
    'Joe Archer is marked Doubtful and unlikely to play. Joe Archer is priced as inactive ($800 beside an average of 20 points a game): check the news.',
  )
  expect(warningSentence(archer({ injuryStatus: 'Questionable' }))).toBe(
    'Joe Archer is marked Questionable: check before lock.',
  )
  expect(doubtSentences(archer({ injuryStatus: 'Questionable' }))).toEqual([])
  expect(warningSentence(archer({}))).toBeNull()
})

test('a warning is added to a text that does not give it about that player', () => {
  const benched = archer({ salary: 800 })
  const [warning] = doubtSentences(benched)
  expect(withWarnings('A fine player.', [benched])).toBe(`A fine player. ${warning}`)
  expect(withWarnings(`${warning} And more.`, [benched])).toBe(`${warning} And more.`)
  const own = 'Joe Archer is a risk: he is priced as inactive.'
  expect(withWarnings(own, [benched])).toBe(own)
  const ofAnother = 'Joe Archer is a risk. Max Young is priced as inactive.'
  expect(withWarnings(ofAnother, [benched])).toBe(`${ofAnother} ${warning}`)
  expect(withWarnings('A fine player.', [archer({})])).toBe('A fine player.')
})
