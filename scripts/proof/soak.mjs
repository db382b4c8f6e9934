import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judged } from '../lib/budget.mjs'
import { runQuietly } from '../lib/commands.mjs'
import { watchIsolate } from '../lib/isolate-memory.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { printTable, spread } from '../lib/measure.mjs'
import { doSomething, makePeople, reportFailures, rowsOf } from '../lib/traffic.mjs'
import { memory } from '../lib/workerd-process.mjs'

export const title = 'Memory of the Worker under steady mixed traffic'

const PEOPLE = 32
const SAMPLE_MS = 5000
const LINES = 20
/** A machine that can't keep up must not be buried. */
const MOST_UNDER_WAY = 32
/** MB a minute: flat, beside a collector that lets memory rise and fall by tens of MB. */
const SLOPE = { gate: 1 }

/**
 * `soak [--minutes N] [--rate N]`: so many requests a second. Flat means: the straight line through the samples of the
 * second half, when every cache is full, rises by at most 1 MB a minute. The Worker has its process to itself: those of
 * the simulators grow with what is stored, and the preview server's with every file that it serves.
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
    const samples = []
    const sampler = sampleMemory(pid, isolate, samples)
    const done = await steadyTraffic(people, 1000 / Number(values.rate), milliseconds)
    clearInterval(sampler)
    isolate.stop()
    printTable(rowsOf(done))
    printChart(samples)
    const slope = slopeOf(samples.slice(samples.length / 2))
    console.log(`\nSecond half: ${judged(slope, SLOPE, (mb) => `${mb.toFixed(2)} MB a minute`)}`)
    reportFailures(done)
  })
}

async function steadyTraffic(people, everyMs, milliseconds) {
  const done = []
  const underWay = new Set()
  for (const started = performance.now(); performance.now() - started < milliseconds; ) {
    await setTimeout(everyMs)
    if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay)
    const person = people[Math.floor(Math.random() * people.length)]
    const request = doSomething(person).then((answer) => {
      done.push(answer)
      underWay.delete(request)
    })
    underWay.add(request)
  }
  await Promise.all(underWay)
  return done
}

/** Of the process, and the most that the isolate held since the sample before. */
function sampleMemory(worker, isolate, samples) {
  const started = performance.now()
  return setInterval(async () => {
    const minutes = (performance.now() - started) / 60_000
    const heap = isolate.peak()
    samples.push({ minutes, megabytes: memory(worker).now / 1024, heap })
    await isolate.startPeak()
  }, SAMPLE_MS)
}

/** A line for each twentieth of the time: the process's memory drawn, and what the isolate held at most. */
function printChart(samples) {
  const most = Math.max(...samples.map(({ megabytes }) => megabytes))
  const aLine = Math.max(1, Math.ceil(samples.length / LINES))
  console.log('\n```')
  for (let from = 0; from < samples.length; from += aLine) {
    const part = samples.slice(from, from + aLine)
    const { median } = spread(part.map(({ megabytes }) => megabytes))
    const heap = Math.max(...part.map((sample) => sample.heap)).toFixed(0)
    const time = `${samples[from].minutes.toFixed(1)} min`.padStart(9)
    const bar = '#'.repeat(Math.round((40 * median) / most)).padEnd(40)
    console.log(`${time} ${median.toFixed(0).padStart(5)} MB ${bar} isolate ${heap.padStart(3)} MB`)
  }
  console.log('```')
}

/** Of the straight line with the least squares, in MB a minute. */
function slopeOf(samples) {
  const mean = (figure) => samples.reduce((total, sample) => total + figure(sample), 0) / samples.length
  const [minute, megabyte] = [mean((sample) => sample.minutes), mean((sample) => sample.megabytes)]
  const spreadOfTime = mean(({ minutes }) => (minutes - minute) ** 2)
  return mean(({ minutes, megabytes }) => (minutes - minute) * (megabytes - megabyte)) / spreadOfTime
}
