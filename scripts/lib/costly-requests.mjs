// The costliest requests that a signed-in user or an anonymous client can send, by CPU, memory, storage or queue. Each is
// `{ name, waves, prepare?, send }`: `prepare(attacker)` creates what the requests need and returns
// `attacker.prepared`; `send(attacker, i)` makes one request and resolves with its answer. In each wave `accounts` send
// `times` requests each, `atOnce` at a time; one wave follows the other.
import { setTimeout } from 'node:timers/promises'
import { gzipSync, zipSync } from 'fflate'
import { playerToWire } from '#contract/player.ts'
import { MOST_SIMULATED } from '#contract/simulate.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { personKey } from '#core/players/player.ts'
import { mainSlate } from '#optimizer/testing/generated-slates.ts'
import { hardPools, unprovedPools } from '#optimizer/testing/hard-pools.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { worstBodies } from '#workers/testing/worst-bodies.ts'
import { contestHistory } from './filled-account.mjs'
import { salaryFile } from './salary-file.mjs'
import { JSON_TYPE } from './served-app.mjs'

/**
 * @import { OptimizeRequest } from '#optimizer/optimize-request.ts'
 * @typedef {{ base: string, name: string, cookie: string }} Sender
 * @typedef {Sender & { prepared?: unknown }} Attacker
 * @typedef {{ status: number, text: string }} Answer
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 * @typedef {{ accounts: number, atOnce: number, times: number }} Wave
 * @typedef {{
 *   name: string, waves: readonly Wave[],
 *   prepare?: (attacker: Attacker) => Promise<unknown>,
 *   send: (attacker: Attacker, i: number) => Promise<Answer>,
 * }} CostlyRequest
 */

const MB = 2 ** 20

