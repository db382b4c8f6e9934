import type { Context } from 'hono'
import { CARRIED_LISTS, type CarriedRecord, carriedRecord, toImportAnswer } from '#contract/transfer.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { describeError } from '#workers/log.ts'
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

/** Streams text as a body, with backpressure. On failure the body ends early. */
function streamOf(pieces: AsyncGenerator<string>, { log }: ServiceContext): ReadableStream<Uint8Array> {
  return new ReadableStream<string>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log('failure', { error: describeError(error) })
        // The platform logs this error as it is, so it must not contain the values of a failed query.
        controller.error(new Error('The export failed'))
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  }).pipeThrough(new TextEncoderStream())
}
