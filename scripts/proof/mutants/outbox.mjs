import { editsOf } from './edits-of.mjs'

const SENDING = ['app/lib/outbox/send-saves.test.ts']
const WORDS = ['app/routes/app-shell/connection/outbox-words.test.ts']

/** What is saved without a connection, and how it is sent later. */
export const OUTBOX_EDITS = [
  ...editsOf('app/lib/outbox/send-saves.ts', SENDING, [
    ['a refused save is sent again by itself', '!refusal && !done', '!done'],
    ['a save is not marked before it is sent', 'isTried: true', 'isTried: next.isTried'],
    ['the mark is not kept', 'await store.put(save)\n', ''],
    ['a stored save still waits', 'await store.remove(save.key)\n', ''],
    ['a lineup fills in its own id', "save.kind === 'slate' && answer.id !== null", 'answer.id !== null'],
    [
      'the id of the file is not filled in',
      "if (save.kind === 'slate' && answer.id !== null) await fillIn(store, save, answer.id)\n",
      '',
    ],
    ['what was sent is not reported', 'sent.push({ save, id: answer.id })\n', ''],
    [
      'a refusal is forgotten',
      'await store.put({ ...save, refusal: answer.refusal })',
      'await store.put(save)',
    ],
    ['a failure stops all', "if (answer.status !== 'failed') return", 'return'],
    ['a lost connection stops nothing', "if (answer.status !== 'failed') return { sent, standstill }", ''],
    ['the standstill is not told', 'standstill = answer\n', ''],
  ]),
  ...editsOf('app/lib/outbox/waiting-save.ts', SENDING, [
    ['files are sent last', "kind === 'slate' ? 0 : 1", "kind === 'slate' ? 1 : 0"],
    ['the newest is sent first', 'a.savedAt - b.savedAt', 'b.savedAt - a.savedAt'],
    ['a save that may be stored gets another body', ' || save.isTried', ''],
    ['any file’s id is taken', 'save.slateKey !== slateKey || ', ''],
    ['an entry set keeps its file under "game"', "save.kind === 'lineup' ? 'game' : 'slate'", "'game'"],
    ['the name of the file is lost', '{ ...referred, id }', '{ id }'],
    ['a file stays without an id', 'slateKey: null, body', 'body'],
    ['every repeat has a new key', 'save.refusal?.status === KEY_REUSED ? newKey() : save.key', 'newKey()'],
    ['a repeat keeps its refusal', '{ ...save, key, refusal: null }', '{ ...save, key }'],
    ['a key that is in use is sent again', 'const KEY_REUSED = 422', 'const KEY_REUSED = 409'],
  ]),
  ...editsOf('app/lib/outbox/answer-of.ts', SENDING, [
    [
      'a lost answer is a refusal',
      "if (!(error instanceof ApiError)) return { status: 'no_answer' }",
      "if (!(error instanceof ApiError)) return { status: 'failed' }",
    ],
    ['too many requests are a refusal', 'status === 408 || status === 429', 'status === 408'],
    ['a timeout is a refusal', 'status === 408 || status === 429', 'status === 429'],
    ['a failing server refuses', 'status >= 500', 'status > 599'],
    ['an ended session refuses', "if (status === 401) return { status: 'signed_out' }\n", ''],
    ['another user’s session refuses', 'status === 403', 'status === 402'],
  ]),
  ...editsOf('app/routes/app-shell/connection/outbox-words.ts', WORDS, [
    ['refused saves wait', 'refusal === null).length', 'refusal !== undefined).length'],
    ['offline it is sending', 'isSending && isOnline', 'isSending'],
    ['offline the last try is told', 'isOnline ? standstill : null', 'standstill'],
    ['what was sent is not told', '    sent > 0 &&', '    sent < 0 &&'],
    ['what was refused is not told', 'refused > 0 &&', 'refused < 0 &&'],
    ['other users’ saves are not told', 'if (others === 0) return null', 'if (others < 9) return null'],
    ['an entry set has no number', 'pluralize(body.lineups.length', 'pluralize(1'],
  ]),
]
