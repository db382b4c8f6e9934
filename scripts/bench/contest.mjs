import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { ISOLATE_HEAP_MB } from '../lib/edge-heap.mjs'
import { watchIsolate } from '../lib/isolate-memory.mjs'
import { withLoneWorker } from '../lib/lone-worker.mjs'
import { printTable } from '../lib/measure.mjs'
import { ask, register, withServedApp } from '../lib/served-app.mjs'
import { megabytes, memory, startPeak, workerdOf } from '../lib/workerd-process.mjs'

/**
 * @import { LoneWorker } from '../lib/lone-worker.mjs'
 * @typedef {{ name: string, bytes: string | Uint8Array<ArrayBuffer> }} Upload
 */

export const title =
  'A Showdown contest of 200,000 entries, uploaded over loopback; memory of the workerd process'

const ENTRIES = 200_000
const WARM_UP_ENTRIES = 2_000
const JOB_WITHIN_MS = 120_000

export async function run() {
  const csv = madeContestCsv(ENTRIES)
  await withServedApp(async ({ base, pid }) => {
    console.log(
      'As `npm start` serves it, the simulators of database, file store and queue in the same process:\n',
    )
    const cookie = await register(base)
    const rows = []
    for (const { what, name } of [
      { what: 'CSV, the first upload of this process', name: 'a.csv' },
      { what: 'CSV', name: 'b.csv' },
      { what: 'gzip', name: 'c.csv.gz' },
    ]) {
      const text = ownCopy(csv, name)
      const file = { name, bytes: name.endsWith('.gz') ? gzipSync(text) : text }
      rows.push({ what, ...(await measureUpload({ base, cookie, pid: workerdOf(pid), file })) })
    }
    printTable(rows)
    await reportTimes(base, cookie)
  })
  await withLoneWorker((worker) => reportLoneWorker(worker, csv))
}

/**
 * "Above idle" is the peak memory minus the memory in use just before the upload.
 * @param {{ base: string, cookie: string, pid: number, file: Upload }} options
 */
async function measureUpload({ base, cookie, pid, file: { name, bytes } }) {
  const form = new FormData()
  form.append('file', new File([bytes], name))
  const before = startPeak(pid)
  const { ms, text } = await ask(`${base}/api/contest/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  const answered = memory(pid).peak
  await learned(base, cookie, JSON.parse(text).contestId)
  return {
    'file MB': (bytes.length / 1e6).toFixed(1),
    'answered in s': (ms / 1000).toFixed(1),
    'idle MB': megabytes(before),
    'peak MB': megabytes(answered),
    'above idle': megabytes(answered - before),
    'with the job': megabytes(memory(pid).peak - before),
  }
}

/**
 * A small first upload, so that the engine has compiled the code before the large ones.
 * @param {LoneWorker} worker
 * @param {string} csv
 */
async function reportLoneWorker({ base, pid, inspectorUrl }, csv) {
  console.log(
    `\nThe Worker alone in its process, database and file store in another one; heap of ${ISOLATE_HEAP_MB} MB:\n`,
  )
  const cookie = await register(base)
  const warmUp = { name: 'warm-up.csv', bytes: madeContestCsv(WARM_UP_ENTRIES) }
  await measureUpload({ base, cookie, pid, file: warmUp })
  const isolate = await watchIsolate(inspectorUrl)
  const rows = []
  for (const name of ['a.csv', 'b.csv', 'c.csv']) {
    const idle = await isolate.startPeak()
    const file = { name, bytes: ownCopy(csv, name) }
    const measured = await measureUpload({ base, cookie, pid, file })
    rows.push({
      what: `upload ${rows.length + 1}`,
      ...measured,
      'isolate idle': idle.toFixed(0),
      'isolate above idle, with the job': (isolate.peak() - idle).toFixed(0),
    })
  }
  isolate.stop()
  printTable(rows)
}

/**
 * Makes the file unique, because the same file again is the same contest.
 * @param {string} csv
 * @param {string} name
 */
function ownCopy(csv, name) {
  return csv.replaceAll('user-1 ', `user-${name} `)
}

/**
 * The field report reads the lineups of all entries.
 * @param {string} base
 * @param {string} cookie
 */
async function reportTimes(base, cookie) {
  const { text } = await ask(`${base}/api/contest`, { headers: { cookie } })
  const [{ id }] = JSON.parse(text).contests
  const rows = []
  for (const where of [
    `/api/contest/${id}`,
    `/api/contest/${id}/field`,
    `/api/contest/${id}/field?name=user-7`,
  ]) {
    const { ms } = await ask(base + where, { headers: { cookie } })
    rows.push({ what: `GET ${where}`, ms: ms.toFixed(0) })
  }
  console.log('')
  printTable(rows)
}

/**
 * @param {string} base
 * @param {string} cookie
 * @param {number} contestId
 */
async function learned(base, cookie, contestId) {
  const deadline = Date.now() + JOB_WITHIN_MS
  while (Date.now() < deadline) {
    const { text } = await ask(`${base}/api/contest/${contestId}`, { headers: { cookie } })
    if (JSON.parse(text).contest.learning === 'done') return
    await setTimeout(250)
  }
  throw new Error(`Contest ${contestId} was not learned from within ${JOB_WITHIN_MS / 1000} s`)
}
