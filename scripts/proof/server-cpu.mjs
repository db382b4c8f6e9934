import { rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judged } from '../lib/budget.mjs'
import { runQuietly } from '../lib/commands.mjs'
import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { fillAccountToItsLimits } from '../lib/full-account.mjs'
import { withStore } from '../lib/local-store.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { percentileOf, printTable, spread } from '../lib/measure.mjs'
import { pagesOf, SIGN_IN_PAGE } from '../lib/pages.mjs'
import { signInAdmin, withServedApp } from '../lib/served-app.mjs'
import { cpuMs } from '../lib/workerd-process.mjs'

/** @import { ClientHttp2Session } from 'node:http2' */

export const title = 'What a page costs the server: CPU of the Worker, time to the first byte, start-up'

/** A request that is answered without a session, the database or React. */
const FLOOR = '/api/there-is-no-such-route'
const WARM_UP = 30
const STARTUPS = 5
const BUILT = 'build/server/wrangler.json'
const PROFILE = path.join(tmpdir(), `startup-${process.pid}.cpuprofile`)
/** By then the work after a request (log line, garbage collection) is done. */
const QUIET_MS = 4

const CPU = { p50: { gate: 4, stretch: 2 }, p99: { gate: 10, stretch: 5 } }
const TTFB_P95 = { gate: 60, stretch: 25 }
const STARTUP = { gate: 60, stretch: 30 }

/**
 * `server-cpu [--requests N]`. CPU time of all threads of the Worker's own process from before a request until a few
 * milliseconds after its answer, one request at a time; the simulator of D1 runs in another process. The net figure is
 * without the median of a request that is refused at once. Answers are asked for uncompressed: Cloudflare's edge
 * compresses them, and on this machine the Worker's process would.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { requests: { type: 'string', default: '200' } } })
  const requests = Number(values.requests)
  const firstByte = await firstBytes(requests)
  await withLoneWorker(async ({ base, pid, database }) => {
    const { cookie, pages } = await filled(base, database)
    const floor = percentileOf(await cpuOf(pid, base + FLOOR, null, requests), 0.5)
    console.log(`A request refused at the door: ${floor.toFixed(1)} ms. ${requests} requests a page.\n`)
    const rows = []
    for (const [name, where] of Object.entries(pages)) {
      const gross = await cpuOf(pid, base + where, sessionFor(name, cookie), requests)
      const cpu = gross.map((each) => each - floor)
      rows.push(rowOf(name, cpu, firstByte[name] ?? []))
    }
    printTable(rows)
  })
  await printStartup()
}

/**
 * The address of every page, for an account that has records on it.
 * @param {string} base
 * @param {D1Database} database
 */
async function filled(base, database) {
  const cookie = await signInAdmin(base)
  const ids = await fillAccountToItsLimits(base, cookie, database)
  return { cookie, pages: { ...SIGN_IN_PAGE, ...pagesOf(ids) } }
}

/**
 * @param {string} page
 * @param {string} cookie
 */
function sessionFor(page, cookie) {
  return page in SIGN_IN_PAGE ? null : cookie
}

/**
 * @param {string} page
 * @param {readonly number[]} cpu
 * @param {readonly number[]} firstByte
 */
function rowOf(page, cpu, firstByte) {
  /** @param {number} value */
  const ms = (value) => `${value.toFixed(1)} ms`
  return {
    page,
    'CPU net p50': judged(percentileOf(cpu, 0.5), CPU.p50, ms),
    p99: judged(percentileOf(cpu, 0.99), CPU.p99, ms),
    'TTFB p50': ms(percentileOf(firstByte, 0.5)),
    p95: judged(percentileOf(firstByte, 0.95), TTFB_P95, ms),
  }
}

/**
 * @param {number} pid
 * @param {string} url
 * @param {string | null} cookie
 * @param {number} requests
 */
async function cpuOf(pid, url, cookie, requests) {
  /** @type {{ headers: Record<string, string> }} */
  const init = { headers: { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) } }
  for (let i = 0; i < WARM_UP; i += 1) await (await fetch(url, init)).text()
  const samples = []
  while (samples.length < requests) {
    const before = cpuMs(pid)
    await (await fetch(url, init)).text()
    await setTimeout(QUIET_MS)
    samples.push(cpuMs(pid) - before)
  }
  return samples
}

/**
 * Milliseconds of each page, as `npm start` serves it behind the stand-in for the edge.
 * @param {number} requests
 */
async function firstBytes(requests) {
  /** @type {Record<string, number[]>} */
  const samples = {}
  await withServedApp(async ({ base, stateDir }) => {
    const { cookie, pages } = await withStore(stateDir, ({ DB }) => filled(base, DB))
    const edge = await startEdgeProxy(base)
    for (const [name, where] of Object.entries(pages)) {
      const session = sessionFor(name, cookie)
      samples[name] = await firstByteOf(edge.url, where, session, requests)
    }
    edge.close()
  })
  return samples
}

/**
 * Over one open connection, like a browser's second page.
 * @param {string} edgeUrl
 * @param {string} where
 * @param {string | null} cookie
 * @param {number} requests
 */
async function firstByteOf(edgeUrl, where, cookie, requests) {
  const connection = connect(edgeUrl, { rejectUnauthorized: false })
  const samples = []
  while (samples.length < requests) samples.push(await firstByte(connection, where, cookie))
  connection.close()
  return samples
}

/**
 * @param {ClientHttp2Session} connection
 * @param {string} where
 * @param {string | null} cookie
 * @returns {Promise<number>}
 */
function firstByte(connection, where, cookie) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let ms = 0
    connection
      .request({ ':path': where, 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) })
      .once('data', () => {
        ms = performance.now() - started
      })
      .on('data', () => {})
      .once('error', reject)
      .once('end', () => resolve(ms))
      .end()
  })
}

/** Wrangler profiles the start of the built Worker; the figure is the time in which it was not idle. */
async function printStartup() {
  const samples = []
  while (samples.length < STARTUPS) {
    const said = await runQuietly('wrangler', ['check', 'startup', '-c', BUILT, '--outfile', PROFILE])
    samples.push(Number(/Active: ([\d.]+) ms/.exec(said)?.[1]))
  }
  rmSync(PROFILE)
  const active = judged(spread(samples).median, STARTUP, (ms) => `${ms.toFixed(1)} ms`)
  console.log(`\nStart-up script of the Worker, median of ${STARTUPS}: ${active}`)
}