/** @type {CostlyRequest[]} */
export const COSTLY_REQUESTS = [
  ...[...hardPools(), ...unprovedPools()].map(({ name, request }) => optimize(name, request)),
  optimize('100 people with prices in cents, budget 100,000', centsRequest()),
  build('everyone at one price'),
  build('Big League, 300 people at 0 points, gpp'),
  {
    name: 'simulate: 400 people, 50,000 entries, played to the end, from one account and from three',
    waves: [
      { accounts: 1, atOnce: 1, times: 2 },
      { accounts: 3, atOnce: 1, times: 1 },
    ],
    prepare: largeSimulation,
    send: (attacker) => simulate(attacker, 100),
  },
  {
    name: 'simulate: a new one in place of the one before, again and again',
    waves: [{ accounts: 1, atOnce: 1, times: 30 }],
    prepare: largeSimulation,
    send: (attacker) => simulate(attacker, 0),
  },
  {
    name: 'history upload: a file of 50,000 rows',
    waves: [{ accounts: 1, atOnce: 2, times: 4 }],
    prepare: async () =>
      [1, 2, 3, 4].map((seed) => Buffer.from(JSON.stringify({ csvData: contestHistory(50_000, seed) }))),
    send: (attacker, i) => prepared(attacker, '/api/historical/upload', i - 1),
  },
  {
    name: 'the list of 20 slates of 1.4 MB each, none of them Latin-1',
    waves: [{ accounts: 1, atOnce: 8, times: 80 }],
    prepare: (attacker) => saveLargeSlates(attacker, 20),
    send: (attacker) => get(attacker, '/api/csv-history/showdown'),
  },
  {
    name: 'learn from one contest, again and again',
    waves: [{ accounts: 1, atOnce: 8, times: 60 }],
    prepare: (attacker) => uploadContest(attacker, madeContestCsv(20_000)),
    send: (attacker) => json(attacker, `/api/contest/${attacker.prepared}/learn`, '{}'),
  },
  {
    name: 'another slate for one contest, again and again',
    waves: [{ accounts: 1, atOnce: 8, times: 60 }],
    prepare: (attacker) => uploadContest(attacker, madeContestCsv(20_000)),
    send: (attacker) => json(attacker, `/api/contest/${attacker.prepared}/slate`, '{"slateId":null}', 'PUT'),
  },
  {
    name: 'the field of a contest, again and again',
    waves: [{ accounts: 1, atOnce: 8, times: 60 }],
    prepare: (attacker) => uploadContest(attacker, madeContestCsv(20_000)),
    send: (attacker) => get(attacker, `/api/contest/${attacker.prepared}/field?name=user-1`),
  },
  {
    name: 'the field of a contest of 400,000 entries, 8 at once',
    waves: [{ accounts: 1, atOnce: 8, times: 16 }],
    prepare: (attacker) => uploadContest(attacker, madeContestCsv(400_000)),
    send: (attacker) => get(attacker, `/api/contest/${attacker.prepared}/field?name=user-1`),
  },
  {
    name: 'lineups with 1 MB of game.meta',
    waves: [{ accounts: 1, atOnce: 8, times: 70 }],
    send: (attacker) =>
      json(
        attacker,
        '/api/saved-lineups',
        JSON.stringify({ ...showdownLineup(), game: { ...GAME, meta: { x: 'x'.repeat(MB - 4096) } } }),
      ),
  },
  {
    name: 'a zip with 95 MB beside the file',
    waves: [{ accounts: 1, atOnce: 2, times: 4 }],
    prepare: async () => zipWithBallast(),
    send: (attacker) => upload(attacker, 'contest.zip', /** @type {Bytes} */ (attacker.prepared)),
  },
  {
    name: 'a zip that unpacks to 1 GB',
    waves: [{ accounts: 1, atOnce: 2, times: 4 }],
    prepare: async () => zipBomb(),
    send: (attacker) => upload(attacker, 'contest.zip', /** @type {Bytes} */ (attacker.prepared)),
  },
  {
    name: 'a contest of 500,000 entries in no order, packed, 4 at once',
    waves: [{ accounts: 1, atOnce: 4, times: 4 }],
    prepare: async () => gzipSync(Buffer.from(inNoOrder(madeContestCsv(500_000))), { level: 1 }),
    send: (attacker) => upload(attacker, 'contest.csv.gz', /** @type {Bytes} */ (attacker.prepared)),
  },
  {
    name: 'salary files of 5,000 lines and 1.4 MB, 40 at once',
    waves: [{ accounts: 1, atOnce: 40, times: 40 }],
    prepare: async () => Buffer.from(JSON.stringify({ csvData: longSalaryFile(), fileName: 'long.csv' })),
    send: (attacker) => prepared(attacker, '/api/csv-history/bigleague'),
  },
  {
    name: 'searches with bodies of 2 MB, 55 at once',
    waves: [{ accounts: 1, atOnce: 55, times: 55 }],
    prepare: async () => Buffer.from(JSON.stringify({ players: wordyPlayers() })),
    send: (attacker) => prepared(attacker, '/api/optimize'),
  },
  {
    name: 'health, 32 at a time',
    waves: [{ accounts: 1, atOnce: 32, times: 3000 }],
    send: (attacker) => get(attacker, '/api/health'),
  },
  {
    name: 'sign-in with long passwords, each from another address',
    waves: [{ accounts: 1, atOnce: 32, times: 600 }],
    send: ({ base }, i) =>
      json(
        { base, cookie: '', name: `flood-${i}` },
        '/api/login',
        JSON.stringify({ usernameOrEmail: `unknown-${i}`, password: 'é'.repeat(255) }),
      ),
  },
  {
    name: 'refused posts of 100 KB without a session',
    waves: [{ accounts: 1, atOnce: 32, times: 2000 }],
    send: ({ base }) => json({ base, cookie: '', name: 'refused' }, '/api/optimize', 'x'.repeat(100 * 1024)),
  },
  {
    name: 'export of 50,000 history rows',
    waves: [{ accounts: 1, atOnce: 8, times: 24 }],
    prepare: (attacker) =>
      json(attacker, '/api/historical/upload', JSON.stringify({ csvData: contestHistory(50_000, 9) })),
    send: (attacker, i) => get(attacker, `/api/export/history.${i % 2 ? 'csv' : 'json'}`),
  },
]

/**
 * The generated bodies (workers/testing/worst-bodies.ts): from one account 1, 2, 8 and 16 at once, and from several 16 at
 * once from each of two, then 2 from each of eight.
 * @type {CostlyRequest[]}
 */
