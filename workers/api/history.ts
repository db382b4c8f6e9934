import type { Context } from 'hono'
import {
  HistoryFileName,
  ImportNameRequest,
  parseEntryCursor,
  parsePage,
  toAnalyticsWire,
  toEntryPage,
  toEntryWire,
  toImportItem,
  toUploadAnswer,
} from '#contract/history.ts'
import { historyQuery, parseHistoryView } from '#contract/history-query.ts'
import { parseInput } from '#contract/parse-input.ts'
import type { HistoryView } from '#core/history/history-view.ts'
import { AppError } from '#core/result.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { continueEntries } from '#workers/services/history/continue-entries.ts'
import { deleteHistory, deleteImport } from '#workers/services/history/delete-history.ts'
import { type HistoryPart, importHistory } from '#workers/services/history/import-history.ts'
import { ENTRIES_PER_PAGE, listEntries } from '#workers/services/history/list-entries.ts'
import { listImports } from '#workers/services/history/list-imports.ts'
import { renameImport } from '#workers/services/history/rename-import.ts'
import { getHistoryAnalytics } from '#workers/services/totals/history-analytics.ts'
import type { Handlers } from './mount.ts'
import { parseJson, readJson } from './read-json.ts'
import { readJsonFields } from './read-json-fields.ts'

export const historyHandlers = {
  'POST /historical/upload': async (c) => {
    return c.json(toUploadAnswer(await importHistory(c.var.ctx, partsOf(c))))
  },
  // A page by number of all entries; with `after`, `sport`, `search` or `sort` those that follow a place in a view.
  'GET /historical/entries': async (c) => {
    const view = viewOf(c)
    const after = parseEntryCursor(c.req.query('after'))
    if (after || historyQuery(view) !== '')
      return c.json(toEntryPage(await continueEntries(c.var.ctx, view, after)))
    const page = parsePage(c.req.query('page'))
    const { entries, total } = await listEntries(c.var.ctx, page)
    return c.json({ entries: entries.map(toEntryWire), page, page_size: ENTRIES_PER_PAGE, total })
  },
  'DELETE /historical/entries': async (c) => {
    await deleteHistory(c.var.ctx)
    return c.body(null, 204)
  },
  'GET /historical/imports': async (c) =>
    c.json({ imports: (await listImports(c.var.ctx)).map(toImportItem) }),
  'PUT /historical/imports/:id/name': async (c) => {
    const { name } = await readJson(c, ImportNameRequest)
    await renameImport(c.var.ctx, c.req.param('id'), name)
    return c.body(null, 204)
  },
  'DELETE /historical/imports/:id': async (c) => {
    await deleteImport(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
  'GET /historical/analytics': async (c) =>
    c.json(toAnalyticsWire(await getHistoryAnalytics(c.var.ctx, viewOf(c).sport))),
} satisfies Partial<Handlers>

function viewOf(c: Context): HistoryView {
  return parseHistoryView(new URL(c.req.url).searchParams)
}

/** The file's text as it comes, and its name where the body has it; other fields are skipped. */
async function* partsOf(c: Context<ServerEnv>): AsyncGenerator<HistoryPart> {
  const options = { kind: 'history', mostCharacters: MOST_NAME_CHARACTERS } as const
  let hasText = false
  for await (const { field, text } of readJsonFields(c, HISTORY_FIELDS, options)) {
    if (field === 'csvData') yield { csvData: text }
    else yield parseInput(HistoryFileName, { fileName: parseJson(text) })
    hasText ||= field === 'csvData'
  }
  if (!hasText) throw new AppError('invalid_input', 'csvData is required')
}

const HISTORY_FIELDS = { csvData: 'characters', fileName: 'value' } as const
/** More than its schema takes, so that the schema says what is wrong. */
const MOST_NAME_CHARACTERS = 64 * 1024
