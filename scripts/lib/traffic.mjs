// Mixed traffic of another user beside an attacker, with an account, an address and records.
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { contestHistory } from './filled-account.mjs'
import { addressOf, credentialsOf, JSON_TYPE, postJson, register } from './served-app.mjs'

/**
 * @typedef {{ base: string, name: string, cookie: string, uploads: number, lineupId: number }} Person
 * @typedef {{ status: number, text: string }} Answer
 * @typedef {{ kind: string, ms: number, failure: string | null }} Done
 */

const CONTEST_FIELD = 500
const HISTORY_ENTRIES = 100
const POOL = showdownSlate(50, 1)

/**
 * Kind -> its share in percent, and the request that a person then sends.
 * @type {Record<string, [times: number, (person: Person) => Promise<Answer>]>}
 */
const KINDS = {
  'page: home': [8, page('/')],
  'page: lineups': [12, page('/lineups')],
  'page: one lineup': [10, (person) => page(`/lineups/${person.lineupId}`)(person)],
  'page: dashboard': [8, page('/dashboard')],
  'page: history': [6, page('/historical-data')],
  'page: contests': [5, page('/contest-insights')],
  'page: optimizer': [8, page('/showdown/optimizer')],
  'list of lineups': [8, page('/api/saved-lineups')],
  optimize: [12, (person) => post(person, '/api/optimize', { players: POOL })],
  save: [9, save],
  results: [8, record],
  'sign in': [2, enter],
  'upload of a history': [2, uploadHistory],
  'upload of a contest': [2, uploadContest],
}

const DRAWN = Object.entries(KINDS).flatMap(([kind, [times]]) => Array.from({ length: times }, () => kind))

/**
 * A person with an account and a first lineup.
 * @param {string} base
 * @returns {Promise<Person>}
 */
export async function makePerson(base) {
  const name = `p-${crypto.randomUUID()}`
  const cookie = await register(base, name)
  const { text } = await postJson(base, '/api/saved-lineups', showdownLineup(), { cookie })
  return { base, name, cookie, uploads: 0, lineupId: JSON.parse(text).lineup.id }
}

/**
 * Sends one request of a random kind: its kind, its duration, and for a failure its description.
 * @param {Person} person
 * @returns {Promise<Done>}
 */
export async function doSomething(person) {
  const kind = DRAWN[Math.floor(Math.random() * DRAWN.length)] ?? 'page: home'
  const started = performance.now()
  const [, ask] = KINDS[kind] ?? [0, page('/')]
  const answer = await ask(person).catch((error) => ({
    status: 0,
    text: `${error.message} (${error.cause?.code ?? error.cause?.message ?? ''})`,
  }))
  const ms = performance.now() - started
  // A limit (429) is no failure.
  const isAnswered = answer.status === 429 || (answer.status >= 200 && answer.status < 300)
  const failure = isAnswered ? null : `${kind}: ${answer.status} ${answer.text.slice(0, 120)}`
  return { kind, ms, failure }
}

/** @param {string} where */
function page(where) {
  return (/** @type {Person} */ person) => send(person, where)
}

/**
 * @param {Person} person
 * @param {string} where
 * @param {unknown} body
 * @param {string} [method]
 */
function post(person, where, body, method = 'POST') {
  return send(person, where, { method, headers: JSON_TYPE, body: JSON.stringify(body) })
}

/**
 * @param {Person} person
 * @param {string} where
 * @param {RequestInit & { headers?: Record<string, string> }} [init]
 * @returns {Promise<Answer>}
 */
async function send({ base, name, cookie }, where, { headers = {}, ...init } = {}) {
  const answer = await fetch(base + where, {
    ...init,
    redirect: 'manual',
    headers: { ...addressOf(name), cookie, ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

/** @param {Person} person */
async function save(person) {
  const answer = await post(person, '/api/saved-lineups', showdownLineup())
  if (answer.status === 201) person.lineupId = JSON.parse(answer.text).lineup.id
  return answer
}

/** @param {Person} person */
function record(person) {
  const result = { points_total: 120, winnings_total: 50, rank: 7 }
  return post(person, `/api/saved-lineups/${person.lineupId}`, result, 'PUT')
}

/**
 * Signs in on another device; this device's session stays.
 * @param {Person} person
 */
function enter(person) {
  return post({ ...person, cookie: '' }, '/api/login', credentialsOf(person.name))
}

/** @param {Person} person */
function uploadHistory(person) {
  person.uploads += 1
  return post(person, '/api/historical/upload', {
    csvData: contestHistory(HISTORY_ENTRIES, person.uploads),
  })
}

/** @param {Person} person */
function uploadContest(person) {
  person.uploads += 1
  const body = new FormData()
  body.append('file', new File([madeContestCsv(CONTEST_FIELD, person.uploads)], 'standings.csv'))
  return send(person, '/api/contest/upload', { method: 'POST', body })
}
