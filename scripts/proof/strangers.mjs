import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { runQuietly } from '../lib/commands.mjs'
import { COSTLY_REQUESTS, WORST_BODIES } from '../lib/costly-requests.mjs'
import { EDGE_HEAP, TIGHT_HEAP } from '../lib/edge-heap.mjs'
import { watchIsolate } from '../lib/isolate-memory.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { percentileOf, printTable } from '../lib/measure.mjs'
import { doSomething, makePerson } from '../lib/traffic.mjs'
import { megabytes, memory, startPeak } from '../lib/workerd-process.mjs'

/** @import { Done, Person } from '../lib/traffic.mjs' */

export const title =
  'What one attacker can do to another user: the costliest requests, and that user meanwhile'

/** The highest p95 allowed for the other user. */
const SLOWEST_P95_MS = 1000
/** For one account, and for eight. */
const MOST_MB_OVER_IDLE = { one: 64, several: 200 }
const ATTACKER_THREAD = new URL('../lib/attacker-thread.mjs', import.meta.url)
/** Pause of the other user between an answer and the next request. */
const PAUSE_MS = 100

/**
 * `strangers [--only WORDS]... [--tight]`: each kind of costly request (lib/costly-requests.mjs) is sent by new accounts, several at
 * once, while another user goes on with mixed work: those that were found by hand, and for each row of the access table
 * that takes a body the worst ones that are generated for its parser. The command fails when workerd ends, that user's p95
 * exceeds 1 s, a request of theirs fails, or workerd grows by more than 64 MB over its size before the first of these
 * requests (200 MB from several accounts).
 * (Over hours the process grows by itself, whatever is asked: see docs/proof.md.) The engine lets garbage lie while
 * there is room, so the growth is partly that: with `--tight` it is collected early, and `MB kept` is what the isolate still holds
 * after a collection.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      tight: { type: 'boolean', default: false },
    },
  })
  const chosen = [...COSTLY_REQUESTS, ...WORST_BODIES].filter(({ name }) =>
    values.only.some((words) => name.includes(words)),
  )
  await runQuietly('npm', ['run', '-s', 'build'])
  await withLoneWorker(
    async ({ base, pid, inspectorUrl }) => {
      const isolate = await watchIsolate(inspectorUrl)
      const user = await makePerson(base)
      await workWhile(user, setTimeout(5000))
      const idle = memory(pid).now
      console.log(`idle: workerd ${megabytes(idle)} MB\n`)
      const kept = async () => (values.tight ? await isolate.kept() : 0)
      const rows = [
        rowOf({
          name: '(none)',
          work: await workWhile(user, setTimeout(10_000)),
          pid,
          before: idle,
          kept: 0,
        }),
      ]
      for (const kind of chosen) {
        const attacker = new Worker(ATTACKER_THREAD, { workerData: { base, kind: kind.name } })
        await once(attacker, 'message')
        const held = await kept()
        const before = startPeak(pid)
        attacker.postMessage('go')
        const attack = once(attacker, 'message').then(([answers]) => answers)
        const work = await workWhile(user, attack)
        const accounts = Math.max(...kind.waves.map((wave) => wave.accounts))
        const row = { name: kind.name, accounts, work, answers: await attack, pid, before }
        rows.push(rowOf({ ...row, kept: (await kept()) - held }))
        console.error(JSON.stringify(rows.at(-1)))
      }
      printTable(rows)
      if (rows.some(({ holds }) => holds !== 'yes')) process.exitCode = 1
    },
    values.tight ? TIGHT_HEAP : EDGE_HEAP,
  )
}

/**
 * The other user's requests until `done` has settled, and at least ten.
 * @param {Person} user
 * @param {Promise<unknown>} done
 */
async function workWhile(user, done) {
  let isOver = false
  done.finally(() => {
    isOver = true
  })
  const answers = []
  while (!isOver || answers.length < 10) {
    answers.push(await doSomething(user))
    await setTimeout(PAUSE_MS)
  }
  return answers
}

/**
 * @param {{ name: string, accounts?: number, work: readonly Done[], answers?: Record<string, number>, pid: number, before: number, kept: number }} options
 */
function rowOf({ name, accounts = 1, work, answers = {}, pid, before, kept }) {
  const p95 = percentileOf(
    work.map(({ ms }) => ms),
    0.95,
  )
  const failed = work.filter(({ failure }) => failure !== null)
  const overIdle = (memory(pid).peak - before) / 1024
  // No size: the process has ended.
  const lives = memory(pid).now > 0
  const mostMb = accounts > 1 ? MOST_MB_OVER_IDLE.several : MOST_MB_OVER_IDLE.one
  const holds = lives && p95 <= SLOWEST_P95_MS && overIdle <= mostMb && failed.length === 0
  return {
    'what the attacker sends': name,
    'answered with': Object.entries(answers)
      .map(([status, times]) => `${times} x ${status}`)
      .join(', '),
    'user: requests': work.length,
    failed: failed.length === 0 ? 0 : `${failed.length}: ${failed[0]?.failure}`,
    'p50 ms': percentileOf(
      work.map(({ ms }) => ms),
      0.5,
    ).toFixed(0),
    'p95 ms': p95.toFixed(0),
    slowest: work.reduce((most, next) => (next.ms > most.ms ? next : most)).kind,
    'MB over idle': overIdle.toFixed(0),
    'MB kept': kept.toFixed(0),
    holds: holds ? 'yes' : 'NO',
  }
}
