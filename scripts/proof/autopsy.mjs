import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { judged } from '../lib/budget.mjs'
import { printTable } from '../lib/measure.mjs'
import { ask, postJson, signInAdmin, withServedApp } from '../lib/served-app.mjs'

/** @import { Page } from '@playwright/test' */

export const title =
  'What the entries of a contest deserved, in Chromium: from the press to the figures, and the memory of the page'

const ENTRIES = 150_000
const ROUNDS = 3
const MS = { gate: 5_000, stretch: 3_000 }
const MEGABYTES = { gate: 300, stretch: 150 }
const LOOK_MS = 20

/** Reports the time and the memory of each round, and whether progress was shown. The page is loaded anew before each. */
export async function run() {
  await withServedApp(async ({ base }) => {
    const cookie = await signInAdmin(base)
    const contest = await uploadContest(base, cookie)
    const browser = await chromium.launch({
      executablePath: execFileSync('sh', ['scripts/ensure-chromium.sh']).toString().trim(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const context = await browser.newContext({ baseURL: base, serviceWorkers: 'block' })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: base }])
    const rows = []
    for (let round = 1; round <= ROUNDS; round++) {
      const page = await context.newPage()
      const { ms, megabytes, sawProgress } = await played(page, contest, round)
      rows.push({
        round,
        time: judged(ms, MS, (each) => `${(each / 1000).toFixed(2)} s`),
        'memory over the page before': judged(megabytes, MEGABYTES, (each) => `${each.toFixed(0)} MB`),
        'progress shown': sawProgress ? 'yes' : 'no',
      })
      await page.close()
    }
    await browser.close()
    console.log(`${ENTRIES.toLocaleString('en-US')} entries\n`)
    printTable(rows)
  })
}

/**
 * @param {string} base
 * @param {string} cookie
 */
async function uploadContest(base, cookie) {
  const headers = { cookie }
  const slate = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  await postJson(base, '/api/csv-history/showdown', slate, headers)
  const body = new FormData()
  body.append('file', new File([madeContestCsv(ENTRIES)], 'contest-standings-96210734.csv'))
  const { text } = await ask(`${base}/api/contest/upload`, { method: 'POST', headers, body })
  return JSON.parse(text).contestId
}

/**
 * The peak of the renderer's memory over its memory before the press; the threads of the page are part of its process.
 * @param {Page} page
 * @param {number} contest
 * @param {number} round each round asks for another user's entries, because figures are stored
 */
async function played(page, contest, round) {
  await page.goto(`/contest-insights?contest=${contest}`, { waitUntil: 'networkidle' })
  const card = page.locator('#deserved')
  await card.getByLabel('Your name in the contest').fill(`user-${round}`)
  const renderer = largestRenderer()
  const before = residentMegabytes(renderer)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(renderer))
  }, LOOK_MS)
  const start = performance.now()
  await card.getByRole('button', { name: /^Play (?:the real field|again)$/ }).click()
  const progress = card.getByRole('progressbar')
  const sawProgress = await progress.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  await progress.waitFor({ state: 'hidden', timeout: 120_000 })
  await card.getByRole('region', { name: 'Your entries, one by one' }).waitFor()
  const ms = performance.now() - start
  clearInterval(watch)
  return { ms, megabytes: peak - before, sawProgress }
}

/** The renderer of the page: of the browser started here the one with the most memory. */
function largestRenderer() {
  const renderers = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => textOf(`/proc/${pid}/cmdline`).includes('--type=renderer') && isStartedHere(pid))
  return renderers.toSorted((a, b) => residentMegabytes(b) - residentMegabytes(a))[0] ?? ''
}

/**
 * Other browsers may run on the machine.
 * @param {string} pid
 * @returns {boolean}
 */
function isStartedHere(pid) {
  const parent = /PPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0'
  return Number(parent) > 1 && (Number(parent) === process.pid || isStartedHere(parent))
}

/** @param {string} pid */
function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/**
 * Empty for a process that has ended.
 * @param {string} file
 */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
