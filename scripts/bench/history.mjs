import { gzipSync } from 'node:zlib'
import { contestHistory, seasonOfLineups } from '../lib/filled-account.mjs'
import { formatTime, printTable, spread } from '../lib/measure.mjs'
import { ask, JSON_TYPE, register, withServedApp } from '../lib/served-app.mjs'

export const title =
  'An account with 500 lineups and 50,000 entries, ms from request to last byte, on loopback'

const LINEUPS = 500
const ENTRIES = 50_000
const ROUNDS = 31

export async function run() {
  await withServedApp(({ base }) => measureAccount(base))
}

/** @param {string} base */
async function measureAccount(base) {
  const cookie = await register(base)
  /**
   * @param {string} where
   * @param {string} body
   */
  const post = (where, body) => ask(base + where, { method: 'POST', headers: { ...JSON_TYPE, cookie }, body })
  const csv = JSON.stringify({ csvData: contestHistory(ENTRIES) })
  /** @type {[what: string, where: string, body: string][]} */
  const writes = [
    ['50,000 entries, all new', '/api/historical/upload', csv],
    ['50,000 entries, all known', '/api/historical/upload', csv],
    ['500 lineups', '/api/import', JSON.stringify({ lineups: seasonOfLineups(LINEUPS) })],
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
