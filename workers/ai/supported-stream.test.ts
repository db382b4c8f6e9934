import { expect, test } from 'vitest'
import { partialString, supportedStream } from './supported-stream.ts'

test('each whole sentence is sent once; an initial or a suffix does not end a sentence', () => {
  const sent: string[] = []
  const pass = supportedStream(
    () => true,
    ['A.J. Brown Jr.', 'St. Brown'],
    (text) => sent.push(text),
  )
  const text = 'A.J. Brown Jr. scores well. St. Brown does not, at $5,000. And so on'
  for (let end = 1; end <= text.length; end++) pass(text.slice(0, end))
  expect(sent).toEqual(['A.J. Brown Jr. scores well.', ' St. Brown does not, at $5,000.'])
})

test('a sentence that may not be shown is left out, and the next ones are sent', () => {
  const sent: string[] = []
  const pass = supportedStream(
    (sentence) => !sentence.includes('99'),
    [],
    (text) => sent.push(text),
  )
  const text = 'This is fine. This is 99 good.\nThis is a new line. And so on'
  for (let end = 1; end <= text.length; end++) pass(text.slice(0, end))
  expect(sent.join('')).toBe('This is fine.\n\nThis is a new line.')
})

test('the story is read from incomplete JSON', () => {
  const json = JSON.stringify({ story: 'He said "go".\nThen \u00fc \\ left.', keyFindings: [] })
  const whole = 'He said "go".\nThen \u00fc \\ left.'
  let last = ''
  for (let end = 0; end <= json.length; end++) {
    const story = partialString(json.slice(0, end), 'story') ?? ''
    expect(whole.startsWith(story)).toBe(true)
    expect(story.length).toBeGreaterThanOrEqual(last.length)
    last = story
  }
  expect(last).toBe(whole)
})
