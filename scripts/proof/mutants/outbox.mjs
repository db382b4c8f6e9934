import { editsOf } from './edits-of.mjs'

const SENDING = ['app/lib/outbox/send-saves.test.ts', 'app/lib/outbox/queue.test.ts']
const WORDS = ['app/routes/app-shell/connection/outbox-words.test.ts']

/** What is saved without a connection, and how it is sent later. */
export const OUTBOX_EDITS = [
  ...editsOf('app/lib/outbox/send-saves.ts', SENDING, [
    ['what was sent is not reported', 'sent.push({ save, id: answer.id })\n', ''],
    ['a failure stops all', "if (answer.status !== 'failed') return", 'return'],
    ['a lost connection stops nothing', "if (answer.status !== 'failed') return { sent, standstill }", ''],
    ['the standstill is not told', 'standstill = answer\n', ''],
    ['a stored save still waits', 'await store.change((saves) => asStored(saves, save, answer.id))\n', ''],
    ['a refusal is forgotten', 'await store.change((saves) => asRefused(saves, key, answer.refusal))\n', ''],
    ['the mark is not kept', 'return asTried(saves, key)', 'return {}'],
  ]),
  ...editsOf('app/lib/outbox/queue.ts', SENDING, [
    ['files are sent last', "kind === 'slate' ? 0 : 1", "kind === 'slate' ? 1 : 0"],
    ['the newest is sent first', 'a.savedAt - b.savedAt', 'b.savedAt - a.savedAt'],
    [
      'a refused save is sent again by itself',
      'if (save.refusal || done.has(save.key)) return false',
      'if (done.has(save.key)) return false',
    ],
    [
      'a later change of a record overtakes a failed one',
      ' && !failed.some((each) => isSameRecord(each, save))',
      '',
    ],
    ['a change is kept beside an earlier one', 'const remove = [earlier.key]', 'const remove = []'],
    [
      'fields of an earlier change are lost',
      '{ ...earlier.fields, ...pressed.fields }',
      '{ ...pressed.fields }',
    ],
    [
      'a change that was tried is undone unsent',
      'earlier.isTried ? [...earlier.before, earlier.fields] : earlier.before',
      'earlier.before',
    ],
    ['an undone change is sent', 'before.length === 1 && hasFields(before[0]!, fields)', 'before.length < 0'],
  ]),
  ...editsOf('app/lib/outbox/answer-of.ts', SENDING, [
    ['too many requests are a refusal', 'status === 408 || status === 429', 'status === 408'],
    ['a timeout is a refusal', 'status === 408 || status === 429', 'status === 429'],
    ['a failing server refuses', 'status >= 500', 'status > 599'],
    ['an ended session refuses', "if (status === 401) return { status: 'signed_out' }\n", ''],
    ['another user’s session refuses', 'status === 403', 'status === 402'],
  ]),
  ...editsOf('app/routes/app-shell/connection/outbox-words.ts', WORDS, [
    ['offline it is sending', 'isSending && isOnline', 'isSending'],
    ['offline the last try is told', 'isOnline ? standstill : null', 'standstill'],
    ['other users’ saves are not told', 'if (others === 0) return null', 'if (others < 9) return null'],
  ]),
]
