import { isNotFound } from '../api-client.ts'
import { answerOf } from './answer-of.ts'
import type { ChangedRecord } from './changes/change-fields.ts'
import type { ChangeRequest } from './changes/change-rules.ts'
import { rulesOf } from './changes/changes.ts'
import { hasFields } from './changes/same-fields.ts'
import type { Mark, SaveAnswer } from './send-saves.ts'
import { type Fields, recordOf, type WaitingChange } from './waiting-save.ts'

/** Reads the record at a path, and sends a request; both throw what the API client throws. */
type ChangeApi = {
  read: (path: string) => Promise<unknown>
  send: (request: ChangeRequest) => Promise<unknown>
}

const STORED: SaveAnswer = { status: 'stored', id: null }

/**
 * Sends a waiting change after a look at the record. If that has the wanted fields, an earlier request has arrived and nothing
 * is sent; if it has others than the user saw, they were changed elsewhere and the user is asked.
 */
export async function sendChange(change: WaitingChange, api: ChangeApi, mark: Mark): Promise<SaveAnswer> {
  const { kind, target, fields, before } = change
  if (target.id === null) return { status: 'failed' }
  const rules = rulesOf(kind)
  try {
    const present = rules.present(await detailOrNull(change, target.id, api))
    if (present === null) return refused(404, DELETED_ELSEWHERE)
    if (hasFields(present, fields)) return STORED
    if (!before.some((seen) => hasFields(present, seen))) return conflict(change, present)
    if (!(await mark())) return { status: 'withdrawn' }
    await api.send(rules.request(target.id, fields))
    return STORED
  } catch (error) {
    if (!isNotFound(error)) return answerOf(error)
    if (!('deleted' in fields)) return refused(404, DELETED_ELSEWHERE)
    return fields.deleted ? STORED : refused(404, TOO_LATE)
  }
}

const DELETED_ELSEWHERE = 'It was deleted elsewhere. Your change is kept on this device.'
const TOO_LATE = 'A deletion can be undone for an hour, and that is over.'

function conflict({ kind, fields }: WaitingChange, present: Fields): SaveAnswer {
  const { words } = rulesOf(kind)
  const sentence =
    'deleted' in fields
      ? 'It was changed elsewhere after you deleted it, so it was not deleted.'
      : `It was changed elsewhere to ${words(present)}, which was kept. Yours is ${words(fields)}.`
  return { status: 'refused', refusal: { status: 409, sentence, present } }
}

function refused(status: number, sentence: string): SaveAnswer {
  return { status: 'refused', refusal: { status, sentence } }
}

/** Where the API has the records. */
const RECORD_PATHS: Record<ChangedRecord, string> = { lineup: '/api/saved-lineups', set: '/api/entry-sets' }

async function detailOrNull(change: WaitingChange, id: number, api: ChangeApi): Promise<unknown> {
  try {
    return await api.read(`${RECORD_PATHS[recordOf(change)]}/${id}`)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
