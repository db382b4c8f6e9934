import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import worker from '#workers/app.ts'
import { hashSessionToken } from '#workers/security/session-token.ts'
import { sessionIdOf } from '#workers/services/account/session-id.ts'
import type { API } from '#workers/testing/expected-access.ts'
import { madeContestCsv } from './contest-csv.ts'
import { jobsDone } from './jobs.ts'
import { enteredEntry, entrySet, showdownLineup } from './lineups.ts'
import { CLIENT } from './loopback-provider.ts'
import { ORIGIN, PASSWORD } from './make-user.ts'
import { newPerson, type Person } from './person.ts'
import { historyCsv, salaryCsv, showdownPool } from './uploads.ts'

/** A route of the API, as `POST /saved-lineups`. */
export type Route = keyof typeof API
/** The content of a request; `path` where it names a record. */
export type Call = { path?: string; body?: unknown; form?: FormData; headers?: Record<string, string> }

export const WITH_PROVIDER = { ...env, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret }

/** A request about a new record of the owner, at `rest` below its own path. */
function on(records: string, newRecord: (owner: Person) => Promise<number>) {
  return (rest = '', call: Call = {}) =>
    async (owner: Person): Promise<Call> => ({
      ...call,
      path: `${records}/${await newRecord(owner)}${rest}`,
    })
}

const onSlate = on('/csv-history/showdown', newSlate)
const onSimulation = on('/simulate', newSimulation)
const onLineup = on('/saved-lineups', newLineup)
const onEntrySet = on('/entry-sets', newEntrySet)
const onContest = on('/contest', newContest)
const onImport = on('/historical/imports', newImport)

/** A request without content, once the owner has such a record. */
function after(newRecord: (owner: Person) => Promise<unknown>) {
  return async (owner: Person): Promise<Call> => {
    await newRecord(owner)
    return {}
  }
}

