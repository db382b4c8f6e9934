import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { judged } from '../lib/budget.mjs'
import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { fillAccount } from '../lib/filled-account.mjs'
import { printTable, spread } from '../lib/measure.mjs'
import { pagesOf, SIGN_IN_PAGE } from '../lib/pages.mjs'
import { keepSlate, salaryFile } from '../lib/salary-file.mjs'
import { signInAdmin, withServedApp } from '../lib/served-app.mjs'

/**
 * @typedef {'score' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'benchmarkIndex'} Figure
 * @typedef {Record<Figure, number>} Run
 *
 * The fields used of Lighthouse's report.
 * @typedef {{
 *   categories: { performance: { score: number } },
 *   audits: Record<string, { numericValue: number } | undefined>,
 *   environment: { benchmarkIndex: number },
 *   runtimeError?: { message: string },
 * }} Report
 */

export const title = 'Lighthouse 13.5.0, mobile, simulated slow 4G and 4x CPU, median of the runs'

const PACKAGE = 'lighthouse@13.5.0'
const BUDGETS = {
  score: { gate: 0.97, stretch: 0.99, atLeast: true },
  lcp: { gate: 2000, stretch: 1200 },
  tbt: { gate: 100, stretch: 30 },
  cls: { gate: 0.02, stretch: 0 },
}

const MOST_ATTEMPTS = 3

/**
 * `lighthouse [--runs N] [page ...]`: every page five times, or those named.
 * @param {string[]} args
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  })
  const lighthouse = await fetchLighthouse()
  await withServedApp(async ({ base }) => {
    const cookie = await signInAdmin(base)
    const pages = { ...SIGN_IN_PAGE, ...pagesOf(await fillAccount(base, cookie)) }
    const edge = await startEdgeProxy(base)
    const wanted = Object.entries(pages).filter(
      ([name]) => positionals.length === 0 || positionals.includes(name),
    )
    /** @type {ReturnType<typeof rowOf>[]} */
    const rows = []
    for (const [name, where] of wanted) {
      const runs = []
      const session = name in SIGN_IN_PAGE ? null : cookie
      while (runs.length < Number(values.runs))
        runs.push(await recorded(() => lighthouse(edge.url + where, session)))
      rows.push(rowOf(name, runs))
      console.error(`${name} ${rows.at(-1)?.performance}`)
    }
    edge.close()
    printTable(rows)
    console.log('\nbenchmarkIndex below 2,000: the machine was too busy to judge by.')
  })
}

/**
 * Chromium sometimes loses the beginning of a trace; Lighthouse then asks to be run again.
 * @template T
 * @param {() => Promise<T>} audit
 */
async function recorded(audit) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/**
 * @param {string} page
 * @param {readonly Run[]} runs
 */
function rowOf(page, runs) {
  /** @param {Figure} figure */
  const median = (figure) => spread(runs.map((each) => each[figure])).median
  /** @param {number} value */
  const ms = (value) => `${value.toFixed(0)} ms`
  return {
    page,
    performance: judged(median('score'), BUDGETS.score, (score) => score.toFixed(2)),
    LCP: judged(median('lcp'), BUDGETS.lcp, ms),
    TBT: judged(median('tbt'), BUDGETS.tbt, ms),
    CLS: judged(median('cls'), BUDGETS.cls, (shift) => shift.toFixed(3)),
    KB: (median('bytes') / 1024).toFixed(0),
    benchmarkIndex: median('benchmarkIndex').toFixed(0),
  }
}

/**
 * Too large to be a dependency, so npx downloads it. Returns a function that runs it once on an address.
 * @returns {Promise<(url: string, cookie: string | null) => Promise<Run>>}
 */
async function fetchLighthouse() {
  const command = execFileSync('npx', ['--yes', '--package', PACKAGE, '-c', 'command -v lighthouse'])
  const cli = realpathSync(command.toString().trim())
  const { default: audit } = await import(path.resolve(cli, '../../core/index.js'))
  const { default: puppeteer } = await import(createRequire(cli).resolve('puppeteer-core'))
  const executablePath = execFileSync('sh', ['scripts/ensure-chromium.sh']).toString().trim()
  return async (url, cookie) => {
    const browser = await puppeteer.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--ignore-certificate-errors'],
    })
    const page = await browser.newPage()
    if (cookie) await page.setExtraHTTPHeaders({ cookie })
    await page.evaluateOnNewDocument(keepSlate, salaryFile('showdown'))
    const { lhr } = await audit(url, { onlyCategories: ['performance'], logLevel: 'error' }, undefined, page)
    await browser.close()
    return figuresOf(lhr)
  }
}

/**
 * @param {Report} report
 * @returns {Run}
 */
function figuresOf({ categories, audits, environment, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message)
  /** @param {string} audit */
  const value = (audit) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: categories.performance.score,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
