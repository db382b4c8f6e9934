import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import showdown from '../public/samples/showdown.csv?raw'
import { madeContestCsv } from './testing/contest-csv.ts'
import { jobsDone } from './testing/jobs.ts'
import { showdownLineup } from './testing/lineups.ts'
import { PASSWORD } from './testing/make-user.ts'
import { meteredDatabase, type Spent } from './testing/metered-database.ts'
import { newPerson, type Person } from './testing/person.ts'
import { ask, type Call, type Route, WITH_PROVIDER } from './testing/valid-calls.ts'

const LINEUPS = 40
const SLATES = 20
const HISTORY = 1000
const ENTRIES = 10_000

const { database, read } = meteredDatabase(env.DB)
const bindings = { ...WITH_PROVIDER, DB: database }

/** docs/operations.md uses these figures. */
test('storage per user and cost of actions, independent of what others have stored', async ({ task }) => {
  const first = await newPerson()
  await fill(first)
  const alone = await costsOf(first)
  const second = await newPerson()
  const stored = await fill(second)
  const beside = await costsOf(second)
  expect(beside).toEqual(alone)
  const lines = Object.entries(beside).map(
    ([name, { rowsRead, rowsWritten, trips }]) =>
      `${name}: ${rowsRead} rows read, ${rowsWritten} written, ${trips} trips`,
  )
  task.meta.figures = [...stored, ...lines].join('\n')
})

async function costsOf(user: Person): Promise<Record<string, Omit<Spent, 'bytes'>>> {
  const costs: Record<string, Omit<Spent, 'bytes'>> = {}
  const spend = async (name: string, route: Route, call: Call = {}) => {
    read()
    const answer = await ask(user, route, call, bindings)
    expect(answer.status, name).toBeLessThan(300)
    await answer.text()
    const { bytes: _, ...cost } = read()
    costs[name] = cost
  }
  await spend('who is it', 'GET /user')
  await spend(`${LINEUPS} lineups listed`, 'GET /saved-lineups')
  await spend(`${SLATES} slates listed`, 'GET /csv-history/:gameMode', { path: '/csv-history/showdown' })
  await spend('history page', 'GET /historical/entries')
  await spend('history in figures', 'GET /historical/analytics')
  await spend('contests listed', 'GET /contest')
  await spend('lineup saved', 'POST /saved-lineups', { body: showdownLineup() })
  await spend('signed in', 'POST /login', { body: { usernameOrEmail: user.username, password: PASSWORD } })
  return costs
}

async function fill(user: Person): Promise<string[]> {
  const told: string[] = []
  let before = (await env.DB.prepare('select 1').run()).meta.size_after
  const weigh = async (name: string, count: number) => {
    await ask(user, 'GET /user', {}, bindings)
    const { rowsRead, rowsWritten, bytes } = read()
    told.push(
      `${name}: ${((bytes - before) / count / 1000).toFixed(1)} kB, ${(rowsRead / count).toFixed(0)} rows read and ${(rowsWritten / count).toFixed(0)} written each`,
    )
    before = bytes
  }
  read()
  for (let i = 0; i < LINEUPS; i++)
    await ask(user, 'POST /saved-lineups', { body: showdownLineup() }, bindings)
  await weigh('lineup', LINEUPS)
  for (let i = 0; i < SLATES; i++) {
    const csvData = `${showdown}\n\n${' '.repeat(i)}`
    const answer = await ask(
      user,
      'POST /csv-history/:gameMode',
      { path: '/csv-history/showdown', body: { csvData, fileName: `${i}.csv` } },
      bindings,
    )
    expect(answer.status).toBe(201)
  }
  await weigh('slate', SLATES)
  await ask(
    user,
    'POST /historical/upload',
    { body: { csvData: historyCsv(makeHistory({ entries: HISTORY, seed: user.id })) } },
    bindings,
  )
  await weigh('history entry', HISTORY)
  const form = new FormData()
  form.append('file', new File([madeContestCsv(ENTRIES, user.id)], 'contest-standings-1.csv'))
  await ask(user, 'POST /contest/upload', { form }, bindings)
  await weigh('contest of 10,000 entries', 1)
  await jobsDone(bindings as Env)
  await weigh('what it teaches', 1)
  return told
}
