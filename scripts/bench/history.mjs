import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { exitCodeOf, launch } from '../lib/commands.mjs'
import { formatTime, printTable, spread } from './measure.mjs'

export const title =
  'An account with 500 lineups and 50,000 entries, ms from request to last byte, on loopback'

const LINEUPS = 500
const ENTRIES = 50_000
const ROUNDS = 31
const READY_WITHIN_MS = 300_000

/** Against the built app that `npm start` serves from an empty store of its own. */
export async function run() {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'bench-state-'))
  process.once('exit', () => rmSync(stateDir, { recursive: true, force: true }))
  const port = await freePort()
  const server = launch('npm', ['start'], {
    env: { PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  await ready(base)
  await measureAccount(base)
  process.kill(-server.pid, 'SIGTERM')
  await exitCodeOf(server)
}

async function measureAccount(base) {
  const cookie = await register(base)
  const post = (where, body) => ask(base + where, { method: 'POST', headers: { ...JSON_TYPE, cookie }, body })
  const csv = JSON.stringify({ csvData: historyCsv(makeHistory({ entries: ENTRIES, seed: 1 })) })
  const writes = [
    ['50,000 entries, all new', '/api/historical/upload', csv],
    ['50,000 entries, all known', '/api/historical/upload', csv],
    ['500 lineups', '/api/import', JSON.stringify({ lineups: lineups() })],
  ]
  const rows = []
  for (const [what, where, body] of writes) {
    const { ms } = await post(where, body)
    rows.push({ what: `POST ${where}, ${what}`, ms: ms.toFixed(0), 'KB (gzip)': '' })
  }
  for (const where of ['/dashboard', '/historical-data', '/lineups', '/api/historical/analytics']) {
    const samples = []
    let last = ''
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ms, text } = await ask(base + where, { headers: { cookie } })
      samples.push(ms)
      last = text
    }
    const size = (gzipSync(last).length / 1024).toFixed(1)
    rows.push({ what: `GET ${where}`, ms: formatTime(spread(samples.slice(1))), 'KB (gzip)': size })
  }
  printTable(rows)
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

async function register(base) {
  const body = JSON.stringify({ username: 'bench', password: 'a long enough password' })
  const { headers } = await ask(`${base}/api/register`, { method: 'POST', headers: JSON_TYPE, body })
  return headers.get('Set-Cookie').split(';')[0]
}

/** Lineups of one autumn, each with a result. */
function lineups() {
  return Array.from({ length: LINEUPS }, (_, index) => {
    const { lineup, players } = showdownLineup()
    const result = {
      winnings_total: index % 4 === 0 ? 45 : 0,
      points_total: 80 + (index % 60),
      rank: index + 1,
    }
    return {
      lineup: {
        ...lineup,
        ...result,
        lineup_name: `Lineup ${index}`,
        contest_name: `NFL $${index}K Showdown`,
      },
      players,
      game: null,
      finalized: index % 2 === 0,
      created_at: new Date(Date.UTC(2025, 8, 4) + index * 3_600_000).toISOString(),
    }
  })
}

/** One request, its body read to the end. */
async function ask(url, init) {
  const started = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return { ms, text, headers: response.headers }
}

async function ready(base) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${base}/api/health`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(200)
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s`)
}

async function freePort() {
  const probe = createServer()
  const port = await new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve(probe.address().port)),
  )
  await new Promise((resolve) => probe.close(resolve))
  return port
}