export const WORST_BODIES = worstBodies().flatMap(({ route, shape, isForm, make }) => {
  const [method = '', path = ''] = route.split(' ')
  const address = `/api${path.replace(':gameMode', 'showdown').replace(':provider', 'google').replace(':id', '999999')}`
  const crowds = [
    {
      from: 'one account',
      waves: [1, 2, 8, 16].map((atOnce) => ({ accounts: 1, atOnce, times: atOnce })),
    },
    {
      from: 'several accounts',
      waves: [
        { accounts: 2, atOnce: 16, times: 16 },
        { accounts: 8, atOnce: 2, times: 2 },
      ],
    },
  ]
  return crowds.map(({ from, waves }) => ({
    name: `${route}: ${shape}, from ${from}`,
    waves,
    prepare: async () => Buffer.from(make()),
    /** @param {Attacker} attacker */
    send: (attacker) => {
      const body = /** @type {Bytes} */ (attacker.prepared)
      return isForm
        ? upload(attacker, 'contest.csv', body)
        : send(attacker, address, { method, headers: JSON_TYPE, body })
    },
  }))
})

const GAME = { sport: 'NFL', slateName: 'slate', gameDate: null, teams: null, source: 'csv_upload' }

/**
 * One hard search, eight at a time.
 * @param {string} name
 * @param {OptimizeRequest} request
 * @returns {CostlyRequest}
 */
function optimize(name, { playerPool, keptPlayers, budget, format, settings, withRunnerUp = false }) {
  const body = JSON.stringify({
    players: playerPool.map(playerToWire),
    existingPlayers: keptPlayers.map(playerToWire),
    ...{ budget, withRunnerUp, format: format.id },
    ...{ strategy: settings.strategy, gameMode: settings.contestFormat, creativity: settings.creativity },
  })
  return {
    name: `optimize: ${name}`,
    waves: [{ accounts: 1, atOnce: 8, times: 16 }],
    send: (attacker) => json(attacker, '/api/optimize', body),
  }
}

/**
 * 150 lineups of a hard pool under twenty shares, eight at a time: of the requests tried these two took the most time.
 * @param {string} pool
 * @returns {CostlyRequest}
 */
function build(pool) {
  const hard = hardPools().find(({ name }) => name === pool)
  if (!hard) throw new Error(`There is no hard pool "${pool}"`)
  const { playerPool, budget, format, settings } = hard.request
  const people = [...new Set(playerPool.map(personKey))].slice(0, 20)
  const shares = people.map((person, i) => ({
    ...{ kind: 'exposure', players: { people: [person] }, slots: 'any' },
    ...{ pct: { min: 5, max: 30 }, isStrict: i % 2 === 0 },
  }))
  const body = JSON.stringify({
    players: playerPool.map(playerToWire),
    ...{ count: 150, budget, format: format.id },
    ...{ strategy: settings.strategy, gameMode: settings.contestFormat, creativity: settings.creativity },
    rules: [
      { kind: 'uniques', players: 2, captainSwapCounts: false },
      ...shares,
      ...(format.captain ? [{ kind: 'captains', atLeast: 10 }] : []),
    ],
  })
  return {
    name: `build: ${pool}`,
    waves: [{ accounts: 1, atOnce: 8, times: 16 }],
    send: (attacker) => json(attacker, '/api/build', body),
  }
}

/**
 * The same lines below the header, neighbors far from each other: a good row in every piece of the file.
 * @param {string} csv
 */
function inNoOrder(csv) {
  const [header, ...lines] = csv.split('\r\n')
  // A prime that does not divide the number of lines.
  return [header, ...lines.map((_, i) => lines[(i * 7919) % lines.length])].join('\r\n')
}

/** The largest simulation that the server takes, but for the slate. */
async function largeSimulation() {
  const players = mainSlate(MOST_SIMULATED.people, 1)
  /** @type {Set<string>} */
  const lineup = new Set()
  for (const { accepts } of STANDARD.rosterSlots) {
    const player = players.find(({ id, position }) => !lineup.has(id) && accepts.includes(position))
    if (player) lineup.add(player.id)
  }
  return {
    ...{ format: 'standard', players: players.map(playerToWire), games: MOST_SIMULATED.games, seed: 1 },
    lineups: Array.from({ length: 150 }, () => [...lineup]),
    contest: {
      ...{ kind: 'large_flat', entries: MOST_SIMULATED.entries, feeCents: 1000, maxEntries: 150 },
      tiers: [{ from: 1, to: 10_000, prizeCents: 4000 }],
    },
  }
}

/**
 * Starts one of a slate of the attacker and asks after it once a second, at most so often.
 * @param {Attacker} attacker
 * @param {number} seconds
 */
