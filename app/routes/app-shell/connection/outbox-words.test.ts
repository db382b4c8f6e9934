import { expect, test } from 'vitest'
import type { OutboxState } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { kindOf, othersSentence, outboxSentence } from './outbox-words.ts'

const REFUSAL = { status: 409, sentence: 'Delete some lineups first' }
const NOTHING: OutboxState = { waiting: [], others: 0, isSending: false, sent: 0, standstill: null }

const saves = (unsent: number, refused = 0) =>
  [...Array(unsent).fill(null), ...Array(refused).fill(REFUSAL)].map(
    (refusal) => ({ refusal }) as WaitingSave,
  )

test.each<[string, Partial<OutboxState>, boolean, string | null]>([
  ['nothing', {}, true, null],
  ['one waits', { waiting: saves(1) }, false, '1 save waits for a connection.'],
  ['two wait', { waiting: saves(2) }, false, '2 saves wait for a connection.'],
  ['they are sent', { waiting: saves(2), isSending: true }, true, 'Sending 2 saves...'],
  ['they were sent', { sent: 2 }, true, '2 saves were sent.'],
  [
    'one was sent and one refused',
    { sent: 1, waiting: saves(0, 1) },
    true,
    '1 save was sent. 1 save was refused by the server.',
  ],
  [
    'the session ended',
    { waiting: saves(2), standstill: { status: 'signed_out' } },
    true,
    '2 saves wait on this device. You are signed out: sign in again to send them.',
  ],
  [
    'offline nothing is said of the last try',
    { waiting: saves(1), standstill: { status: 'signed_out' } },
    false,
    '1 save waits for a connection.',
  ],
  [
    'the server does not allow it',
    { waiting: saves(1), standstill: { status: 'not_allowed', sentence: 'Change your password first' } },
    true,
    '1 save waits on this device. The server answered: Change your password first.',
  ],
])('%s', (_, state, isOnline, sentence) => {
  expect(outboxSentence({ ...NOTHING, ...state }, isOnline)).toBe(sentence)
})

test('of another user’s saves only their number is told', () => {
  expect(othersSentence(0)).toBeNull()
  expect(othersSentence(1)).toBe(
    '1 save of another user waits on this device. It is sent when that user signs in here.',
  )
})

test('an entry set is listed by its number of entries', () => {
  expect(kindOf({ kind: 'entry_set', body: { lineups: [[0], [1]] } })).toBe('2 entries')
  expect(kindOf({ kind: 'lineup', body: {} })).toBe('Lineup')
})
