// What people do, as a load test and a soak do it: each person has an account, an address and records of his own.

import { showdownSlate } from '#optimizer/generated-slates.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { contestHistory } from './filled-account.mjs'
import { percentileOf } from './measure.mjs'
import { addressOf, JSON_TYPE, register, signIn } from './served-app.mjs'

const CONTEST_FIELD = 500
const HISTORY_ENTRIES = 100
const POOL = showdownSlate(50, 1)

/** Kind -> how often of a hundred, and what a person then asks for. */
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

const DRAWN = Object.entries(KINDS).flatMap(([kind, [times]]) => Array(times).fill(kind))

/** People with an account and a first lineup, registered a few at a time. */
export async function makePeople(base, count) {
  const people = []
  while (people.length < count) {
    const names = Array.from({ length: Math.min(4, count - people.length) }, () => `p-${crypto.randomUUID()}`)
    people.push(...(await Promise.all(names.map((name) => makePerson(base, name)))))
  }
  return people
}

async function makePerson(base, name) {
  const person = { base, name, cookie: await register(base, name), uploads: 0 }
  await save(person)
  return person
}

/** One request of a kind drawn by lot: what kind, its status (0: the connection broke), and how long it took. */
export async function doSomething(person) {
  const kind = DRAWN[Math.floor(Math.random() * DRAWN.length)]
  const started = performance.now()
  const { status, text } = await KINDS[kind][1](person).catch((error) => ({
    status: 0,
    text: `${error.message} (${error.cause?.code ?? error.cause?.message ?? ''})`,
  }))
  const ms = performance.now() - started
  return {
    kind,
    status,
    ms,
    failure: status >= 200 && status < 300 ? null : `${status} ${text.slice(0, 120)}`,
  }
}

/** A row a kind: how many, how long, how many refused by a limit (429) and how many failed. */
export function rowsOf(done) {
  return Object.keys(KINDS).flatMap((kind) => {
    const ofKind = done.filter((each) => each.kind === kind)
    if (ofKind.length === 0) return []
    const times = ofKind.map(({ ms }) => ms)
    const at = (share) => percentileOf(times, share).toFixed(0)
    const limited = ofKind.filter(({ status }) => status === 429).length
    const failed = ofKind.filter(({ failure }) => failure).length - limited
    return [
      { kind, requests: ofKind.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), 429: limited, failed },
    ]
  })
}

function page(where) {
  return (person) => send(person, where)
}

function post(person, where, body, method = 'POST') {
  return send(person, where, { method, headers: JSON_TYPE, body: JSON.stringify(body) })
}

async function send({ base, name, cookie }, where, { headers = {}, ...init } = {}) {
  const answer = await fetch(base + where, {
    ...init,
    redirect: 'manual',
    headers: { ...addressOf(name), cookie, ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

async function save(person) {
  const answer = await post(person, '/api/saved-lineups', showdownLineup())
  if (answer.status === 201) person.lineupId = JSON.parse(answer.text).lineup.id
  return answer
}

function record(person) {
  const result = { points_total: 120, winnings_total: 50, rank: 7 }
  return post(person, `/api/saved-lineups/${person.lineupId}`, result, 'PUT')
}

/** A new session; the former one stays good, so that requests under way do not end. */
async function enter(person) {
  const cookie = await signIn(person.base, person.name)
  return { status: cookie ? 200 : 500, text: '' }
}

function uploadHistory(person) {
  person.uploads += 1
  return post(person, '/api/historical/upload', {
    csvData: contestHistory(HISTORY_ENTRIES, person.uploads),
  })
}

function uploadContest(person) {
  person.uploads += 1
  const body = new FormData()
  body.append('file', new File([madeContestCsv(CONTEST_FIELD, person.uploads)], 'standings.csv'))
  return send(person, '/api/contest/upload', { method: 'POST', body })
}
