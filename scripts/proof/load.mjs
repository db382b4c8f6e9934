import { parseArgs } from 'node:util'
import { percentileOf, printTable } from '../lib/measure.mjs'
import { withServedApp } from '../lib/served-app.mjs'
import { doSomething, makePeople, rowsOf } from '../lib/traffic.mjs'
import { megabytes, memory, startPeak, workerdOf } from '../lib/workerd-process.mjs'

export const title =
  'Mixed traffic of 1, 4, 16 and 64 people at a time, each asking anew as soon as he is answered'

const CONCURRENCIES = [1, 4, 16, 64]

/** `load [--seconds N]`: that long for each number of people. No request may fail. */
export async function run(args) {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } })
  const seconds = Number(values.seconds)
  await withServedApp(async ({ base, pid }) => {
    const worker = workerdOf(pid)
    const people = await makePeople(base, CONCURRENCIES.at(-1))
    const summary = []
    const failures = new Map()
    for (const concurrency of CONCURRENCIES) {
      startPeak(worker)
      const done = await traffic(people.slice(0, concurrency), seconds)
      console.log(`## ${concurrency} at a time, ms\n`)
      printTable(rowsOf(done))
      console.log('')
      summary.push(summaryOf(concurrency, done, seconds, memory(worker)))
      for (const { kind, failure, status } of done) {
        if (failure && status !== 429) count(failures, `${kind}: ${failure}`)
      }
    }
    console.log('## All together\n')
    printTable(summary)
    for (const [failure, times] of failures) console.log(`\n${times} times: ${failure}`)
    if (failures.size > 0) process.exitCode = 1
  })
}

async function traffic(people, seconds) {
  const until = performance.now() + seconds * 1000
  const done = []
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) done.push(await doSomething(person))
    }),
  )
  return done
}

function summaryOf(concurrency, done, seconds, { now, peak }) {
  const times = done.map(({ ms }) => ms)
  return {
    'at a time': concurrency,
    'requests/s': (done.length / seconds).toFixed(1),
    'p50 ms': percentileOf(times, 0.5).toFixed(0),
    'p95 ms': percentileOf(times, 0.95).toFixed(0),
    'p99 ms': percentileOf(times, 0.99).toFixed(0),
    failed: done.filter(({ failure, status }) => failure && status !== 429).length,
    'workerd MB': megabytes(now),
    'peak MB': megabytes(peak),
  }
}

function count(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
