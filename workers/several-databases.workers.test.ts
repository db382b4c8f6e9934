import { applyD1Migrations, createExecutionContext, createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findUsernames } from '#db/accounts/user-administration.ts'
import { createDb, createDirectory } from '#db/client.ts'
import { databaseFor, noRecordsDb, openDatabases } from '#db/database-for.ts'
import { listSavedLineups } from '#db/lineups/saved-lineups.ts'
import app from './app.ts'
import type { JobMessage } from './services/jobs/message.ts'
import { madeContestCsv } from './testing/contest-csv.ts'
import { showdownLineup } from './testing/lineups.ts'
import { Client, ORIGIN, PASSWORD } from './testing/make-user.ts'
import { historyCsv, salaryCsv } from './testing/uploads.ts'

/** Messages that the Worker has sent; the test delivers them. */
const sent: JobMessage[] = []
const JOBS = {
  send: async (body: JobMessage) => void sent.push(body),
  sendBatch: async (messages: { body: JobMessage }[]) => void sent.push(...messages.map(({ body }) => body)),
} as unknown as Queue

const alone = { ...env, JOBS }
const extended = { ...alone, DB_1: env.SECOND_DB }

beforeAll(() => applyD1Migrations(env.SECOND_DB, env.TEST_MIGRATIONS))

test('new users get the second database, existing ones stay, and answers are the same', async () => {
  const ada = await registered('ada', alone)
  await ada.post('/api/saved-lineups', lineupNamed('of ada'))

  const adaLater = await signedInAgain('ada')
  const bob = await registered('bob', extended)
  await adaLater.post('/api/saved-lineups', lineupNamed('of ada, later'))
  await bob.post('/api/saved-lineups', lineupNamed('of bob'))
  await bob.post('/api/csv-history/showdown', { csvData: salaryCsv('bob'), fileName: 'bob.csv' })
  await bob.post('/api/historical/upload', { csvData: historyCsv('1'), fileName: 'bob-history.csv' })

  expect(await lineupNames(adaLater)).toEqual(['of ada, later', 'of ada'])
  expect(await lineupNames(bob)).toEqual(['of bob'])
  expect(await lineupNames(await signedInAgain('bob'))).toEqual(['of bob'])
  expect(await rows(env.DB, 'saved_lineups')).toBe(2)
  expect(await rows(env.SECOND_DB, 'saved_lineups')).toBe(1)
  expect(await rows(env.DB, 'games')).toBe(0)
  expect(await rows(env.SECOND_DB, 'historical_entries')).toBe(1)
  expect(await (await bob.get('/api/export/lineups.json')).text()).toContain('of bob')
  expect(await (await bob.get('/api/historical/entries')).json()).toMatchObject({ entries: [{}] })
  expect((await bob.get('/api/health')).status).toBe(200)
})

test('jobs run in the database of their user; admins see and retry all of them', async () => {
  const admin = await registered('root', alone)
  await env.DB.prepare("update users set role = 'admin' where username = 'root'").run()
  const root = await signedInAgain('root')
  const carol = await registered('carol', extended)
  for (const uploader of [admin, carol]) await upload(uploader)
  expect(sent.map(({ database }) => database)).toEqual(['DB', 'DB_1'])
  await deliver()

  expect(await rows(env.DB, 'player_learning_stats')).toBeGreaterThan(0)
  expect(await rows(env.SECOND_DB, 'player_learning_stats')).toBe(await rows(env.DB, 'player_learning_stats'))
  const [ofCarol, ofRoot] = await listedJobs(root)
  expect(ofCarol).toMatchObject({ username: 'carol', database: 'DB_1', status: 'done' })
  expect(ofRoot).toMatchObject({ username: 'root', database: 'DB', status: 'done' })
  expect(await (await root.get('/api/users')).json()).toMatchObject({
    users: expect.arrayContaining(['root', 'carol'].map((username) => expect.objectContaining({ username }))),
  })

  await env.SECOND_DB.prepare("update jobs set status = 'failed'").run()
  const retry = (database: string) => root.post(`/api/admin/jobs/${ofCarol!.id}/retry?database=${database}`)
  expect((await retry('DB')).status).toBe(409)
  expect((await retry('DB_2')).status).toBe(404)
  expect((await retry('DB_1')).status).toBe(204)
  expect(sent).toEqual([{ jobId: ofCarol!.id, database: 'DB_1' }])
  await deliver()
  expect((await listedJobs(root))[0]).toMatchObject({ username: 'carol', status: 'done' })
})

