import { Hono } from 'hono'
import {
  HistoryUploadRequest,
  parsePage,
  toAnalyticsWire,
  toEntryWire,
  toUploadAnswer,
} from '#contract/history.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { getHistoryAnalytics } from '#workers/services/history/history-analytics.ts'
import { importHistory } from '#workers/services/history/import-history.ts'
import { ENTRIES_A_PAGE, listEntries } from '#workers/services/history/list-entries.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { readJson } from './read-json.ts'
import { settledUserOnly } from './session.ts'

export const historyApi = new Hono<ServerEnv>()
  .use(settledUserOnly)
  .post('/upload', atMost(BODY_LIMITS.history), async (c) => {
    const request = await readJson(c, HistoryUploadRequest)
    return c.json(toUploadAnswer(await importHistory(c.var.ctx, request)))
  })
  .get('/entries', async (c) => {
    const page = parsePage(c.req.query('page'))
    const { entries, total } = await listEntries(c.var.ctx, page)
    return c.json({ entries: entries.map(toEntryWire), page, page_size: ENTRIES_A_PAGE, total })
  })
  .get('/analytics', async (c) => c.json(toAnalyticsWire(await getHistoryAnalytics(c.var.ctx))))
