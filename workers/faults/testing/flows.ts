import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { API } from '#workers/testing/expected-access.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { bigLeaguePlayers, entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { PASSWORD } from '#workers/testing/make-user.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { ask, CALLS, type Call, newContest, type Route } from '#workers/testing/valid-calls.ts'
import { enrichWithKey, questionWithKey, stackWithKey, storyWithKey } from './ai-scenes.ts'
import { linkingTrip, signInTrip } from './oauth-scenes.ts'
import { recordsOf } from './records.ts'
import type { Scene } from './scene.ts'
import { accountNamed, jobStatus, openDoors } from './states.ts'

export type Flow = {
  route: Route
  name: string
  scene: (owner: Person) => Scene | Promise<Scene>
  /** Further statuses that a repeated request may get, because the first one has succeeded. */
  told: readonly number[]
  /** Written in several steps, so an intermediate state may be stored. */
  inSteps: boolean
  /** The answer needs a new session after the record is stored, and fails without it. */
  opensSession: boolean
}

type Special = Partial<Omit<Flow, 'route'>>

/** Where the valid request of a route (valid-calls.ts) is not enough. */
const SPECIAL: Partial<Record<Route, Special | Special[]>> = {
  'POST /login': {
    scene: async (owner) => ({ ...(await sound('POST /login', owner)), state: () => openDoors(owner) }),
    opensSession: true,
  },
  'POST /register': {
    scene: () => newAccount(),
    // The first request created the account and its answer was lost; the password works.
    told: [409],
    opensSession: true,
  },
  'POST /logout': { scene: (owner) => ({ state: () => openDoors(owner) }) },
  'POST /change-password': {
    scene: (owner) => ({
      body: { currentPassword: PASSWORD, newPassword: 'another password' },
      state: () => openDoors(owner, [PASSWORD, 'another password']),
    }),
    // Every session has ended with the old password; the new one works.
    told: [401],
  },

  'DELETE /account': {
    // Uses its own account, because the owner's must stay.
    scene: async () => {
      const person = await newPerson()
      return {
        ...(await sound('DELETE /account', person)),
        cookie: person.cookie,
        state: () => openDoors(person, [PASSWORD]),
      }
    },
    told: [401],
  },
  'POST /account/password': {
    scene: async (owner) => ({
      ...(await sound('POST /account/password', owner)),
      state: () => openDoors(owner, [PASSWORD, 'another password']),
    }),
    // The session has ended; the password works.
    told: [401],
  },
  'DELETE /account/sessions/:id': { told: [404] },
  'DELETE /account/providers/:provider': { told: [404] },

  'GET /oauth/:provider/callback': [
    { name: 'signing in', scene: signInTrip, opensSession: true },
    { name: 'connecting', scene: linkingTrip },
  ],

  // Its row, then its question; the next one takes its place.
  'POST /simulate': { inSteps: true },
  'DELETE /simulate/:id': { told: [404] },

  'POST /enrich-players': { scene: enrichWithKey },
  'POST /lineup-story': { scene: storyWithKey },
  'POST /stack-insights': { scene: stackWithKey },
  'POST /ai-insights': { scene: questionWithKey },

  'POST /saved-lineups': {
    scene: () => ({ body: lineupWithGame(), headers: { 'Idempotency-Key': 'a key of the browser' } }),
    // The slate is stored before its lineup; without a lineup it is not shown.
    inSteps: true,
  },
  'POST /saved-lineups/finalize': { told: [409] },

  'DELETE /saved-lineups/:id': { told: [404] },
  'POST /entry-sets': {
    scene: () => ({ body: entrySet(), headers: { 'Idempotency-Key': 'a key of the browser' } }),
  },
  'DELETE /entry-sets/:id': { told: [404] },
  'DELETE /csv-history/:gameMode/:id': { told: [404] },
  // The answer holds what the first attempt stored; the browser merges it.
  'PUT /csv-history/:gameMode/:id/memory': { told: [409] },
  'PUT /standing': { told: [409] },
  'DELETE /historical/imports/:id': { told: [404] },

  'DELETE /contest/:id': { told: [404] },
  'PUT /contest/:id/slate': {
    scene: settled(async (owner) => ({
      path: `/contest/${await newContest(owner)}/slate`,
      body: { slateId: await newSlate(owner) },
    })),
  },

  'POST /import': {
    scene: importOfBoth,
    // Entries, then slates, then lineups, each in one batch and deduplicated on retry.
    inSteps: true,
  },

  'POST /admin/users': { scene: () => newAccount(), told: [409] },
  'POST /admin/users/:id/reset-password': {
    scene: async () => {
      const person = await newPerson()
      return {
        path: `/admin/users/${person.id}/reset-password`,
        state: async () => (await openDoors(person, [PASSWORD])) + (await recordsOf(person)),
      }
    },
  },
  'POST /admin/users/:id/disable': {
    scene: async () => {
      const person = await newPerson()
      return { path: `/admin/users/${person.id}/disable`, state: () => openDoors(person) }
    },
  },
  'POST /admin/jobs/:id/retry': {
    scene: async (owner) => {
      const call = await sound('POST /admin/jobs/:id/retry', owner)
      return { ...call, state: () => jobStatus(call.path ?? '') }
    },
    told: [409],
  },
}

