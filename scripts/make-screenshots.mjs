// Takes the pictures that the manifest shows before installing, and those of the README; run by hand against a running
// app when its looks change:
//   CHROMIUM=/usr/bin/chromium node scripts/make-screenshots.mjs http://127.0.0.1:8787
import { chromium } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { fillAccount } from './lib/filled-account.mjs'
import { enterLargeContest } from './lib/large-contest.mjs'

/** @import { BrowserContextOptions, Page } from '@playwright/test' */

const APP = process.argv[2] ?? 'http://127.0.0.1:8787'

const FORMS = {
  wide: { viewport: { width: 1024, height: 640 } },
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

/** Enough entries for meaningful curves. */
const SEASON = { lineups: 60, field: 2000, history: believableHistory(1500) }

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [form, settings] of Object.entries(FORMS)) {
  const page = await newPage(settings)
  await signUp(page)
  await picture(page, `public/screenshots/home-${form}`)
  await optimizeSample(page)
  await picture(page, `public/screenshots/optimizer-${form}`)
  await page.context().close()
}
await takeReadmePictures(await newPage({ viewport: { width: 1440, height: 860 } }))
await browser.close()

/**
 * A contest history whose last contests are of the summer before the lineups. Made entries win up to 88 times their fee, every
 * fifth of those that win, which is many times what an account earns; most of these, and all with a high fee, win four fees here.
 * @param {number} entries
 */
function believableHistory(entries) {
  const rows = makeHistory({ entries, seed: 1 }).map((row, index) => {
    const [won = 0, fee = 0] = [row.Winnings_Non_Ticket, row.Entry_Fee].map((cell) =>
      Number(cell.replace(/[$,]/g, '')),
    )
    const day = row.Contest_Date_EST.replace(/^\d+/, (year) => String(Number(year) + 3))
    const winnings =
      won > 10 * fee && (fee > 5 || index % 5 > 0) ? `$${(4 * fee).toFixed(2)}` : row.Winnings_Non_Ticket
    return { ...row, Contest_Date_EST: day, Winnings_Non_Ticket: winnings }
  })
  return historyCsv(rows)
}

/** @param {BrowserContextOptions} settings */
async function newPage(settings) {
  const context = await browser.newContext({ baseURL: APP, serviceWorkers: 'block', ...settings })
  return context.newPage()
}

/** @param {Page} page */
async function takeReadmePictures(page) {
  await signUp(page)
  await optimizeSample(page)
  await page.getByText('legal lineups').first().waitFor()
  await picture(page, 'docs/screenshots/optimizer')
  await simulateEntries(page)
  await picture(page, 'docs/screenshots/entries')
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { contestId } = await fillAccount(APP, cookie, SEASON)
  for (const [screen, address] of /** @type {const} */ ([
    ['dashboard', '/dashboard'],
    ['historical-data', '/historical-data'],
    ['contest-insights', `/contest-insights?contest=${contestId}`],
  ])) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await picture(page, `docs/screenshots/${screen}`)
  }
}

/** @param {Page} page */
async function signUp(page) {
  await page.goto('/auth?mode=register', { waitUntil: 'networkidle' })
  await page.getByLabel('Username', { exact: true }).fill(`player-${crypto.randomUUID().slice(0, 8)}`)
  await page.getByLabel('Password', { exact: true }).fill(crypto.randomUUID())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/')
}

/** @param {Page} page */
async function optimizeSample(page) {
  await page.goto('/showdown/upload', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Try a sample slate' }).click()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await page.getByRole('button', { name: 'Optimize' }).filter({ visible: true }).first().click()
  await page.getByText('Lineup optimized!', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
}

/** @param {Page} page */
async function simulateEntries(page) {
  await page.getByRole('button', { name: 'Entries', exact: true }).click()
  await enterLargeContest(page)
  await page.getByRole('button', { name: 'Build 20 lineups' }).click()
  await page.getByText(/^20 lineups, together the best/).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Simulate', exact: true }).first().click()
  await page.getByText(/^100,000 games/).waitFor({ timeout: 120_000 })
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function picture(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur())
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${name}.png` })
}
