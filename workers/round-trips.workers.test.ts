import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext } from '#app/context.ts'
import { loader as contests } from '#app/routes/contest-insights/route.tsx'
import { loader as dashboard } from '#app/routes/dashboard/route.tsx'
import { loader as history } from '#app/routes/historical-data/route.tsx'
import { loader as home } from '#app/routes/home/route.tsx'
import { loader as lineup } from '#app/routes/lineup-detail/route.tsx'
import { loader as lineups } from '#app/routes/saved-lineups/route.tsx'
import { loader as upload } from '#app/routes/slate-upload/route.tsx'
import { loader as users } from '#app/routes/users/route.tsx'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { createDb, createDirectory } from '#db/client.ts'
import { setContestSlate } from '#db/contests/contests.ts'
import worker from './app.ts'
import { importHistory } from './services/history/import-history.ts'
import { saveLineup } from './services/lineups/save-lineup.ts'
import { saveSlate } from './services/slates/save-slate.ts'
import { faultyBindings } from './testing/faulty-bindings.ts'
import { showdownLineup } from './testing/lineups.ts'
import { uploadMade } from './testing/made-contests.ts'
import { ORIGIN } from './testing/make-user.ts'
import { contextOf, newPerson, type Person } from './testing/person.ts'
import { historyCsv, salaryCsv } from './testing/uploads.ts'

/** Arguments of a loader, as an untyped value. */
type Loader = (args: never) => unknown

test('identifying the session takes one database call, and each page one more', async () => {
  const person = await newPerson('admin')
  const ctx = contextOf(person)
  const { lineup: saved } = await saveLineup(ctx, showdownLineup(), null)
  await importHistory(ctx, [{ csvData: historyCsv('round-trips') }])
  const slateId = await saveSlate(ctx, SHOWDOWN, { csvData: salaryCsv('round-trips'), fileName: 'a.csv' })
  const contestId = await uploadMade(person.id, 50, 1, ctx)
  const contest = `/contest-insights?contest=${contestId}`

  // The first view after a change also reads what totals and offers are computed from, and stores them.
  expect(await callsOf(person, lineups, '/lineups')).toBe(3)
  expect(await callsOf(person, dashboard, '/dashboard')).toBe(3)

  expect(await callsForSession(person)).toBe(1)
  expect(await callsOf(person, home, '/')).toBe(1)
  expect(await callsOf(person, lineups, '/lineups')).toBe(1)
  expect(await callsOf(person, lineup, `/lineups/${saved.id}`, { lineupId: String(saved.id) })).toBe(1)
  expect(await callsOf(person, dashboard, '/dashboard')).toBe(1)
  expect(await callsOf(person, history, '/historical-data')).toBe(1)
  expect(await callsOf(person, contests, '/contest-insights')).toBe(1)
  expect(await callsOf(person, contests, contest)).toBe(1)
  expect(await callsOf(person, users, '/users')).toBe(1)
  expect(await callsOf(person, upload, '/showdown/upload', { gameMode: 'showdown' })).toBe(1)

  await setContestSlate(ctx.db, { contestId, userId: person.id }, { slateId, now: ctx.now })
  expect(await callsOf(person, contests, contest)).toBe(1)
})

async function callsForSession({ cookie }: Person): Promise<number> {
  const { bindings, calls } = faultyBindings(null)
  const request = new Request(`${ORIGIN}/api/user`, { headers: { cookie } })
  const answer = await worker.fetch(request, { ...env, ...bindings }, createExecutionContext())
  expect(answer.status).toBe(200)
  return calls()
}

async function callsOf(person: Person, loader: Loader, path: string, params = {}): Promise<number> {
  const { bindings, calls } = faultyBindings(null)
  const context = new RouterContextProvider()
  context.set(serviceContext, {
    ...contextOf(person),
    adminRefusal: null,
    directory: createDirectory(bindings.DB),
    db: createDb(bindings.DB),
    files: bindings.FILES,
  })
  const url = new URL(path, ORIGIN)
  await loader({ context, params, url, request: new Request(url) } as never)
  return calls()
}
