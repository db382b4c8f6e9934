import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { carryEntry } from '#contract/transfer.ts'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { wholeHistory } from '#core/history/testing/whole-history.ts'
import { API_ACCESS } from '#workers/access-table.ts'
import { BODIES } from '#workers/body-kinds.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { worstBodies } from '#workers/testing/worst-bodies.ts'
import { runQuietly } from '../lib/commands.mjs'
import { TIGHT_HEAP } from '../lib/edge-heap.mjs'
import { seasonOfLineups } from '../lib/filled-account.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { printTable } from '../lib/measure.mjs'
import { salaryFile } from '../lib/salary-file.mjs'
import { JSON_TYPE, register } from '../lib/served-app.mjs'
import { memory, startPeak } from '../lib/workerd-process.mjs'

/**
 * @import { BodyKind } from '#workers/body-kinds.ts'
 * @typedef {Exclude<BodyKind, 'none'>} Kind
 * @typedef {{ kind: Kind, route: string, shape: string, isForm: boolean, make: (part: number) => string }} Sent
 */

export const title = 'What a byte of each kind of body takes of memory, each body in a workerd of its own'

/** Kinds of at least a megabyte; of a smaller body the growth of the process drowns in its noise. */
const LEAST_BYTES = 2 ** 20
const BETWEEN_SAMPLES_MS = 1000
const SMALLER = 1 / 3

/**
 * `bodies [--only WORDS,WORDS]`: sends each of the worst bodies (workers/testing/worst-bodies.ts), and one of each kind that is
 * taken as a whole, to a workerd that has answered small requests only, and a third of it to another. The second takes off what any
 * body costs. Garbage is collected early, so the growth by a byte is what the code holds; it is set against what
 * workers/body-kinds.ts charges. The command fails when a body takes more.
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } })
  const chosen = bodies().filter((sent) => isWanted(sent, values.only.split(',')))
  await runQuietly('npm', ['run', '-s', 'build'])
  const rows = []
  for (const sent of chosen) {
    const row = await measure(sent)
    console.error(JSON.stringify(row))
    rows.push(row)
  }
  printTable(rows)
  if (rows.some(({ holds }) => holds !== 'yes')) process.exitCode = 1
}

/**
 * @param {Sent} sent
 * @param {readonly string[]} words
 */
function isWanted({ kind, route, shape }, words) {
  return words.some((each) => `${kind} ${route}: ${shape}`.includes(each))
}

/** @param {Sent} sent */
async function measure({ make, ...to }) {
  const [full, part] = [make(1), make(SMALLER)]
  const large = await grownBy(to, full)
  const small = await grownBy(to, part)
  const bytes = Buffer.byteLength(full) / 2 ** 20
  const fewer = Buffer.byteLength(part) / 2 ** 20
  const perByte = (large.grown - small.grown) / (bytes - fewer)
  const charged = BODIES[to.kind].heapPerByte
  return {
    kind: to.kind,
    body: `${to.route}: ${to.shape}`,
    MB: bytes.toFixed(1),
    answer: large.status,
    'MB grown': large.grown.toFixed(1),
    'by a third': small.grown.toFixed(1),
    'a byte': perByte.toFixed(2),
    charged,
    holds: perByte <= charged ? 'yes' : 'NO',
  }
}

/**
 * The growth in MB of a workerd that gets the body.
 * @param {Omit<Sent, 'make'>} to
 * @param {string} text
 */
async function grownBy({ route, isForm }, text) {
  let status = ''
  let grown = 0
  await withLoneWorker(async ({ base, pid }) => {
    const cookie = await register(base)
    const ask = (/** @type {string} */ content) => send({ base, cookie, route, isForm }, content)
    // The code of the route is compiled.
    await ask(isForm ? 'x' : '{}')
    await setTimeout(BETWEEN_SAMPLES_MS)
    const before = startPeak(pid)
    status = await ask(text).catch((error) => String(error.cause?.code ?? error))
    grown = (memory(pid).peak - before) / 1024
  }, TIGHT_HEAP)
  return { status, grown }
}

/**
 * @param {{ base: string, cookie: string, route: string, isForm: boolean }} to
 * @param {string} content
 */
async function send({ base, cookie, route, isForm }, content) {
  const [method = '', path = ''] = route.split(' ')
  const address = `${base}/api${path.replace(':gameMode', 'bigleague').replace(':id', '999999')}`
  const form = new FormData()
  if (isForm) form.append('file', new File([content], 'contest.csv'))
  const answer = await fetch(address, {
    method,
    body: isForm ? form : content,
    headers: { cookie, 'CF-Connecting-IP': 'address-of-bench', ...(isForm ? {} : JSON_TYPE) },
  })
  await answer.text()
  return String(answer.status)
}

/** @returns {Sent[]} */
function bodies() {
  const worst = worstBodies().flatMap((body) => {
    const [, , kind] = API_ACCESS[body.route]
    return kind === 'none' || BODIES[kind].mostBytes < LEAST_BYTES ? [] : [{ ...body, kind }]
  })
  return [...TAKEN, ...worst]
}

/** Bodies that are taken, as large as there are. @type {Sent[]} */
const TAKEN = [
  {
    ...{ kind: 'history', route: 'POST /historical/upload', shape: '65,000 entries', isForm: false },
    make: (part) =>
      JSON.stringify({ csvData: historyCsv(makeHistory({ entries: Math.round(part * 65_000), seed: 1 })) }),
  },
  {
    ...{ kind: 'history', route: 'POST /historical/upload', shape: '65,000 entries, CRLF', isForm: false },
    make: (part) =>
      JSON.stringify({
        csvData: historyCsv(makeHistory({ entries: Math.round(part * 63_000), seed: 1 })).replaceAll(
          '\n',
          '\r\n',
        ),
      }),
  },
  {
    ...{
      kind: 'history',
      route: 'POST /historical/upload',
      shape: '19,000 unreadable entries',
      isForm: false,
    },
    make: (part) =>
      JSON.stringify({
        csvData: historyCsv(
          makeHistory({ entries: Math.round(part * 60_000), seed: 1 }).map((row, i) =>
            i < part * 19_000 ? { ...row, Entry_Fee: `this is not an amount of dollars, ${i}` } : row,
          ),
        ),
      }),
  },
  {
    ...{ kind: 'transfer', route: 'POST /import', shape: '50,000 entries', isForm: false },
    make: (part) => {
      const read = wholeHistory(historyCsv(makeHistory({ entries: Math.round(part * 50_000), seed: 1 })))
      if (!read.ok) throw new Error(read.error.kind)
      return JSON.stringify({
        entries: read.value.entries.map((entry) => carryEntry({ entry, asOf: entry.contestDate })),
      })
    },
  },
  {
    ...{ kind: 'transfer', route: 'POST /import', shape: '5,000 lineups', isForm: false },
    make: (part) => JSON.stringify({ lineups: seasonOfLineups(Math.round(part * 5_000)) }),
  },
  {
    ...{ kind: 'standings', route: 'POST /contest/upload', shape: '200,000 entries', isForm: true },
    make: (part) => madeContestCsv(Math.round(part * 200_000)),
  },
  {
    ...{ kind: 'slate', route: 'POST /csv-history/:gameMode', shape: '4,900 lines of 1.4 MB', isForm: false },
    make: (part) =>
      JSON.stringify({
        csvData: `${salaryFile('bigleague', Math.round(part * 4_900))}\n`.padEnd(
          Math.round(part * 1_400_000),
          `${' '.repeat(1_000)}\n`,
        ),
        fileName: 'long.csv',
      }),
  },
]
