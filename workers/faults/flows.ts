import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { API } from '#workers/testing/expected-access.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { bigLeaguePlayers, showdownLineup } from '#workers/testing/lineups.ts'
import { PASSWORD } from '#workers/testing/make-user.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { ask, CALLS, type Call, newContest, type Route } from '#workers/testing/sound-calls.ts'
import { enrichWithKey, questionWithKey, stackWithKey, storyWithKey } from './ai-scenes.ts'
import { linkingTrip, signInTrip } from './oauth-scenes.ts'
import { recordsOf } from './records.ts'
import type { Scene } from './scene.ts'
import { accountNamed, jobStatus, openDoors } from './states.ts'

export type Flow = {
  route: Route
  name: string
  scene: (owner: Person) => Scene | Promise<Scene>
  /** What a second request may be told beside the usual: that the first one has done it. */
  told: readonly number[]
  /** Written in more than one step: what is kept between them is neither the old nor the new. */
  inSteps: boolean
  /** Once the record is there the answer still needs a session, and fails without. */
  opensSession: boolean
}

type Special = Partial<Omit<Flow, 'route'>>

/** Where the sound request of a route (sound-calls.ts) doesn't say enough. */
const SPECIAL: Partial<Record<Route, Special | Special[]>> = {
  'POST /login': {
    scene: async (owner) => ({ ...(await sound('POST /login', owner)), state: () => openDoors(owner) }),
    opensSession: true,
  },
  'POST /register': {
    scene: () => newAccount(),
    // The first request has made the account, and an answer with its cookie is lost: there is the password.
    told: [409],
    opensSession: true,
  },
  'POST /logout': { scene: (owner) => ({ state: () => openDoors(owner) }) },
  'POST /change-password': {
    scene: (owner) => ({
      body: { currentPassword: PASSWORD, newPassword: 'another password' },
      state: () => openDoors(owner, [PASSWORD, 'another password']),
    }),
    // Every session has ended with the old password, and the new password opens the door.
    told: [401],
  },

  'DELETE /account': {
    // An account of its own: what is said of the owner's lineups holds for accounts that stay.
    scene: async () => {
      const somebody = await newPerson()
      return {
        ...(await sound('DELETE /account', somebody)),
        cookie: somebody.cookie,
        state: () => openDoors(somebody, [PASSWORD]),
      }
    },
    told: [401],
  },
  'POST /account/password': {
    scene: async (owner) => ({
      ...(await sound('POST /account/password', owner)),
      state: () => openDoors(owner, [PASSWORD, 'another password']),
    }),
    // As after a change: the session has ended, and the password opens the door.
    told: [401],
  },
  'DELETE /account/sessions/:id': { told: [404] },
  'DELETE /account/providers/:provider': { told: [404] },

  'GET /oauth/:provider/callback': [
    { name: 'signing in', scene: signInTrip, opensSession: true },
    { name: 'connecting', scene: linkingTrip },
  ],

  'POST /enrich-players': { scene: enrichWithKey },
  'POST /lineup-story': { scene: storyWithKey },
  'POST /stack-insights': { scene: stackWithKey },
  'POST /ai-insights': { scene: questionWithKey },

  'POST /saved-lineups': {
    scene: () => ({ body: lineupWithGame(), headers: { 'Idempotency-Key': 'a key of the browser' } }),
    // The slate behind a lineup is kept before it; without a lineup nothing shows it.
    inSteps: true,
  },
  'POST /saved-lineups/finalize': { told: [409] },

  'DELETE /saved-lineups/:id': { told: [404] },
  'DELETE /csv-history/:gameMode/:id': { told: [404] },
  'DELETE /historical/imports/:id': { told: [404] },

  'POST /contest/upload': { scene: settling('POST /contest/upload') },
  'DELETE /contest/:id': { scene: settling('DELETE /contest/:id'), told: [404] },
  'PUT /contest/:id/slate': {
    scene: settled(async (owner) => ({
      path: `/contest/${await newContest(owner)}/slate`,
      body: { slateId: await newSlate(owner) },
    })),
  },
  'PUT /contest/:id/payouts': { scene: settling('PUT /contest/:id/payouts') },
  'POST /contest/:id/learn': { scene: settling('POST /contest/:id/learn') },

  'POST /import': {
    scene: importOfBoth,
    // First the entries, then the slates, then the lineups: each all or nothing, and known when they come again.
    inSteps: true,
  },

  'POST /admin/users': { scene: () => newAccount(), told: [409] },
  'POST /admin/users/:id/reset-password': {
    scene: async () => {
      const somebody = await newPerson()
      return {
        path: `/admin/users/${somebody.id}/reset-password`,
        state: async () => (await openDoors(somebody, [PASSWORD])) + (await recordsOf(somebody)),
      }
    },
  },
  'POST /admin/users/:id/disable': {
    scene: async () => {
      const somebody = await newPerson()
      return { path: `/admin/users/${somebody.id}/disable`, state: () => openDoors(somebody) }
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

/** Every door of the API, by its sound request or by what is said above: a new one is here by itself. */
export const FLOWS: Flow[] = (Object.keys(API) as Route[]).flatMap((route) =>
  [SPECIAL[route] ?? {}].flat().map((special) => ({
    route,
    name: special.name ?? 'sound request',
    scene: special.scene ?? ((owner) => sound(route, owner)),
    told: special.told ?? [],
    inSteps: special.inSteps ?? false,
    opensSession: special.opensSession ?? false,
  })),
)

async function sound(route: Route, owner: Person): Promise<Call> {
  return CALLS[route](owner)
}

/** For contests: what was learned counts once the queue has been through. */
function settled(scene: Flow['scene']): Flow['scene'] {
  return async (owner) => {
    const state = async () => {
      await jobsDone()
      return recordsOf(owner)
    }
    return { ...(await scene(owner)), state }
  }
}

function settling(route: Route): Flow['scene'] {
  return settled((owner) => sound(route, owner))
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
  carried ??= exportOfSomebody()
  return { body: await carried }
}

/** Lineups of both modes, one of them finalized, and a hundred entries. */
async function exportOfSomebody(): Promise<object> {
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
