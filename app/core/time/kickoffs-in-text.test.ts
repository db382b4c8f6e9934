import { expect, test } from 'vitest'
import { formatKickoff } from './game-time.ts'
import { withKickoffsIn } from './kickoffs-in-text.ts'

const NOW = new Date('2026-01-03T12:00:00Z')

test('a text states a kickoff in the zone of the reader, as every other place writes it', () => {
  for (const kickoff of ['2025-12-26T01:15:00Z', '2026-01-05T01:20:00Z', '2025-09-07T17:00:00Z'].map(
    (iso) => new Date(iso),
  )) {
    const text = `Check before lock (${formatKickoff(kickoff, 'America/New_York')}): late news.`
    for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'America/New_York'])
      expect(withKickoffsIn(text, NOW, zone)).toBe(
        `Check before lock (${formatKickoff(kickoff, zone)}): late news.`,
      )
  }
  expect(withKickoffsIn('Thu, Dec 25, 8:15 PM EST', NOW, 'America/Los_Angeles')).toBe(
    'Thu, Dec 25, 5:15 PM PST',
  )
})

test('other texts, and a date that no year has, stay', () => {
  for (const text of ['Kickoff at 8:15 PM ET.', 'Mon, Feb 30, 8:15 PM EST'])
    expect(withKickoffsIn(text, NOW, 'Europe/Berlin')).toBe(text)
})
