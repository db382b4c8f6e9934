import { expect, test } from 'vitest'
import { unknownTopics } from './topics-in-text.ts'

test('a statement about a topic is reported only where the slate lacks the topic', () => {
  const text = 'Rain is likely.'
  expect(unknownTopics(text, ['weather'])).toEqual(['weather "Rain"'])
  expect(unknownTopics(text, ['injury news'])).toEqual([])
  expect(unknownTopics(text, [])).toEqual([])
})

test.each([
  ['weather', 'Strong winds', 'winds'],
  ['weather', 'It is a dome game', 'dome'],
  ['betting lines', 'The over/under is high', 'over/under'],
  ['betting lines', 'A high implied team total', 'implied team total'],
  ['injury news', 'A sore ankle', 'ankle'],
  ['injury news', 'Limited in the practice report', 'practice report'],
] as const)('%s: %s', (topic, text, word) => {
  expect(unknownTopics(text, [topic])).toEqual([`${topic} "${word}"`])
})

test('a sentence that says the topic is unknown states nothing about it', () => {
  expect(
    unknownTopics('The slate has no weather, betting lines or injury news.', [
      'weather',
      'betting lines',
      'injury news',
    ]),
  ).toEqual([])
})

test('words that only contain a word of the topic are allowed', () => {
  expect(unknownTopics('A training window, a domestic brainstorm.', ['weather'])).toEqual([])
})

test('game statistics are always reported, as no slate has them', () => {
  expect(unknownTopics('Two touchdowns in the red zone', [])).toEqual(['game statistics "touchdowns"'])
})