async function simulate(attacker, seconds) {
  const file = { csvData: salaryFile('bigleague'), fileName: 'slate.csv' }
  const slate = await json(attacker, '/api/csv-history/bigleague', JSON.stringify(file))
  const question = { .../** @type {object} */ (attacker.prepared), slateId: JSON.parse(slate.text).id }
  const started = await json(attacker, '/api/simulate', JSON.stringify(question))
  const { id } = JSON.parse(started.text)
  for (let second = 0; second < seconds; second++) {
    await setTimeout(1000)
    const answer = await get(attacker, `/api/simulate/${id}`)
    if (!answer.text.includes('"waiting"')) return answer
  }
  return started
}

/** @returns {OptimizeRequest} */
function centsRequest() {
  const [hardest] = hardPools()
  if (!hardest) throw new Error('There are no hard pools')
  const { request } = hardest
  const playerPool = request.playerPool
    .slice(0, 100)
    .map((player, i) => ({ ...player, salary: player.salary + ((i * 37) % 100) / 100 }))
  return { ...request, playerPool, keptPlayers: [], budget: 100_000 }
}

/**
 * @param {Attacker} attacker
 * @param {number} count
 */
async function saveLargeSlates(attacker, count) {
  for (let i = 0; i < count; i++) {
    // With one character outside Latin-1 the engine stores the string with two bytes per character.
    const csvData = `${salaryFile('showdown', 600, i)}\n\u4e00`.padEnd(1_440_000, '\n')
    await json(attacker, '/api/csv-history/showdown', JSON.stringify({ csvData, fileName: `${i}.csv` }))
  }
}

/**
 * Waits for the memory that the requests before still hold.
 * @param {Attacker} attacker
 * @param {string} csv
 */
async function uploadContest(attacker, csv) {
  for (let tries = 1; ; tries++) {
    // A file that is refused while it is still sent may end its connection.
    const { status, text } = await upload(attacker, 'standings.csv', Buffer.from(csv)).catch((error) => ({
      status: 503,
      text: `${error.message} ${error.cause?.message}`,
    }))
    if (status === 200) return JSON.parse(text).contestId
    if (status !== 503 || tries === 12) throw new Error(`The contest was answered with ${status}: ${text}`)
    await setTimeout(1000)
  }
}

function longSalaryFile() {
  return `${salaryFile('bigleague', 4_999)}\n`.padEnd(1_400_000, `${' '.repeat(1_000)}\n`)
}

/** As many notes as fit into the largest body. */
function wordyPlayers() {
  const { playerPool } = centsRequest()
  return playerPool.slice(0, 95).map((player) => ({ ...playerToWire(player), aiInsight: 'x'.repeat(20_000) }))
}

/** Stored without compression, so that the bytes which the reader skips are really sent. */
function zipWithBallast() {
  return zipSync(
    { '__MACOSX/._contest.csv': new Uint8Array(95 * MB), 'contest.csv': Buffer.from(madeContestCsv(100)) },
    { level: 0 },
  )
}

function zipBomb() {
  return zipSync({ 'contest.csv': new Uint8Array(1024 * MB) }, { level: 9 })
}

/**
 * A body made by `prepare`, or one of several. Making it here would delay the other user's requests in this process.
 * @param {Attacker} attacker
 * @param {string} path
 * @param {number} [which]
 */
function prepared(attacker, path, which) {
  const bodies = /** @type {Bytes | Bytes[]} */ (attacker.prepared)
  const body = Array.isArray(bodies) ? bodies[which ?? 0] : bodies
  return send(attacker, path, { method: 'POST', headers: JSON_TYPE, body })
}

/**
 * @param {Sender} attacker
 * @param {string} path
 */
function get(attacker, path) {
  return send(attacker, path, {})
}

/**
 * @param {Sender} attacker
 * @param {string} path
 * @param {string} body
 * @param {string} [method]
 */
function json(attacker, path, body, method = 'POST') {
  return send(attacker, path, { method, headers: JSON_TYPE, body })
}

/**
 * @param {Sender} attacker
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function upload(attacker, name, bytes) {
  const body = new FormData()
  body.append('file', new File([bytes], name))
  return send(attacker, '/api/contest/upload', { method: 'POST', body })
}

/**
 * @param {Sender} sender
 * @param {string} path
 * @param {RequestInit & { headers?: Record<string, string> }} init
 * @returns {Promise<Answer>}
 */
async function send({ base, cookie, name }, path, { headers = {}, ...init }) {
  const answer = await fetch(base + path, {
    ...init,
    redirect: 'manual',
    headers: { cookie, 'CF-Connecting-IP': `address-of-${name}`, ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}
