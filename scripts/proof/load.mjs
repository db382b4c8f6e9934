import { parseArgs } from 'node:util'
import { printTable } from '../lib/measure.mjs'
import { withServedApp } from '../lib/served-app.mjs'
import { doSomething, figuresOf, makePeople, reportFailures, rowsOf } from '../lib/traffic.mjs'
import { megabytes, memory, startPeak, workerdOf } from '../lib/workerd-process.mjs'

/** @import { Done, Person } from '../lib/traffic.mjs' */

export const title =
  'Mixed traffic of 1, 4, 16 and 64 people at a time, each sending the next request after an answer'

const CONCURRENCIES = [1, 4, 16, 64]

/**
 * `load [--seconds N]`: N seconds for each number of people. No request may fail.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } })
  const seconds = Number(values.seconds)
  await withServedApp(async ({ base, pid }) => {
    const worker = workerdOf(pid)
    const people = await makePeople(base, Math.max(...CONCURRENCIES))
    const summary = []
    const everything = []
    for (const concurrency of CONCURRENCIES) {
      startPeak(worker)
      const done = await traffic(people.slice(0, concurrency), seconds)
      console.log(`## ${concurrency} at a time, ms\n`)
      printTable(rowsOf(done))
      console.log('')
      summary.push(summaryOf(concurrency, done, seconds, memory(worker)))
      everything.push(...done)
    }
    console.log('## All together\n')
    printTable(summary)
    reportFailures(everything)
  })
}

/**
 * @param {readonly Person[]} people
 * @param {number} seconds
 */
async function traffic(people, seconds) {
  const until = performance.now() + seconds * 1000
  /** @type {Done[]} */
  const done = []
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) done.push(await doSomething(person))
    }),
  )
  return done
}

/**
 * @param {number} concurrency
 * @param {readonly Done[]} done
 * @param {number} seconds
 * @param {{ now: number, peak: number }} memory
 */
function summaryOf(concurrency, done, seconds, { now, peak }) {
  const { requests, ...figures } = figuresOf(done)
  return {
    'at a time': concurrency,
    'requests/s': (requests / seconds).toFixed(1),
    ...figures,
    'workerd MB': megabytes(now),
    'peak MB': megabytes(peak),
  }
}
