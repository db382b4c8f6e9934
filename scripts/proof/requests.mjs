import { parseArgs } from 'node:util'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { percentileOf, printTable } from '../lib/measure.mjs'
import { sendMixed, wrongOnes } from '../lib/mixed-requests.ts'
import { postJson, register, withServedApp } from '../lib/served-app.mjs'

/** @import { MixedRun, Outcome } from '../lib/mixed-requests.ts' */

export const title = 'Accepted and refused requests in turn, over connections that stay open: is one lost?'

/**
 * `requests [--count N]`: half of them one after another, half 32 at a time. No request may be lost or answered wrongly.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: '10000' } } })
  const half = Number(values.count) / 2
  await withServedApp(async ({ base }) => {
    const cookie = await register(base)
    const { text } = await postJson(base, '/api/saved-lineups', showdownLineup(), { cookie })
    const account = { cookie, lineupId: JSON.parse(text).lineup.id }
    /** @type {(MixedRun & { atATime: number })[]} */
    const runs = []
    for (const atATime of [1, 32]) runs.push({ atATime, ...(await sendMixed(base, account, half, atATime)) })
    printTable(runs.map(summaryOf))
    const outcomes = runs.flatMap((each) => each.outcomes)
    console.log()
    printTable(rowsOf(outcomes))
    const wrong = wrongOnes(outcomes)
    for (const line of new Set(wrong))
      console.log(`${wrong.filter((other) => other === line).length} times: ${line}`)
    if (wrong.length > 0) process.exitCode = 1
  })
}

/** @param {MixedRun & { atATime: number }} run */
function summaryOf({ atATime, outcomes, connections }) {
  const times = outcomes.map(({ ms }) => ms)
  return {
    'at a time': atATime,
    requests: outcomes.length,
    connections,
    lost: outcomes.filter(({ status }) => status === 0).length,
    wrong: wrongOnes(outcomes).length,
    'p50 ms': percentileOf(times, 0.5).toFixed(1),
    'p95 ms': percentileOf(times, 0.95).toFixed(1),
  }
}

/** @param {readonly Outcome[]} outcomes */
function rowsOf(outcomes) {
  return [...new Set(outcomes.map(({ kind }) => kind.name))].map((name) => {
    const these = outcomes.filter(({ kind }) => kind.name === name)
    const expected = these[0]?.kind.expected ?? 0
    return {
      request: name,
      sent: these.length,
      expected,
      'answered so': these.filter(({ status }) => status === expected).length,
    }
  })
}
