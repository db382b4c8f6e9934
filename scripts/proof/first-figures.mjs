import { startEdgeProxy } from '../lib/edge-proxy.mjs'
import { enterLargeContest } from '../lib/large-contest.mjs'
import { launchChromium } from '../lib/launch-chromium.mjs'
import { printTable } from '../lib/measure.mjs'
import { keepSlate, salaryFile } from '../lib/salary-file.mjs'
import { signInAdmin, withServedApp } from '../lib/served-app.mjs'

/**
 * @import { Browser, Page } from '@playwright/test'
 */

export const title =
  'From the press on Simulate to the first figures of 20 lineups against 19,999 opponents, and to the last'

const BUDGET_MS = 100
const ROUNDS = 5
const PEOPLE = 40
const SETTLED_MS = 4_000
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 }, slowDown: 1 },
  phone: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, slowDown: 4 },
}

/** Reports by device: pressed at once on a freshly loaded page, when the page has settled, and a second time; and all games. */
export async function run() {
  await withServedApp(async ({ base }) => {
    const cookie = await signInAdmin(base)
    const edge = await startEdgeProxy(base)
    const browser = await launchChromium()
    const rows = []
    for (const [device, shape] of Object.entries(DEVICES))
      rows.push(await timesOn(device, shape, { browser, base: edge.url, cookie }))
    await browser.close()
    edge.close()
    console.log(
      `Milliseconds, the least and the median of ${ROUNDS}; the budget on a desktop is ${BUDGET_MS} ms.\n`,
    )
    printTable(rows)
  })
}

/**
 * @param {string} device
 * @param {{ viewport: { width: number, height: number }, slowDown: number }} shape
 * @param {{ browser: Browser, base: string, cookie: string }} at
 */
async function timesOn(device, { slowDown, ...shape }, { browser, base, cookie }) {
  const context = await browser.newContext({
    baseURL: base,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    ...shape,
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: base, secure: true }])
  const page = await context.newPage()
  await buildTwenty(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  /** @type {{ atOnce: number[], settled: number[], again: number[] }} */
  const times = { atOnce: [], settled: [], again: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await reloaded(page)
    times.atOnce.push(await pressed(page))
    await reloaded(page)
    await page.waitForTimeout(SETTLED_MS)
    times.settled.push(await pressed(page))
    await page.waitForTimeout(SETTLED_MS)
    times.again.push(await pressed(page))
  }
  const allGames = await playedOut(page)
  await context.close()
  return {
    device,
    'just loaded': spreadOf(times.atOnce),
    settled: spreadOf(times.settled),
    again: spreadOf(times.again),
    'all games': allGames.toFixed(0),
  }
}

/** @param {Page} page */
async function buildTwenty(page) {
  await page.addInitScript(keepSlate, salaryFile('showdown', 2 * PEOPLE))
  await page.goto('/showdown/optimizer?side=entries', { waitUntil: 'networkidle' })
  await enterLargeContest(page)
  await page.getByRole('button', { name: 'Build 20 lineups' }).click()
  await page.getByText(/^20 lineups, together the best/).waitFor()
}

/**
 * The list is kept with the slate, the figures of an earlier simulation with the tab.
 * @param {Page} page
 */
async function reloaded(page) {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (/simulation/i.test(key)) sessionStorage.removeItem(key)
  })
  await page.reload()
  await page
    .getByRole('button', { name: 'Simulate', exact: true })
    .and(page.locator(':not([aria-disabled=true])'))
    .first()
    .waitFor()
}

/**
 * Milliseconds until the figures of the first games are painted; then the simulation is stopped.
 * @param {Page} page
 */
async function pressed(page) {
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === 'Simulate',
        )
        if (!button) throw new Error('There is no button Simulate')
        const start = performance.now()
        const told = () =>
          [...document.querySelectorAll('p, span')].find(({ textContent }) =>
            /^[\d,]+ of [\d,]+ games against/.test(textContent ?? ''),
          )?.textContent
        const before = told()
        const look = () => {
          const text = told()
          if (!text || text === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        button.click()
      }),
  )
  const cancel = page.getByRole('button', { name: 'Cancel' })
  if (await cancel.isVisible()) await cancel.click()
  return Number(ms)
}

/**
 * Milliseconds until all games are played.
 * @param {Page} page
 */
async function playedOut(page) {
  const start = performance.now()
  await page.getByRole('button', { name: 'Simulate', exact: true }).first().click()
  await page.getByText(/^[\d,]+ games against/).waitFor({ timeout: 0 })
  return performance.now() - start
}

/** @param {number[]} times */
function spreadOf(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return `${sorted[0]?.toFixed(0)} / ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)}`
}
