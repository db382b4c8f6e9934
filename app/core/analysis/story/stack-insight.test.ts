import { expect, test } from 'vitest'
import { PLAIN } from '../../objective/plain-points.ts'
import type { Player } from '../../players/player.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { noStackSentence, otherStacksSentence, stackInsight } from './stack-insight.ts'

const pool = smallSlate()
const about = (names: readonly string[], contestFormat: 'cash' | 'gpp' = 'cash', playerPool = pool) =>
  smallFacts({
    playerPool,
    lineup: null,
    settings: { ...PLAIN, contestFormat },
    others: names.map((name) => playerPool.find((row) => row.name === name && row.position !== 'CPT')!),
  })

test('a quarterback’s stack says who scores together, what that is worth with the wider range, and the matchup', () => {
  // sd: 8 and root of 86.4; 150.4 + 0.76 x 8 x 9.295 = 206.9, whose root is 14.38; root of 150.4 is 12.26.
  expect(stackInsight('qb', about(['Joe Archer', 'Cal Sterling']))).toBe(
    [
      'When Joe Archer completes a pass to Cal Sterling, both of them score.',
      'Cash games reward a steady score; this stack adds risk. Their total varies by about 14.4 points, against 12.3 if unrelated: a higher ceiling and a lower floor.',
      'MIN ranks 5th of 32 against QB, a soft matchup for Joe Archer.',
    ].join('\n'),
  )
})

test('in a GPP a wider range is advice for the stack', () => {
  expect(stackInsight('qb', about(['Joe Archer', 'Cal Sterling'], 'gpp'))).toContain(
    'first place needs a high ceiling; this stack raises it.',
  )
})

test('a negative pair is steadier: good in cash games, bad in a GPP', () => {
  const names = ['Joe Archer', 'Vikings']
  const cash = stackInsight('negative', about(names))
  expect(cash).toContain('When one of Joe Archer and Vikings scores well, the other tends to score less.')
  // 96.49 - 0.8 x 8 x 5.7 = 60.01, whose root is 7.75; root of 96.49 is 9.82.
  expect(cash).toContain('about 7.7 points, against 9.8 if unrelated: a steadier score')
  expect(cash).toContain('this pair makes the score steadier.')
  expect(stackInsight('negative', about(names, 'gpp'))).toContain('this pair lowers it.')
})

test('the advice on a game stack follows its range: one that is steadier does not add risk', () => {
  // Archer, Cobb and the defense against both: 2 x (0.28 x 8 x 7.43 - 0.4 x 8 x 5.7 - 0.07 x 7.43 x 5.7) < 0.
  const names = ['Joe Archer', 'Vikings', 'Ray Cobb Jr.']
  const cash = stackInsight('game', about(names))
  expect(cash).toContain('a steadier score, a lower ceiling')
  expect(cash).toContain('this stack makes the score steadier.')
  expect(stackInsight('game', about(names, 'gpp'))).toContain('this stack lowers it.')
})

test('second running backs who face each other are not said to score less together', () => {
  // Their correlation is 0.02, which is positive.
  const backs = pool.map((row): Player => ({ ...row, fppg: row.fppg }))
  const second = (name: string, team: string, opponent: string): Player => ({
    ...backs.find((row) => row.name === 'Al Brown' && row.position !== 'CPT')!,
    ...{ id: name, name, basePlayerId: name, team, opponent, fppg: 5 },
  })
  const playerPool = [...backs, second('Ab Low', 'LAC', 'MIN'), second('Bo High', 'MIN', 'LAC')]
  const text = stackInsight('negative', about(['Ab Low', 'Bo High'], 'cash', playerPool))
  expect(text).toContain('Ab Low and Bo High face each other, but their scores are nearly unrelated.')
  expect(text).not.toContain('score less')
  expect(text).not.toContain('steadier')
})

test('more than three players are counted, not named', () => {
  const text = stackInsight('game', about(['Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.', 'Max Young']))
  expect(text).toMatch(/^These 4 players play in the same game/)
})

test('one player alone makes no stack, and the text says what one takes', () => {
  expect(stackInsight('game', about(['Joe Archer']))).toBe(noStackSentence('game'))
  expect(noStackSentence('game')).toBe(
    'These players make no game stack: that takes at least three players of one game.',
  )
})

test('a high-scoring game is not said to help a defense', () => {
  const text = stackInsight('game', about(['Joe Archer', 'Cal Sterling', 'Vikings']))
  expect(text).toContain('Joe Archer, Cal Sterling and Vikings play in the same game.')
  expect(text).toContain('A high-scoring game helps all of them but Vikings.')
  expect(text).toContain('When Joe Archer scores well, Vikings tends to score less.')
  expect(text).toContain('Joe Archer and Cal Sterling tend to score together.')
  expect(stackInsight('game', about(['Joe Archer', 'Cal Sterling', 'Will Reich']))).toContain(
    'so a high-scoring game helps all of them.',
  )
})

test('of two quarterbacks of one team only one is said to play', () => {
  const archer = pool.find(({ name, position }) => name === 'Joe Archer' && position === 'QB')!
  const backup = { ...archer, id: 'bo', name: 'Bo Back', basePlayerId: 'bo-back', fppg: 3 }
  const names = ['Joe Archer', 'Bo Back', 'Cal Sterling']
  const text = stackInsight('game', about(names, 'cash', [...pool, backup]))
  expect(text).toContain(
    'Joe Archer and Bo Back are quarterbacks of one team, so usually only one of them plays',
  )
})

test('stacks that are not explained are named', () => {
  expect(otherStacksSentence([])).toBeNull()
  expect(
    otherStacksSentence([
      ['A', 'B'],
      ['C', 'D'],
    ]),
  ).toBe('Of the same kind are A and B; C and D.')
})
