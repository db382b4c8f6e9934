import { setTimeout } from 'node:timers/promises'
import { judged } from '../lib/budget.mjs'
import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { launchChromium } from '../lib/launch-chromium.mjs'
import { printTable, spread, sum } from '../lib/measure.mjs'
import { withServedApp } from '../lib/served-app.mjs'

/**
 * @import { Browser, Page } from '@playwright/test'
 */

export const title = 'From the sign-in page to a lineup in a file for the contest, in five presses on a phone'

/** Seconds from opening the sign-in page until the lineup is shown. */
const TO_LINEUP = { gate: 10 }
const LINEUP_SHOWN = 'from the address to the lineup, steps 1 to 4'
const ROUNDS = 3
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const CPU_SLOW_DOWN = 4
/** For a name and a password; not counted. */
const TYPES_MS = 8000
/** Until the button on Home is found; not counted. */
const READS_MS = 2000
/** 1.6 Mbit/s each way with 150 ms there and back, the slow 4G of Lighthouse. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/**
 * Each round is a new browser profile with nothing stored, behind the stand-in for the edge: without it the scripts would be
 * sent uncompressed. Typing the account and reading Home are not counted, but take their time, in which the page may load
 * what comes next; everything else that the machine does is counted, from the moment at which the address of the sign-in page
 * is opened: the page until its form is there, and each press until the next control can be pressed. Fails when the median
 * time to the lineup is above its gate.
 */
export async function run() {
  await withServedApp(async ({ base }) => {
    const browser = await launchChromium()
    const edge = await startEdgeProxy(base)
    /** @type {Record<string, number>[]} */
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await walk(browser, edge.url, round))
    await browser.close()
    edge.close()
    console.log(`CPU 4x slower, 1.6 Mbit/s, 150 ms; seconds, median of ${ROUNDS} rounds and the range.\n`)
    const timesOf = (/** @type {string} */ step) => rounds.map((times) => times[step] ?? 0)
    printTable(Object.keys(rounds[0] ?? {}).map((step) => rowOf(step, timesOf(step))))
    const seconds = spread(timesOf(LINEUP_SHOWN)).median / 1000
    const time = judged(seconds, TO_LINEUP, (value) => `${value.toFixed(2)} s`)
    console.log(`\nFrom opening the sign-in page to the lineup, typing and reading not counted: ${time}`)
  })
}

/**
 * Milliseconds of each step.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {number} round
 * @returns {Promise<Record<string, number>>}
 */
async function walk(browser, baseURL, round) {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    ...PHONE,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', NETWORK)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN })
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true })
  /** @type {Record<string, number>} */
  const times = {}
  const step = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ task) => {
    const started = performance.now()
    await task()
    times[name] = performance.now() - started
  }
  await step('the address, until the form is there', () =>
    page.goto('/auth', { waitUntil: 'domcontentloaded' }),
  )
  await step('1 Sign up', async () => {
    await page.getByRole('link', { name: 'Sign up' }).tap()
    await button('Create Account').waitFor()
  })
  await page.getByLabel('Username', { exact: true }).fill(`phone-${Date.now()}-${round}`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await setTimeout(TYPES_MS)
  await step('2 Create Account', async () => {
    await button('Create Account').tap()
    await button('Try the sample slate').waitFor()
    await hydrated(page)
  })
  await setTimeout(READS_MS)
  await step('3 Try the sample slate', async () => {
    await button('Try the sample slate').tap()
    await button('Optimize').waitFor()
  })
  await step('4 Optimize', async () => {
    await button('Optimize').tap()
    await page.getByText(/^Best possible of [\d,]+ legal lineups/).waitFor()
  })
  const toLineup = sum(Object.values(times))
  await step('5 Export', async () => {
    const download = page.waitForEvent('download')
    await button('Export').tap()
    await download
  })
  await context.close()
  return { ...times, [LINEUP_SHOWN]: toLineup, whole: sum(Object.values(times)) }
}

/**
 * A press before it would be lost.
 * @param {Page} page
 */
async function hydrated(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  )
}

/**
 * @param {string} step
 * @param {number[]} times
 */
function rowOf(step, times) {
  const { median, low, high } = spread(times)
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2)
  return { step, seconds: `${seconds(median)} (${seconds(low)}-${seconds(high)})` }
}