/** Every route of the API, by its valid request or the special case above; new routes are included. */
export const FLOWS: Flow[] = (Object.keys(API) as Route[]).flatMap((route) =>
  [SPECIAL[route] ?? {}].flat().map((special) => ({
    route,
    name: special.name ?? 'sound request',
    scene: special.scene ?? usual(route),
    told: special.told ?? [],
    inSteps: special.inSteps ?? false,
    opensSession: special.opensSession ?? false,
  })),
)

async function sound(route: Route, owner: Person): Promise<Call> {
  return CALLS[route](owner)
}

/** Contests are learned from, and simulations played, by jobs, which the queue runs when it likes. */
function usual(route: Route): Flow['scene'] {
  const scene: Flow['scene'] = (owner) => sound(route, owner)
  return / \/(?:contest|simulate)\b/.test(route) ? settled(scene) : scene
}

/** Compares what is there after the queue is empty. */
function settled(scene: Flow['scene']): Flow['scene'] {
  return async (owner) => {
    const state = async () => {
      await jobsDone()
      return recordsOf(owner)
    }
    return { ...(await scene(owner)), state }
  }
}

function newAccount(): Scene {
  const username = `new-${crypto.randomUUID()}`
  return { body: { username, password: PASSWORD }, state: () => accountNamed(username) }
}

function lineupWithGame() {
  const game = { slateName: 'MIN @ LAC', gameDate: '2025-10-23', teams: { away: 'MIN', home: 'LAC' } }
  return { ...showdownLineup(), game }
}

async function newSlate(owner: Person): Promise<number> {
  const body = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  const answer = await ask(owner, 'POST /csv-history/:gameMode', { path: '/csv-history/showdown', body })
  return (await answer.json<{ id: number }>()).id
}

let carried: Promise<object> | null = null

async function importOfBoth(): Promise<Scene> {
  carried ??= exportOfNewUser()
  return { body: await carried }
}

/** Lineups of both formats, one finalized, and a hundred entries. */
async function exportOfNewUser(): Promise<object> {
  const other = await newPerson()
  const csvData = historyCsv(makeHistory({ entries: 100, seed: 5 }))
  await ask(other, 'POST /historical/upload', { body: { csvData } })
  const bigLeague = { lineup: { lineup_name: 'Sunday', game_mode: 'bigleague' }, players: bigLeaguePlayers() }
  await ask(other, 'POST /saved-lineups', { body: bigLeague })
  const saved = await ask(other, 'POST /saved-lineups', { body: lineupWithGame() })
  const { lineup } = await saved.json<{ lineup: { id: number } }>()
  await ask(other, 'POST /saved-lineups/finalize', { body: { lineup_id: lineup.id } })
  const [lineups, entries] = await Promise.all(
    ['lineups', 'history'].map(async (name) =>
      (await ask(other, 'GET /export/:file', { path: `/export/${name}.json` })).json<object>(),
    ),
  )
  return { ...lineups, ...entries }
}
