import type { Browser, Page } from '@playwright/test'
import { open, signOut } from './support/accounts.ts'
import { LARGE, list, press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { type Account, registerByApi, signInByApi } from './support/seeds.ts'
import { browse, openOptimizer, optimize, sampleCsv, saveAs, slots, toast } from './support/slates.ts'
import { chooseAllFigures, expect, test } from './support/test.ts'

test.use({ allFigures: true })

/* What a user sets for a slate comes back: in another tab, on another device, with a newer file of the same game. */

const builder = (page: Page) => page.getByRole('region', { name: 'Lineup Builder' })
const saved = (page: Page) => page.getByText('Draft saved', { exact: true })
const onThisDevice = (page: Page) => page.getByText('Offline: kept on this device')
const lock = (page: Page, name: string) =>
  page.getByRole('button', { name: `Lock ${name} as flex`, exact: true })
const projection = (page: Page, name: string) => page.getByRole('button', { name: `Projection of ${name}, ` })
const excluded = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: lock(page, name) })
    .getByRole('img', { name: 'Excluded' })

test('a slate opens from Home as it was left, in the same tab and on another device', async ({
  page,
  browser,
}) => {
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [locked, left] = await twoNames(page)
  await importPoints(page, `Name,Proj\n${locked},21.25\n${left},20.5`)
  await projection(page, locked).click()
  await page.getByRole('textbox', { name: `Projection of ${locked}` }).fill('31.75')
  await page.keyboard.press('Enter')
  await optimize(page)
  await lock(page, locked).click()
  await exclude(page, left)
  await choose(page, 'Best Value')
  await expect(saved(page)).toBeVisible()
  const lineup = await slots(page)
  await openFromHome(page)
  await expect.poll(() => slots(page)).toEqual(lineup)

  const phone = await secondDevice(browser, account)
  await openFromHome(phone)
  await expect.poll(() => slots(phone)).toEqual(lineup)
  await expect(lock(phone, locked)).toHaveAttribute('aria-pressed', 'true')
  await expect(lock(phone, left)).toHaveAttribute('aria-pressed', 'false')
  await expect(excluded(phone, left)).toBeVisible()
  await expect(excluded(phone, locked)).toBeHidden()
  await expect(phone.getByText('Projections: mine.csv')).toBeVisible()
  const [byHand, fromFile] = ['by hand 31.75, 21.25 projection file', '20.50, projection file']
  await expect(projection(phone, locked)).toHaveAccessibleName(`Projection of ${locked}, ${byHand}`)
  await expect(projection(phone, left)).toHaveAccessibleName(`Projection of ${left}, ${fromFile}`)
  await expect(settings(phone)).toContainText('Best Value')
  await expect(saved(phone)).toBeVisible()

  // What the phone sets is on the first screen once the user comes back to it.
  await untilStored(phone, () => exclude(phone, locked))
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(excluded(page, locked)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await phone.context().close()
})

test('a lineup that was saved on another device is known as saved', { tag: '@rare' }, async ({
  page,
  browser,
}) => {
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  await builder(page).getByRole('button', { name: 'Optimize' }).click()
  await expect(saved(page)).toBeVisible()
  await saveAs(page, 'Thursday')
  await expect(builder(page).getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  const phone = await secondDevice(browser, account)
  await loadFromHistory(phone)
  await builder(phone).getByRole('button', { name: 'Saved', exact: true }).click()
  const copy = phone.getByRole('dialog', { name: 'Save a Copy' })
  await expect(copy.getByText('This lineup is already saved.')).toBeVisible()
  await copy.getByRole('link', { name: 'Open the saved lineup' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thursday')
  await phone.context().close()
})

test('creativity moved by keys counts in the search pressed next, and is kept', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const slider = page.getByRole('slider', { name: 'Creativity' })
  await page.getByRole('button', { name: 'Settings' }).click()
  const before = Number(await slider.getAttribute('aria-valuenow'))
  for (let presses = 0; presses < 3; presses += 1) await slider.press('ArrowRight')
  // Closed while the slider still waits for a further step.
  await slider.press('Escape')
  await page.getByRole('button', { name: 'Optimize', exact: true }).press('Enter')
  await expect(page.getByText(new RegExp(`creativity ${before + 3}\\b`)).first()).toBeAttached()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', String(before + 3))
})

test('a setting changed on two devices: the later one counts, and the other one is offered', {
  tag: '@rare',
}, async ({ page, browser, context, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|status of 409/)
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  await choose(page, 'Max Points')
  await expect(saved(page)).toBeVisible()
  const phone = await secondDevice(browser, account)
  await loadFromHistory(phone)
  await expect(settings(phone)).toContainText('Max Points')

  await context.setOffline(true)
  await choose(page, 'Balanced')
  await expect(onThisDevice(page)).toBeVisible()
  await untilStored(phone, () => choose(phone, 'Best Value'))
  await context.setOffline(false)
  const note = page.getByRole('status').filter({ hasText: 'Changed on another device as well' })
  await expect(note).toContainText('strategy (here balanced, there best value).')
  await expect(settings(page)).toContainText('Best Value')
  await untilStored(page, () => note.getByRole('button', { name: 'Keep mine' }).click())
  await expect(note).toBeHidden()
  await expect(settings(page)).toContainText('Balanced')
  await expect(saved(page)).toBeVisible()

  await loadFromHistory(phone)
  await expect(settings(phone)).toContainText('Balanced')
  await phone.context().close()
})

test('changes made without a connection survive the tab and are sent when it is back', {
  tag: '@rare',
}, async ({ page, browser, context, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [first, second] = await twoNames(page)
  await lock(page, first).click()
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await lock(page, second).click()
  await expect(onThisDevice(page)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const tab = await context.newPage()
  await loadFromHistory(tab)
  for (const name of [first, second]) await expect(lock(tab, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(tab)).toBeVisible()
  const phone = await secondDevice(browser, account)
  await loadFromHistory(phone)
  for (const name of [first, second]) await expect(lock(phone, name)).toHaveAttribute('aria-pressed', 'true')
  await phone.context().close()
})

test('two tabs of one browser see each other’s changes and lose none', { tag: '@rare' }, async ({
  page,
  context,
}) => {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [first, second] = await twoNames(page)
  const other = await context.newPage()
  await loadFromHistory(other)
  await lock(page, first).click()
  await expect(lock(other, first)).toHaveAttribute('aria-pressed', 'true')
  await lock(other, second).click()
  await expect(lock(page, second)).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(other)).toBeVisible()
  for (const tab of [page, other]) {
    await tab.reload()
    for (const name of [first, second]) await expect(lock(tab, name)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a newer file of the same game gets what was set for the earlier one, and Undo takes it back', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [kept, gone] = await twoNames(page)
  await lock(page, kept).click()
  await lock(page, gone).click()
  await choose(page, 'Best Value')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: 'Upload New CSV' }).click()
  await browse(page, 'newer.csv', newerFile(kept, gone))
  await page.getByRole('button', { name: 'Use This Data' }).click()
  const note = page.getByRole('status').filter({ hasText: 'Carried over from showdown.csv' })
  await expect(note).toContainText(`1 lock, settings. Not listed any more: ${gone}. New prices: ${kept} $`)
  await expect(lock(page, kept)).toHaveAttribute('aria-pressed', 'true')
  await expect(settings(page)).toContainText('Best Value')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await untilStored(page, () => note.getByRole('button', { name: 'Undo' }).click())
  await expect(note).toBeHidden()
  await expect(lock(page, kept)).toHaveAttribute('aria-pressed', 'false')
  await expect(settings(page)).toContainText('Balanced')
  await expect(saved(page)).toBeVisible()
  // What was undone is not carried over again.
  await page.reload()
  await expect(lock(page, kept)).toHaveAttribute('aria-pressed', 'false')
  await expect(saved(page)).toBeVisible()
  await expect(note).toBeHidden()
})

test('rules and a contest kept by name and starred begin each new slate of the format, also offline; Undo takes them back', {
  tag: '@rare',
}, async ({ page, browser, context, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [named] = await twoNames(page)
  await press(page, 'Entries')
  // Another number than the usual one.
  await press(page, '1 lineup')
  await press(page, /^Rules/)
  await press(page, 'Ready-made rules')
  await press(page, 'Add: A quarterback brings a receiver')
  await press(page, 'Add a rule')
  await press(page, 'Captain pool')
  const adding = page.getByRole('dialog', { name: 'Add: Captain pool' })
  await adding.getByRole('textbox', { name: 'Players' }).fill(named)
  await page.keyboard.press('Enter')
  await adding.getByRole('button', { name: 'Add rule' }).click()
  await press(page, 'My rules')
  await page.getByRole('textbox', { name: 'Name of the rules' }).fill('My GPP rules')
  await page.keyboard.press('Enter')
  await press(page, 'Star: My GPP rules')
  await press(page, /^Change the contest/)
  const contest = page.getByRole('dialog', { name: 'Contest', exact: true })
  await contest.getByRole('combobox', { name: 'Type' }).selectOption({ label: LARGE })
  await contest.getByRole('button', { name: 'My contests' }).click()
  await contest.getByRole('textbox', { name: 'Name of the contest' }).fill('Sunday night')
  await contest.getByRole('button', { name: 'Keep the contest' }).click()
  await contest.getByRole('button', { name: 'Star: Sunday night' }).click()
  await expectAccessible(page)
  await contest.getByRole('button', { name: 'Use this contest' }).click()
  await press(page, 'Build 1 lineup')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2')

  // The next game has other teams: what names a player is left out. One press after the file is read builds as many.
  const note = (of: Page) => of.getByRole('status').filter({ hasText: 'Your starred rules are applied:' })
  const chip = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await useFile(page, otherGame('AKR', 'BOI'))
  await expect(note(page)).toContainText('at least 1 wide receiver or tight end of the same team')
  await expect(note(page)).toContainText('Left out: 1 rule that names players of another slate.')
  await expect(note(page)).toContainText(`Contest: ${LARGE} · $10 · 20,000 entries.`)
  await expect(chip).toContainText(`${LARGE} · $10 · 20,000 entries`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, 'Build 1 lineup')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2')
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await expect(note(page)).toBeHidden()
  await expect(chip).toContainText('50/50')
  await press(page, /^Rules/)
  await expect(page.getByText(/at least 1 wide receiver or tight end/i)).toBeHidden()
  // What was undone stays so, and the names stay kept.
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(chip).toContainText('50/50')
  await press(page, /^Rules/)
  await press(page, 'My rules 1')
  await press(page, 'Use: My GPP rules')
  await expect(page.getByText(/at least 1 wide receiver or tight end/i)).toBeVisible()

  // On another device, and in this browser without a connection.
  const phone = await secondDevice(browser, account)
  await openOptimizer(phone, 'showdown', otherGame('CHI', 'DAL'))
  await expect(note(phone)).toBeVisible()
  await phone.context().close()
  await context.setOffline(true)
  await useFile(page, otherGame('ELP', 'FRE'))
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
})

test('a new slate begins with the sources used last and asks for their files, which have their weights again', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [one, other] = await twoNames(page)
  const points = (header: string) => `${header}\n${one},20\n${other},10`
  await importPoints(page, points('Name,Projection'), 'tool 12-13.csv')
  await importPoints(page, points('Player,Projection'), 'own.csv')
  const dialog = page.getByRole('dialog', { name: 'Import projections' })
  await press(page, 'Import projections')
  await dialog.getByLabel('Weight of tool 12-13.csv').fill('3')
  await page.keyboard.press('Escape')
  await press(page, 'Settings')
  await page.getByRole('dialog').getByText('Season average (FPPG)', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(saved(page)).toBeVisible()

  await useFile(page, otherGame('AKR', 'BOI'))
  const note = page.getByRole('status').filter({ hasText: 'Sources of your last slate:' })
  await expect(note).toContainText(
    'points from the average. Load again: tool 12-13.csv (75%); own.csv (25%).',
  )
  const from = page.getByRole('region', { name: 'Optimization settings' })
  await expect(from).toContainText('Average')
  await press(page, 'Import projections')
  const file = {
    name: 'tool 12-20.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(points('Name,Projection')),
  }
  await dialog.getByLabel('Projection file', { exact: true }).setInputFiles(file)
  await expect(dialog.getByText('Its weight is 3, as on your last slate.')).toBeVisible()
  await page.keyboard.press('Escape')
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toBeHidden()
  await expect(from).toContainText('Estimated')
})

test('the sign-out sends what is unsent and deletes what the browser keeps', { tag: '@rare' }, async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/net::ERR_FAILED/)
  const account = await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const [name] = await twoNames(page)
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await context.route('**/memory', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await lock(page, name).click()
  await expect(lock(page, name)).toHaveAttribute('aria-pressed', 'true')
  await lost
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Logout' }).click()
  const asks = page.getByRole('alertdialog', { name: 'Log out and delete what waits?' })
  await expect(asks).toContainText('1 change on this device was not sent to your account.')
  await asks.getByRole('button', { name: 'Stay signed in' }).click()
  await context.unroute('**/memory')
  await signOut(page)
  await expect.poll(() => page.evaluate(keptRecords)).toEqual({ outbox: 0 })

  await signInByApi(page, account)
  const tab = await context.newPage()
  await loadFromHistory(tab)
  await expect(lock(tab, name)).toHaveAttribute('aria-pressed', 'true')
  await tab.close()
  await open(page, '/')
  await signOut(page)
  await registerByApi(page, 'another')
  await openOptimizer(page, 'showdown')
  await expect(lock(page, name)).toHaveAttribute('aria-pressed', 'false')
})

/** Runs in the page: the databases of the browser, and how many records each has. Waiting saves of other users would stay. */
async function keptRecords(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    counts[name!] = 0
    for (const store of database.objectStoreNames) {
      const counting = database.transaction(store).objectStore(store).count()
      await new Promise((resolve) => {
        counting.onsuccess = resolve
      })
      counts[name!]! += counting.result
    }
    database.close()
  }
  return counts
}

/** The first two people of the pool. */
async function twoNames(page: Page): Promise<[string, string]> {
  const labels = page.getByRole('button', { name: /^Lock .* as flex$/ })
  await expect(labels.first()).toBeVisible()
  const names = await labels.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')!.replace(/^Lock | as flex$/g, '')),
  )
  return [names[0]!, names[1]!]
}

/** The sample as a file of another game. */
function otherGame(away: string, home: string): string {
  return sampleCsv('showdown').replaceAll('POR', away).replaceAll('RIC', home)
}

async function useFile(page: Page, csv: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload New CSV' }).click()
  await browse(page, 'next.csv', csv)
  await page.getByRole('button', { name: 'Use This Data' }).click()
}

/** A file with points of two players. */
async function importPoints(page: Page, csv: string, name = 'mine.csv'): Promise<void> {
  await page.getByRole('button', { name: 'Import projections' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import projections' })
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await dialog.getByLabel('Projection file', { exact: true }).setInputFiles(file)
  await dialog.getByRole('button', { name: 'Apply to 2 players' }).click()
  await expect(toast(page, 'Projections applied')).toBeVisible()
}

async function exclude(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Exclude ${name}`, exact: true })
    .first()
    .click()
}

async function choose(page: Page, strategy: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(strategy, { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Until the server has the change. The words "Draft saved" are no sign of it: they may still be there from before the change. */
async function untilStored(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/memory'),
  )
  await change()
  expect((await answer).status()).toBe(200)
}

const settings = (page: Page) => page.getByRole('region', { name: 'Optimization settings' })

async function openFromHome(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('button', { name: /^Open POR @ RIC/ }).click()
  await expect(page).toHaveURL('/showdown/optimizer')
}

async function loadFromHistory(page: Page): Promise<void> {
  await open(page, '/showdown/upload')
  await page.getByRole('button', { name: /^Load POR @ RIC/ }).click()
  await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
}

async function secondDevice(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` },
    serviceWorkers: 'block',
  })
  await context.addInitScript(chooseAllFigures)
  const page = await context.newPage()
  await signInByApi(page, account)
  return page
}

/** The sample without one person, and with another one's rows at other prices. */
function newerFile(repriced: string, gone: string): string {
  const [header = '', ...lines] = sampleCsv('showdown').trim().split(/\r?\n/)
  const columns = header.split(',')
  const [name, salary] = [columns.indexOf('Name'), columns.indexOf('Salary')]
  const rows = lines.map((line) => line.split(',')).filter((row) => row[name] !== gone)
  const priced = rows.map((row) => {
    const extra = row[columns.indexOf('Roster Position')] === 'CPT' ? 300 : 200
    return row[name] === repriced ? row.with(salary, String(Number(row[salary]) + extra)) : row
  })
  return [header, ...priced.map((row) => row.join(','))].join('\n')
}
