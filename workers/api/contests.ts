import type { Context } from 'hono'
import { type AutopsyAnswer, AutopsyRequest, type CalibrationAnswer } from '#contract/autopsy.ts'
import { SlateChoiceRequest } from '#contract/contest-slate.ts'
import {
  ContestNameRequest,
  PayoutsRequest,
  toContestDetail,
  toListItem,
  type UploadAnswer,
  type UploadEvent,
  type UploadRefusal,
} from '#contract/contests.ts'
import { parsePage } from '#contract/history.ts'
import { LearnedRequest } from '#contract/learned.ts'
import { AppError } from '#core/result.ts'
import { describeError, logEvent } from '#workers/log.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { chooseSlate } from '#workers/services/contests/choose-slate.ts'
import { deleteContest } from '#workers/services/contests/delete-contest.ts'
import { downloadField } from '#workers/services/contests/download-field.ts'
import { downloadStandings } from '#workers/services/contests/download-standings.ts'
import { fieldReport } from '#workers/services/contests/field-report.ts'
import { getAutopsy } from '#workers/services/contests/get-autopsy.ts'
import { getContest } from '#workers/services/contests/get-contest.ts'
import { learnAgain } from '#workers/services/contests/learn-again.ts'
import { learnedSuggestions } from '#workers/services/contests/learned-suggestions.ts'
import { listCalibrations } from '#workers/services/contests/list-calibrations.ts'
import { listContests } from '#workers/services/contests/list-contests.ts'
import { offerSlates } from '#workers/services/contests/offer-slates.ts'
import { MOST_FILE_BYTES } from '#workers/services/contests/read-standings.ts'
import { renameContest } from '#workers/services/contests/rename-contest.ts'
import { saveAutopsy } from '#workers/services/contests/save-autopsy.ts'
import { setPayouts } from '#workers/services/contests/set-payouts.ts'
import { uploadContest } from '#workers/services/contests/upload-contest.ts'
import { failureOf, statusOf } from './answer.ts'
import { ClientGone } from './client-gone.ts'
import { readFormFile } from './form-file.ts'
import { holdStream } from './hold-stream.ts'
import type { Handlers } from './mount.ts'
import { answerOrLines } from './progress-lines.ts'
import { readJson } from './read-json.ts'
import { RequestBody } from './request-body.ts'

/** Allowance for the rest of the form: boundaries, headers, another small field. */
const FORM_BYTES = 64 * 1024

export const contestHandlers = {
  'POST /contest/upload': { handle: answerUpload, refuse: refuseUpload },
  'GET /contest': async (c) => c.json({ contests: (await listContests(c.var.ctx)).map(toListItem) }),
  'POST /contest/learned': async (c) =>
    c.json(await learnedSuggestions(c.var.ctx, await readJson(c, LearnedRequest))),
  'GET /contest/:id': async (c) => {
    const page = parsePage(c.req.query('page'))
    return c.json(toContestDetail(await getContest(c.var.ctx, { contestId: c.req.param('id'), page })))
  },
  'DELETE /contest/:id': async (c) => {
    await deleteContest(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
  'GET /contest/:id/file': async (c) => {
    const { contestId, body, bytes } = await downloadStandings(c.var.ctx, c.req.param('id'))
    return c.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="contest-${contestId}.csv"`,
    })
  },
  'GET /contest/:id/field': async (c) => {
    const screenName = c.req.query('name')?.trim() || null
    return c.json(await fieldReport(c.var.ctx, { contestId: c.req.param('id'), screenName }))
  },
  'GET /contest/:id/field-file': async (c) => {
    const { body, bytes } = await downloadField(c.var.ctx, c.req.param('id'))
    return new Response(body, {
      headers: { 'Content-Type': 'application/octet-stream', 'Content-Length': String(bytes) },
    })
  },
  'GET /contest/:id/autopsy': async (c) =>
    c.json<AutopsyAnswer>(await getAutopsy(c.var.ctx, c.req.param('id'))),
  'PUT /contest/:id/autopsy': async (c) => {
    const { autopsy } = await readJson(c, AutopsyRequest)
    await saveAutopsy(c.var.ctx, c.req.param('id'), autopsy)
    return c.body(null, 204)
  },
  'GET /calibration': async (c) => c.json<CalibrationAnswer>({ contests: await listCalibrations(c.var.ctx) }),
  'PUT /contest/:id/name': async (c) => {
    const { name } = await readJson(c, ContestNameRequest)
    await renameContest(c.var.ctx, c.req.param('id'), name)
    return c.body(null, 204)
  },
  'GET /contest/:id/slates': async (c) => c.json(await offerSlates(c.var.ctx, c.req.param('id'))),
  'PUT /contest/:id/slate': async (c) => {
    const { slateId } = await readJson(c, SlateChoiceRequest)
    await chooseSlate(c.var.ctx, c.req.param('id'), slateId)
    return c.body(null, 204)
  },
  'PUT /contest/:id/payouts': async (c) => {
    const { text } = await readJson(c, PayoutsRequest)
    await setPayouts(c.var.ctx, c.req.param('id'), text)
    return c.body(null, 204)
  },
  'POST /contest/:id/learn': async (c) => {
    await learnAgain(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>

function answerUpload(c: Context<ServerEnv>): Promise<Response> {
  return answerOrLines<UploadEvent>(c, {
    work: (tell) => takeUpload(c, (rows) => tell({ rows })),
    last: (error) => {
      const { refusal, status } = refusalOf(c, error)
      return { ...refusal, status }
    },
  })
}

/** The one route whose refusals are `{"error": "..."}`. */
function refuseUpload(error: Error, c: Context<ServerEnv>): Response {
  if (error instanceof AppError && error.retryAfterSeconds !== null) {
    c.header('Retry-After', String(error.retryAfterSeconds))
  }
  const { refusal, status } = refusalOf(c, error)
  return c.json<UploadRefusal>(refusal, status)
}

/** Streams the body; the file is never held in memory as a whole. */
async function takeUpload(c: Context<ServerEnv>, onRows: (rows: number) => void): Promise<UploadAnswer> {
  const body = new RequestBody(c.req.raw, { atMost: MOST_FILE_BYTES + FORM_BYTES })
  try {
    if (c.req.header('Content-Encoding')) {
      throw new AppError('wrong_type', 'Send the file as it is or as .csv.gz, without Content-Encoding')
    }
    const contentType = c.req.header('Content-Type') ?? ''
    const file = await readFormFile(body.pieces(), { contentType, field: 'file' })
    return await uploadContest(c.var.ctx, file, { onRows, hold: await holdStream(c, 'standings') })
  } catch (error) {
    await body.drain()
    throw error
  }
}

function refusalOf(c: Context<ServerEnv>, error: unknown) {
  if (error instanceof AppError) {
    const { message, belongsTo } = error
    const refusal = { error: message, ...(belongsTo ? { belongs_to: belongsTo } : {}) }
    return { refusal, status: statusOf(error) }
  }
  if (error instanceof ClientGone) {
    logEvent('info', 'client_gone', { requestId: c.var.requestId })
    return { refusal: { error: error.message }, status: 400 as const }
  }
  logEvent('error', 'failure', { requestId: c.var.requestId, error: describeError(error) })
  const { status, text } = failureOf(error, c.var.requestId)
  return { refusal: { error: text }, status }
}
