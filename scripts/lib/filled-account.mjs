import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { salaryFile } from './salary-file.mjs'
import { ask, postJson } from './served-app.mjs'

/**
 * Fills the account of that cookie through the API with the records of several seasons: lineups with results, a contest
 * history, salary files, a contest. Resolves with the ids that the pages about one record need.
 * @param {string} base
 * @param {string} cookie
 * @param {{ lineups?: number, entries?: number, field?: number, history?: string }} [content] `history` is a CSV that is
 *   imported instead of a made one of so many entries.
 */
export async function fillAccount(
  base,
  cookie,
  { lineups = 500, entries = 50_000, field = 5000, history = contestHistory(entries) } = {},
) {
  const headers = { cookie }
  await postJson(base, '/api/historical/upload', { csvData: history }, headers)
  await postJson(base, '/api/import', { lineups: seasonOfLineups(lineups) }, headers)
  for (const format of ['showdown', 'bigleague']) {
    const file = { csvData: salaryFile(format), fileName: `${format}.csv` }
    await postJson(base, `/api/csv-history/${format}`, file, headers)
  }
  const { contestId } = await uploadContest(base, headers, madeContestCsv(field))
  const { text } = await ask(`${base}/api/saved-lineups`, { headers })
  return { contestId, lineupId: JSON.parse(text).lineups[0].id }
}

/**
 * @param {string} base
 * @param {Record<string, string>} headers
 * @param {string} csv
 * @param {string} [name]
 * @returns {Promise<{ contestId: number }>}
 */
async function uploadContest(base, headers, csv, name = 'standings.csv') {
  const body = new FormData()
  body.append('file', new File([csv], name))
  const { text } = await ask(`${base}/api/contest/upload`, { method: 'POST', headers, body })
  return JSON.parse(text)
}

/**
 * @param {number} entries
 * @param {number} [seed]
 */
export function contestHistory(entries, seed = 1) {
  return historyCsv(makeHistory({ entries, seed }))
}

/**
 * Lineups of one autumn as an import reads them, each with a result.
 * @param {number} count
 */
export function seasonOfLineups(count) {
  return Array.from({ length: count }, (_, index) => {
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
