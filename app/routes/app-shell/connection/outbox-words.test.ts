import { expect, test } from 'vitest'
import type { OutboxState } from '#app/lib/outbox/outbox.client.ts'
import type { WaitingChange, WaitingSave } from '#app/lib/outbox/waiting-save.ts'
import { kindOf, othersSentence, outboxSentence } from './outbox-words.ts'

const REFUSAL = { status: 409, sentence: 'Delete some lineups first' }
const NOTHING: OutboxState = { waiting: [], others: 0, isSending: false, sent: [], blockedBy: null }

const saves = (unsent: number, refused = 0) =>
  [...Array(unsent).fill(null), ...Array(refused).fill(REFUSAL)].map(
    (refusal) => ({ kind: 'lineup', refusal }) as WaitingSave,
  )

const change = (part: Partial<WaitingChange> = {}) =>
  ({ kind: 'lineup_name', target: { id: 7, save: null }, refusal: null, ...part }) as WaitingChange

test.each<[string, Partial<OutboxState>, boolean, string | null]>([
  ['nothing', {}, true, null],
  ['one waits', { waiting: saves(1) }, false, '1 save waits for a connection.'],
  ['two wait', { waiting: saves(2) }, false, '2 saves wait for a connection.'],
  ['they are sent', { waiting: saves(2), isSending: true }, true, 'Sending 2 saves...'],
  [
    'the connection is lost while they are sent',
    { waiting: saves(2), isSending: true },
    false,
    '2 saves wait for a connection.',
  ],
  ['they were sent', { sent: ['lineup', 'slate'] }, true, '2 saves were sent.'],
  [
    'one was sent and one refused',
    { sent: ['lineup'], waiting: saves(0, 1) },
    true,
    '1 save was sent. 1 save was refused by the server.',
  ],
  [
    'the session ended',
    { waiting: saves(2), blockedBy: { status: 'signed_out' } },
    true,
    '2 saves wait on this device. You are signed out: sign in again to send them.',
  ],
  [
    'offline nothing is said of the last try',
    { waiting: saves(1), blockedBy: { status: 'signed_out' } },
    false,
    '1 save waits for a connection.',
  ],
  [
    'the server does not allow it',
    { waiting: saves(1), blockedBy: { status: 'not_allowed', sentence: 'Change your password first' } },
    true,
    '1 save waits on this device. The server answered: Change your password first.',
  ],
  [
    'a save and a change wait',
    { waiting: [...saves(1), change()] },
    false,
    '2 changes wait for a connection.',
  ],
  ['a change was sent', { sent: ['lineup', 'set_deletion'] }, true, '2 changes were sent.'],
  [
    'a change conflicts',
    { waiting: [change({ refusal: REFUSAL })] },
    true,
    '1 change was not stored: choose what to keep.',
  ],
  [
    'the new name of a save that waits itself is part of it',
    { waiting: [...saves(1), change({ target: { id: null, save: 'a' } })] },
    false,
    '1 save waits for a connection.',
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
  expect(kindOf({ kind: 'entry_set', body: { lineups: [[0], [1]] } } as unknown as WaitingSave)).toBe(
    '2 entries',
  )
  expect(kindOf(saves(1)[0]!)).toBe('Lineup')
  expect(kindOf(change({ kind: 'lineup_deletion', fields: { deleted: false } }))).toBe(
    'Undoing of a deletion',
  )
})