test('the sweep covers every database; a message for an unknown database changes nothing', async () => {
  for (const d1 of [env.DB, env.SECOND_DB])
    await d1.prepare("update jobs set status = 'waiting', due_at = 1").run()
  await app.scheduled({} as ScheduledController, extended)
  expect(sent.map(({ database }) => database).sort()).toEqual(['DB', 'DB_1'])
  const [toDb1] = sent.filter(({ database }) => database === 'DB_1')
  sent.length = 0
  const lost = createMessageBatch('dfs-lineup-optimizer-jobs', [
    { id: 'lost', timestamp: new Date(), attempts: 1, body: toDb1 },
  ])
  await app.queue(lost, alone)
  const waiting = await env.SECOND_DB.prepare('select status from jobs').first('status')
  expect(waiting).toBe('waiting')
})

test('deleting the owner row deletes the records of the user', async () => {
  const { id } = (await env.DB.prepare("select id from users where username = 'bob'").first<{
    id: number
  }>())!
  await env.SECOND_DB.prepare('delete from users where id = ?').bind(id).run()
  expect(await rows(env.SECOND_DB, 'saved_lineups')).toBe(0)
  expect(await rows(env.SECOND_DB, 'historical_entries')).toBe(0)
})

test('accounts and records have different types, and anonymous requests have no records', async () => {
  const databases = openDatabases(extended)
  expect(databaseFor(databases, { database: 'DB_1' }).binding).toBe('DB_1')
  expect(() => databaseFor(databases, { database: 'DB_7' })).toThrow('DB_7 is not bound')
  // @ts-expect-error: records where accounts are asked for
  await findUsernames(createDb(env.DB), [])
  // @ts-expect-error: accounts where records are asked for
  await listSavedLineups(createDirectory(env.DB), 1)
  await expect(listSavedLineups(noRecordsDb, 1)).rejects.toThrow('anonymous request')
})

function lineupNamed(lineup_name: string) {
  const { lineup, players } = showdownLineup()
  return { lineup: { ...lineup, lineup_name }, players }
}

async function registered(username: string, bindings: Env): Promise<Client> {
  const client = browserOf(bindings)
  expect((await client.post('/api/register', { username, password: PASSWORD })).status).toBe(200)
  return client
}

async function signedInAgain(username: string): Promise<Client> {
  const client = browserOf(extended)
  const answer = await client.post('/api/login', { usernameOrEmail: username, password: PASSWORD })
  expect(answer.status).toBe(200)
  return client
}

function browserOf(bindings: Env): Client {
  return new Client(async (path, init) =>
    app.fetch(new Request(ORIGIN + path, init), bindings, createExecutionContext()),
  )
}

async function upload(client: Client): Promise<void> {
  const form = new FormData()
  form.append('file', new File([madeContestCsv(60)], 'contest-standings-1.csv'))
  const headers = { Cookie: client.cookie }
  expect((await client.serve('/api/contest/upload', { method: 'POST', body: form, headers })).status).toBe(
    200,
  )
}

async function deliver(): Promise<void> {
  const messages = sent
    .splice(0)
    .map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body }))
  await app.queue(createMessageBatch('dfs-lineup-optimizer-jobs', messages), extended)
}

async function lineupNames(client: Client): Promise<string[]> {
  const { lineups } = await (await client.get('/api/saved-lineups')).json<{
    lineups: { lineup_name: string }[]
  }>()
  return lineups.map(({ lineup_name }) => lineup_name)
}

async function listedJobs(client: Client) {
  type Listed = { id: number; kind: string; database: string; username: string; status: string }
  const { jobs } = await (await client.get('/api/admin/jobs')).json<{ jobs: Listed[] }>()
  return jobs.filter(({ kind }) => kind === 'learn_contest')
}

async function rows(d1: D1Database, table: string): Promise<number> {
  return (await d1.prepare(`select count(*) as n from ${table}`).first<number>('n'))!
}
