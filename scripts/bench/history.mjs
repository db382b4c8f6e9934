import { gzipSync } from 'node:zlib'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { formatTime, printTable, spread } from './measure.mjs'
import { ask, JSON_TYPE, register, withServedApp } from './served-app.mjs'

export const title =
  'An account with 500 lineups and 50,000 entries, ms from request to last byte, on loopback'

const LINEUPS = 500
const ENTRIES = 50_000
const ROUNDS = 31

export async function run() {
  await withServedApp(({ base }) => measureAccount(base))
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
