import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '../api-client.ts'
import type { ChangeRequest } from './changes/change-rules.ts'
import { sendChange } from './send-change.ts'
import type { WaitingChange } from './waiting-save.ts'

const RESULT: WaitingChange = {
  key: 'result',
  user: '1',
  kind: 'lineup_result',
  target: { id: 7, save: null },
  name: 'Main',
  modeId: 'showdown',
  savedAt: 0,
  isTried: false,
  refusal: null,
  fields: { points_total: 141, winnings_total: 20.1, rank: null },
  before: [{ points_total: null, winnings_total: null, rank: null }],
}
const DELETION: WaitingChange = {
  ...RESULT,
  kind: 'lineup_deletion',
  fields: { deleted: true },
  before: [{ deleted: false, lineup_name: 'Main', points_total: null }],
}
const RESTORE: WaitingChange = { ...DELETION, fields: { deleted: false }, before: [{ deleted: true }] }

const NO_RESULT = { lineup_name: 'Main', points_total: null, winnings_total: null, rank: null }
const NOT_FOUND = new ApiError(404, 'Lineup not found')

/** A server with this lineup, or none; `answers`: how it fails. */
async function send(
  change: WaitingChange,
  lineup: object | null,
  answers: { read?: Error; send?: Error; withdrawn?: boolean } = {},
) {
  const log: string[] = []
  const api = {
    read: async () => {
      const failure = answers.read ?? (lineup === null ? NOT_FOUND : null)
      if (failure) throw failure
      return { lineup, entries: [] }
    },
    send: async ({ method, path }: ChangeRequest) => {
      log.push(`${method} ${path}`)
      if (answers.send) throw answers.send
    },
  }
  const answer = await sendChange(change, api, async () => {
    log.push('marked')
    return !answers.withdrawn
  })
  return { answer, log }
}

test('a change is marked and sent if the record is as the user saw it', async () => {
  const { answer, log } = await send(RESULT, NO_RESULT)
  expect([answer, log]).toEqual([{ status: 'stored', id: null }, ['marked', 'PUT /api/saved-lineups/7']])
})

test('a change that the user takes back while the record is read is not sent', async () => {
  const { answer, log } = await send(DELETION, NO_RESULT, { withdrawn: true })
  expect([answer, log]).toEqual([{ status: 'withdrawn' }, ['marked']])
})

test('one that has arrived is not sent again', async () => {
  // The server stores cents.
  const { answer, log } = await send(RESULT, {
    ...NO_RESULT,
    points_total: 141,
    winnings_total: 20.100000001,
  })
  expect([answer.status, log]).toEqual(['stored', []])
})

test('what was changed elsewhere stays, and both versions are told', async () => {
  const { answer, log } = await send(RESULT, { ...NO_RESULT, points_total: 150, winnings_total: 0, rank: 9 })
  expect(log).toEqual([])
  expect(answer).toEqual({
    status: 'refused',
    refusal: {
      status: 409,
      sentence:
        'It was changed elsewhere to 150.00 points, $0.00, rank 9, which was kept. Yours is 141.00 points, $20.10.',
      present: { points_total: 150, winnings_total: 0, rank: 9 },
    },
  })
})

test('a change of a record that was deleted elsewhere is refused', async () => {
  const { answer } = await send(RESULT, null)
  expect(answer).toMatchObject({ status: 'refused', refusal: { status: 404 } })
  const between = await send(RESULT, NO_RESULT, { send: NOT_FOUND })
  expect(between.answer).toEqual(answer)
})

test('a deletion is sent once; a record that is gone counts as deleted', async () => {
  expect((await send(DELETION, NO_RESULT)).log).toEqual(['marked', 'DELETE /api/saved-lineups/7'])
  expect(await send(DELETION, null)).toEqual({ answer: { status: 'stored', id: null }, log: [] })
  expect((await send(DELETION, NO_RESULT, { send: NOT_FOUND })).answer.status).toBe('stored')
})

test('a lineup that was changed elsewhere since is not deleted unasked', async () => {
  const { answer, log } = await send(DELETION, { ...NO_RESULT, points_total: 150 })
  expect([answer.status, log]).toEqual(['refused', []])
})

test('an undone deletion restores the record, unless it was never deleted or is gone for good', async () => {
  expect((await send(RESTORE, null)).log).toEqual(['marked', 'POST /api/saved-lineups/7/restore'])
  expect(await send(RESTORE, NO_RESULT)).toEqual({ answer: { status: 'stored', id: null }, log: [] })
  expect((await send(RESTORE, null, { send: NOT_FOUND })).answer.status).toBe('refused')
})

test.each([
  [{ read: new NoAnswerError() }, 'no_answer', 0],
  [{ send: new NoAnswerError() }, 'no_answer', 2],
  [{ read: new ApiError(401, null) }, 'signed_out', 0],
  [{ read: new ApiError(403, 'Another user saved this') }, 'not_allowed', 0],
  [{ send: new ApiError(500, null) }, 'failed', 2],
  [{ send: new ApiError(409, 'Main is finalized') }, 'refused', 2],
] as const)('%o: the change is %s', async (answers, status, steps) => {
  const { answer, log } = await send(RESULT, NO_RESULT, answers)
  expect([answer.status, log.length]).toEqual([status, steps])
})
