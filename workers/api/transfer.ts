import type { Context } from 'hono'
import { CARRIED_LISTS, type CarriedRecord, carriedRecord, toImportAnswer } from '#contract/transfer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { describeError } from '#workers/log.ts'
import { claimHeap } from '#workers/security/claim-heap.ts'
import type { HeapClaim } from '#workers/security/heap-pools.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { exportAccount } from '#workers/services/account/export-account.ts'
import { exportEntrySets } from '#workers/services/transfer/export-entry-sets.ts'
import { exportHistoryCsv, exportHistoryJson } from '#workers/services/transfer/export-history.ts'
import { exportLineupsCsv, exportLineupsJson } from '#workers/services/transfer/export-lineups.ts'
import { exportMemories } from '#workers/services/transfer/export-memories.ts'
import { importRecords } from '#workers/services/transfer/import-records.ts'
import type { Handlers } from './mount.ts'
import { parseJson } from './read-json.ts'
import { readJsonFields } from './read-json-fields.ts'

const CSV = 'text/csv; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** `sport`: of history only the entries of it; null for all. */
type Export = { type: string; write: (ctx: ServiceContext, sport: string | null) => AsyncGenerator<string> }

const EXPORTS = new Map<string, Export>([
  ['account.json', { type: JSON_TYPE, write: exportAccount }],
  ['entry-sets.json', { type: JSON_TYPE, write: exportEntrySets }],
  ['history.csv', { type: CSV, write: exportHistoryCsv }],
  ['history.json', { type: JSON_TYPE, write: exportHistoryJson }],
  ['lineups.csv', { type: CSV, write: exportLineupsCsv }],
  ['lineups.json', { type: JSON_TYPE, write: exportLineupsJson }],
  ['slates.json', { type: JSON_TYPE, write: exportMemories }],
])

export const transferHandlers = {
  'GET /export/:file': (c) => {
    const file = c.req.param('file')
    const found = EXPORTS.get(file)
    if (!found) return c.text(`There is no such export; there are ${[...EXPORTS.keys()].join(', ')}`, 404)
    return c.body(streamOf(found.write(c.var.ctx, c.req.query('sport') || null), c.var.ctx), 200, {
      'Content-Type': found.type,
      'Content-Disposition': `attachment; filename="${file}"`,
    })
  },
  'POST /import': async (c) => c.json(toImportAnswer(await importRecords(c.var.ctx, recordsOf(c)))),
} satisfies Partial<Handlers>

/** The longest record: a lineup with everything an older export may hold about its game. */
const MOST_RECORD_CHARACTERS = 1_200_000

async function* recordsOf(c: Context<ServerEnv>): AsyncGenerator<CarriedRecord> {
  const options = {
    kind: 'transfer',
    mostCharacters: MOST_RECORD_CHARACTERS,
    longField: 'lineups',
  } as const
  let index = 0
  for await (const { field, kind, text } of readJsonFields(c, CARRIED_LISTS, options)) {
    if (kind === 'list') {
      index = 0
      yield { list: field === 'entries' ? 'entries' : 'lineups', record: null }
    } else yield carriedRecord(field, index++, parseJson(text))
  }
}

/** A page of records: its rows, the records made of them and their text. A user has four of them at once. */
const HEAP_OF_A_PIECE = 10 * 2 ** 20

/** Streams text as a body, with backpressure, each piece once there is memory for it. On failure the body ends early. */
function streamOf(pieces: AsyncGenerator<string>, ctx: ServiceContext): ReadableStream<Uint8Array> {
  const { id } = requireUser(ctx)
  return new ReadableStream<string>({
    async pull(controller) {
      let claim: HeapClaim | null = null
      try {
        claim = await claimHeap(id, HEAP_OF_A_PIECE)
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        ctx.log('failure', { error: describeError(error) })
        // The platform logs this error as it is, so it must not contain the values of a failed query.
        controller.error(new Error('The export failed'))
      } finally {
        claim?.release()
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  }).pipeThrough(new TextEncoderStream())
}