/** A valid request for each route, about a record of `owner` where it names one. */
export const CALLS: Record<Route, (owner: Person) => Call | Promise<Call>> = {
  'GET /health': () => ({}),
  'GET /user': () => ({}),
  'POST /login': ({ username }) => ({ body: { usernameOrEmail: username, password: PASSWORD } }),
  'POST /register': () => ({ body: { username: crypto.randomUUID(), password: PASSWORD } }),
  'POST /logout': () => ({}),
  'POST /change-password': () => ({ body: { currentPassword: PASSWORD, newPassword: 'another password' } }),
  'GET /account': () => ({}),
  'DELETE /account': () => ({ body: { password: PASSWORD } }),
  'POST /account/password': async ({ id }) => {
    await env.DB.prepare('update users set has_password = 0 where id = ?').bind(id).run()
    return { body: { newPassword: 'another password' } }
  },
  'DELETE /account/sessions': () => ({}),
  'DELETE /account/sessions/:id': async (owner) => ({
    path: `/account/sessions/${sessionIdOf(await newSessionOf(owner))}`,
  }),
  'DELETE /account/providers/:provider': async ({ id }) => {
    await env.DB.prepare("insert into linked_accounts values ('google', ?, ?, 0)")
      .bind(`google-${id}`, id)
      .run()
    return { path: '/account/providers/google' }
  },
  'POST /client-errors': () => ({
    body: { kind: 'part', name: 'Error', place: null, page: '/', pageRequestId: null },
  }),
  'POST /oauth/:provider/start': () => ({ path: '/oauth/google/start' }),
  'POST /oauth/:provider/link': () => ({ path: '/oauth/google/link', form: passwordForm() }),
  'GET /oauth/:provider/callback': () => ({ path: '/oauth/google/callback' }),
  'GET /csv-history/:gameMode': async (owner) => {
    await newSlate(owner)
    return { path: '/csv-history/showdown' }
  },
  'POST /csv-history/:gameMode': ({ username }) => ({
    path: '/csv-history/showdown',
    body: { csvData: salaryCsv(username), fileName: 'DKSalaries.csv' },
  }),
  'GET /csv-history/:gameMode/:id': onSlate(),
  'DELETE /csv-history/:gameMode/:id': onSlate(),
  'PUT /csv-history/:gameMode/:id/name': onSlate('/name', { body: { fileName: 'Main slate' } }),
  'GET /csv-history/:gameMode/:id/uses': onSlate('/uses'),
  'GET /csv-history/:gameMode/:id/memory': async (owner) => {
    const path = `/csv-history/showdown/${await newSlate(owner)}/memory`
    await ask(owner, 'PUT /csv-history/:gameMode/:id/memory', { path, body: memoryBody() })
    return { path }
  },
  'PUT /csv-history/:gameMode/:id/memory': onSlate('/memory', { body: memoryBody() }),
  'GET /standing': async (owner) => {
    await ask(owner, 'PUT /standing', { body: standingBody() })
    return {}
  },
  'PUT /standing': () => ({ body: standingBody() }),
  'POST /optimize': () => ({ body: { players: showdownPool() } }),
  'POST /build': () => ({ body: { players: showdownPool(), count: 3 } }),
  'POST /simulate': async (owner) => ({ body: simulateBody(await newSlate(owner)) }),
  'GET /simulate/:id': onSimulation(),
  'DELETE /simulate/:id': onSimulation(),
  'POST /enrich-players': () => ({ body: { players: showdownPool() } }),
  'POST /lineup-story': () => ({ body: { lineup: showdownPool().slice(0, 1) } }),
  'POST /stack-insights': () => ({ body: { stackType: 'game', players: showdownPool().slice(0, 1) } }),
  'POST /ai-insights': () => ({ body: { playerNames: ['Player 1'], players: showdownPool() } }),
  'GET /saved-lineups': after(newLineup),
  'POST /saved-lineups': () => ({ body: showdownLineup() }),
  'POST /saved-lineups/finalize': async (owner) => ({ body: { lineup_id: await newLineup(owner) } }),
  'GET /saved-lineups/:id': onLineup(),
  'PUT /saved-lineups/:id': onLineup('', { body: { points_total: 120, winnings_total: 50 } }),
  'DELETE /saved-lineups/:id': onLineup(),
  'PUT /saved-lineups/:id/name': onLineup('/name', { body: { lineup_name: 'Renamed' } }),
  'PUT /saved-lineups/:id/entries': onLineup('/entries', { body: { entry_keys: ['4001'] } }),
  'POST /saved-lineups/:id/copy': onLineup('/copy', {
    headers: { 'Idempotency-Key': 'a key of the browser' },
  }),
  'POST /saved-lineups/:id/restore': async (owner) => {
    const id = await newLineup(owner)
    await ask(owner, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${id}` })
    return { path: `/saved-lineups/${id}/restore` }
  },
  'GET /saved-lineups/:id/slate': async (owner) => {
    const game = { id: await newSlate(owner) }
    return { path: `/saved-lineups/${await newLineup(owner, { game })}/slate` }
  },
  'GET /entry-sets': after(newEntrySet),
  'POST /entry-sets': () => ({ body: entrySet() }),
  'GET /entry-sets/:id': onEntrySet(),
  'PUT /entry-sets/:id': onEntrySet('', { body: { name: 'Renamed', entry_fee: 5 } }),
  'DELETE /entry-sets/:id': onEntrySet(),
  'PUT /entry-sets/:id/results': onEntrySet('/results', {
    body: { results: [{ points_total: 100, winnings_total: 1.5, rank: 7 }, { winnings_total: 0 }] },
  }),
  'PUT /entry-sets/:id/entries': onEntrySet('/entries', {
    body: { entries: [enteredEntry('4001'), enteredEntry('4002', { lineup: 1, forecast: null })] },
  }),
  'POST /entry-sets/:id/copy': onEntrySet('/copy', {
    headers: { 'Idempotency-Key': 'a key of the browser' },
  }),
  'POST /entry-sets/:id/restore': async (owner) => {
    const id = await newEntrySet(owner)
    await ask(owner, 'DELETE /entry-sets/:id', { path: `/entry-sets/${id}` })
    return { path: `/entry-sets/${id}/restore` }
  },
  'GET /entry-sets/:id/slate': async (owner) => {
    const slate = { id: await newSlate(owner), name: 'MIN @ LAC' }
    return { path: `/entry-sets/${await newEntrySet(owner, { slate })}/slate` }
  },
  'GET /contest': after(newContest),
  'POST /contest/upload': () => ({ form: contestForm() }),
  'GET /contest/:id': onContest(),
  'DELETE /contest/:id': onContest(),
  'GET /contest/:id/file': onContest('/file'),
  'GET /contest/:id/field': onContest('/field'),
  'GET /contest/:id/field-file': onContest('/field-file'),
  'GET /contest/:id/autopsy': onContest('/autopsy'),
  'PUT /contest/:id/autopsy': onContest('/autopsy', { body: { autopsy: madeAutopsy() } }),
  'GET /calibration': after(newAutopsy),
  'PUT /contest/:id/name': onContest('/name', { body: { name: 'Sunday night' } }),
  'GET /contest/:id/slates': onContest('/slates'),
  'PUT /contest/:id/slate': onContest('/slate', { body: { slateId: null } }),
  'PUT /contest/:id/payouts': onContest('/payouts', { body: { text: '1st $500' } }),
  'POST /contest/:id/learn': onContest('/learn'),
  'POST /contest/learned': async (owner) => {
    await newContest(owner)
    await jobsDone()
    return { body: { playerNames: ['Leo Abel'] } }
  },
  'POST /historical/upload': ({ username }) => ({ body: { csvData: historyCsv(username) } }),
  'GET /historical/entries': after(newHistory),
  'DELETE /historical/entries': after(newHistory),
  'GET /historical/imports': after(newHistory),
  'PUT /historical/imports/:id/name': onImport('/name', { body: { name: 'Season of 2025' } }),
  'DELETE /historical/imports/:id': onImport(),
  'GET /historical/analytics': after(newHistory),
  'GET /export/:file': async (owner) => {
    await newHistory(owner)
    return { path: '/export/history.json' }
  },
  'POST /import': () => ({ body: { entries: [] } }),
  'GET /users': () => ({}),
  'POST /admin/users': () => ({ body: { username: crypto.randomUUID() } }),
  'POST /admin/users/:id/reset-password': ({ id }) => ({ path: `/admin/users/${id}/reset-password` }),
  'POST /admin/users/:id/disable': async () => ({ path: `/admin/users/${(await newPerson()).id}/disable` }),
  'POST /admin/users/:id/enable': async () => ({ path: `/admin/users/${(await newPerson()).id}/enable` }),
  'GET /admin/jobs': () => ({}),
  'POST /admin/jobs/:id/retry': async (owner) => ({ path: `/admin/jobs/${await newFailedJob(owner)}/retry` }),
}

/** One more session of the same user; the hash of its token. */
async function newSessionOf({ username }: Person): Promise<string> {
  const answer = await ask({ cookie: '' }, 'POST /login', {
    body: { usernameOrEmail: username, password: PASSWORD },
  })
  const [, token = ''] = /session=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? []
  return hashSessionToken(token)
}

/** Sends the request as that user, from a new address, so that tests don't share limits. */
export function ask(
  { cookie }: { cookie: string },
  route: Route,
  { path, body, form, ...call }: Call,
  bindings: Env = WITH_PROVIDER,
): Promise<Response> {
  const [method = '', ownPath = ''] = route.split(' ')
  const headers = new Headers({ ...call.headers, Cookie: cookie, 'CF-Connecting-IP': crypto.randomUUID() })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const request = new Request(`${ORIGIN}/api${path ?? ownPath}`, {
    method,
    headers,
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
  return Promise.resolve(worker.fetch(request, bindings, createExecutionContext()))
}

/** `lineup`: what differs from `showdownLineup`. */
export async function newLineup(
  owner: Person,
  { lineup = {}, ...more }: { lineup?: object; game?: object } = {},
): Promise<number> {
  const usual = showdownLineup()
  const body = { ...usual, lineup: { ...usual.lineup, ...lineup }, ...more }
  const answer = await ask(owner, 'POST /saved-lineups', { body })
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

export async function newEntrySet(owner: Person, more = {}): Promise<number> {
  const answer = await ask(owner, 'POST /entry-sets', { body: { ...entrySet(), ...more } })
  return (await answer.json<{ entry_set: { id: number } }>()).entry_set.id
}

export async function newSlate(owner: Person): Promise<number> {
  const call = await CALLS['POST /csv-history/:gameMode'](owner)
  return (await (await ask(owner, 'POST /csv-history/:gameMode', call)).json<{ id: number }>()).id
}

/** One lineup of eight players in a contest of 100 entries. */
export function simulateBody(slateId: number) {
  return {
    ...{ slateId, format: 'showdown', players: showdownPool(), games: 500, seed: 1 },
    contest: {
      ...{ kind: 'double_up', entries: 100, feeCents: 1000, maxEntries: 1 },
      tiers: [{ from: 1, to: 44, prizeCents: 2000 }],
    },
    lineups: [['cpt-0', 'flex-1', 'flex-2', 'flex-3', 'flex-4', 'flex-5']],
  }
}

async function newSimulation(owner: Person): Promise<number> {
  await env.DB.prepare("delete from jobs where kind = 'simulate' and user_id = ?").bind(owner.id).run()
  const answer = await ask(owner, 'POST /simulate', await CALLS['POST /simulate'](owner))
  return (await answer.json<{ id: number }>()).id
}

/** What is kept with a slate: one lock, as the first save of a device. */
export function memoryBody() {
  const people = { 'leo-abel@MIN': { name: 'Leo Abel', price: 9000 } }
  const lock = { value: 'flex', at: 1_764_000_000_000, by: 'laptop' }
  return {
    baseRevision: 0,
    slate: { fileName: 'DKSalaries.csv', game: 'showdown 2025-10-23 LAC MIN', people },
    fields: { 'lock:leo-abel@MIN': lock },
  }
}

function standingBody() {
  const { fields } = memoryBody()
  return { baseRevision: 0, fields }
}

/** A finished contest with stored figures. */
export async function newAutopsy(owner: Person): Promise<number> {
  const contestId = await newContest(owner)
  const body = { autopsy: madeAutopsy() }
  await ask(owner, 'PUT /contest/:id/autopsy', { path: `/contest/${contestId}/autopsy`, body })
  return contestId
}

export async function newContest(owner: Person): Promise<number> {
  const answer = await ask(owner, 'POST /contest/upload', { form: contestForm() })
  return (await answer.json<{ contestId: number }>()).contestId
}

/** The password of every test user. */
export function passwordForm(): FormData {
  const form = new FormData()
  form.append('password', PASSWORD)
  return form
}

function contestForm(): FormData {
  const form = new FormData()
  form.append('file', new File([madeContestCsv(20)], 'contest-standings-1.csv'))
  return form
}

async function newFailedJob(owner: Person): Promise<number> {
  const contestId = await newContest(owner)
  const job = await env.DB.prepare(
    "update jobs set status = 'failed' where contest_id = ? and kind = 'learn_contest' returning id",
  )
    .bind(contestId)
    .first<{ id: number }>()
  return job!.id
}

/** The id of the owner's newest import. */
async function newImport(owner: Person): Promise<number> {
  await newHistory(owner)
  const answer = await ask(owner, 'GET /historical/imports', {})
  const { imports } = await answer.json<{ imports: { id: number }[] }>()
  return imports[0]!.id
}

export async function newHistory(owner: Person): Promise<void> {
  await ask(owner, 'POST /historical/upload', await CALLS['POST /historical/upload'](owner))
}
