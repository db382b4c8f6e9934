import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judged } from '../lib/budget.mjs'
import { runQuietly } from '../lib/commands.mjs'
import { watchIsolate } from '../lib/isolate-memory.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { printTable } from '../lib/measure.mjs'
import { doSomething, makePeople, reportFailures, rowsOf } from '../lib/traffic.mjs'
import { memory } from '../lib/workerd-process.mjs'

/**
 * @import { IsolateWatch } from '../lib/isolate-memory.mjs'
 * @import { Done, Person } from '../lib/traffic.mjs'
 * @typedef {{ minutes: number, kept: number, process: number }} Sample in minutes and MB
 */

export const title = 'Memory of the Worker under steady mixed traffic'

const PEOPLE = 32
const SAMPLES = 20
/** The most pending requests, so that a slow machine is not overloaded. */
const MOST_UNDER_WAY = 32
/** MB a minute by which the isolate's memory may grow; the number of records grows meanwhile. */
const SLOPE = { gate: 1 }

/**
 * `soak [--minutes N] [--rate N]`: N requests a second. In the second half, the memory of the Worker's isolate after garbage
 * collection may grow by at most 1 MB a minute (the slope of a straight line through its samples). The memory of the process
 * is printed too; the difference is the runtime, which grows even when every request is refused at once.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '10' } },
  })
  const milliseconds = Number(values.minutes) * 60_000
  await runQuietly('npm', ['run', '-s', 'build'])
  await withLoneWorker(async ({ base, pid, inspectorUrl }) => {
    const people = await makePeople(base, PEOPLE)
    const isolate = await watchIsolate(inspectorUrl)
    /** @type {Sample[]} */
    const samples = []
    const sampler = sampleMemory(pid, isolate, samples, milliseconds / SAMPLES)
    const done = await steadyTraffic(people, 1000 / Number(values.rate), milliseconds)
    clearInterval(sampler)
    isolate.stop()
    printTable(rowsOf(done))
    console.log()
    printTable(
      samples.map(({ minutes, kept, process }) => ({
        minute: minutes.toFixed(1),
        'kept by the isolate MB': kept.toFixed(1),
        'process MB': process.toFixed(0),
      })),
    )
    const slope = slopeOf(samples.slice(samples.length / 2))
    console.log(`\nSecond half: ${judged(slope, SLOPE, (mb) => `${mb.toFixed(2)} MB a minute`)}`)
    reportFailures(done)
  })
}

/**
 * @param {readonly Person[]} people
 * @param {number} everyMs
 * @param {number} milliseconds
 */
async function steadyTraffic(people, everyMs, milliseconds) {
  /** @type {Done[]} */
  const done = []
  /** @type {Set<Promise<void>>} */
  const underWay = new Set()
  for (const started = performance.now(); performance.now() - started < milliseconds; ) {
    await setTimeout(everyMs)
    if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay)
    const person = people[Math.floor(Math.random() * people.length)]
    if (!person) throw new Error('There are no people')
    const request = doSomething(person).then((answer) => {
      done.push(answer)
      underWay.delete(request)
    })
    underWay.add(request)
  }
  await Promise.all(underWay)
  return done
}

/**
 * @param {number} worker
 * @param {IsolateWatch} isolate
 * @param {Sample[]} samples
 * @param {number} everyMs
 */
function sampleMemory(worker, isolate, samples, everyMs) {
  const started = performance.now()
  return setInterval(async () => {
    const kept = await isolate.kept()
    const minutes = (performance.now() - started) / 60_000
    samples.push({ minutes, kept, process: memory(worker).now / 1024 })
  }, everyMs)
}

/**
 * The slope of the least-squares line, in MB a minute.
 * @param {readonly Sample[]} samples
 */
function slopeOf(samples) {
  /** @param {(sample: Sample) => number} figure */
  const mean = (figure) => samples.reduce((total, sample) => total + figure(sample), 0) / samples.length
  const [minute, megabyte] = [mean(({ minutes }) => minutes), mean(({ kept }) => kept)]
  const spreadOfTime = mean(({ minutes }) => (minutes - minute) ** 2)
  return mean(({ minutes, kept }) => (minutes - minute) * (kept - megabyte)) / spreadOfTime
}
