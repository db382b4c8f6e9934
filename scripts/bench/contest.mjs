import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { printTable } from '../lib/measure.mjs'
import { ask, register, withServedApp } from '../lib/served-app.mjs'
import { megabytes, memory, startPeak, workerdOf } from '../lib/workerd-process.mjs'

export const title =
  'A Showdown contest of 200,000 entries, uploaded over loopback; memory of the workerd process'

const ENTRIES = 200_000
const JOB_WITHIN_MS = 120_000
/** A quarter of what an isolate has. */
const SMALL_HEAP_MB = 32

/**
 * The process also runs the simulators of database, file store and queue, and its first upload warms up both. What is
 * said as "above idle" is the highest resident memory of an upload and its job over that just before.
 */
export async function run() {
  const csv = madeContestCsv(ENTRIES)
  reportHeap(csv)
  await withServedApp(async ({ base, pid }) => {
    const cookie = await register(base)
    const worker = workerdOf(pid)
    const upload = (name, bytes) => {
      const form = new FormData()
      form.append('file', new File([bytes], name))
      return ask(`${base}/api/contest/upload`, { method: 'POST', headers: { cookie }, body: form })
    }
    const rows = []
    for (const [what, name, pack] of [
      ['CSV, the first upload of this process', 'a.csv', (text) => text],
      ['CSV', 'b.csv', (text) => text],
      ['CSV', 'c.csv', (text) => text],
      ['gzip', 'd.csv.gz', (text) => gzipSync(text)],
    ]) {
      const bytes = pack(csv.replaceAll('user-1 ', `user-${name} `))
      const before = startPeak(worker)
      const { ms, text } = await upload(name, bytes)
      const answered = memory(worker)
      await learned(base, cookie, JSON.parse(text).contestId)
      const done = memory(worker)
      rows.push({
        what: `${what}, ${(bytes.length / 1e6).toFixed(1)} MB`,
        'answered in s': (ms / 1000).toFixed(1),
        'idle MB': megabytes(before),
        'peak MB': megabytes(answered.peak),
        'above idle': megabytes(answered.peak - before),
        'with the job': megabytes(done.peak - before),
      })
    }
    printTable(rows)
    await reportTimes(base, cookie)
  })
}

/** The reading alone, by an engine that may not put off its cleaning: what an upload needs, without the simulators. */
function reportHeap(csv) {
  const folder = mkdtempSync(path.join(tmpdir(), 'contest-pass-'))
  const file = path.join(folder, 'standings.csv')
  writeFileSync(file, csv)
  const flags = [`--max-old-space-size=${SMALL_HEAP_MB}`, '--max-semi-space-size=2']
  const said = execFileSync(process.execPath, [...flags, 'scripts/bench/contest-pass.mjs', file])
  rmSync(folder, { recursive: true })
  const { entries, aboveIdle } = JSON.parse(said)
  console.log(
    `${entries.toLocaleString('en-US')} entries read within a heap of ${SMALL_HEAP_MB} MB; ` +
      `${megabytes(aboveIdle / 1024)} MB above idle at most, buffers included.\n`,
  )
}

/** The field report reads everyone's lineups. */
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

async function learned(base, cookie, contestId) {
  const deadline = Date.now() + JOB_WITHIN_MS
  while (Date.now() < deadline) {
    const { text } = await ask(`${base}/api/contest/${contestId}`, { headers: { cookie } })
    if (JSON.parse(text).contest.learning === 'done') return
    await setTimeout(250)
  }
  throw new Error(`Contest ${contestId} was not learned from within ${JOB_WITHIN_MS / 1000} s`)
}
