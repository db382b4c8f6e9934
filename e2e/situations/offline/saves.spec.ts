import type { Page, Route } from '@playwright/test'
import { open, register, signIn, signOut } from '../../support/accounts.ts'
import { answerInstead } from '../../support/answer-instead.ts'
import { press } from '../../support/entries.ts'
import { keptPages, outbox, serviceWorkerReady } from '../../support/offline.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../../support/page-checks.ts'
import { namesOf } from '../../support/records.ts'
import { registerByApi } from '../../support/seeds.ts'
import { load, openOptimizer, optimize, saveAs } from '../../support/slates.ts'
import { expect, test } from '../../support/test.ts'

test.use({ allFigures: true })

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ noise }) => {
  // The browser logs each request that fails.
  noise.allow(/net::ERR_/)
})

/** The tests below, and those of offline.spec.ts, have the cuts at later steps. */
test('a lineup arrives once when the network is cut before the app starts', async ({
  page: first,
  context,
}) => {
  const { username } = await register(first)
  await serviceWorkerReady(first)
  await context.setOffline(true)
  // The installed app starts at "/", with no tab open.
  const page = await context.newPage()
  await first.close()
  await open(page, '/')
  await expect(page.getByRole('banner').getByText(username)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pro DFS Optimizer', level: 1 })).toBeVisible()

  await page.locator('main a[href="/showdown/upload"]').click()
  await expect(page).toHaveURL('/showdown/upload')
  await hydrated(page)
  await page.getByRole('button', { name: 'Try a sample slate' }).click()
  await expect(page.getByRole('button', { name: 'Use This Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page.getByRole('heading', { name: 'Lineup Builder' })).toBeVisible()
  await hydrated(page)

  await optimize(page)
  await saveAs(page, 'Built on a train')
  await expect(outbox(page)).toContainText(/wait(s)? for a connection/)
  // The lineup counts as saved, so that saving it again is a copy.
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Save a Copy' })).toContainText(
    'already saved on this device',
  )
  await page.keyboard.press('Escape')

  await page.goto('/contest-insights')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Waits on this device: Built on a train')).toBeVisible()

  const restarted = await context.newPage()
  await page.close()
  await open(restarted, '/')
  await expect(outbox(restarted)).toContainText('for a connection')
  await context.setOffline(false)
  await expect(outbox(restarted)).toContainText('sent.')
  // The page has its data now, and the way out.
  await expect(restarted.getByRole('button', { name: 'Logout' })).toBeVisible()
  const { lineups } = await (await restarted.request.get('/api/saved-lineups')).json()
  expect(lineups).toMatchObject([{ lineup_name: 'Built on a train' }])
  await open(restarted, `/lineups/${lineups[0].id}`)
  // It belongs to its slate, also where the file was loaded without a connection.
  await expect(restarted.getByRole('button', { name: 'Open in optimizer' })).toBeEnabled()
  await expect.poll(() => slates(restarted)).toHaveLength(1)
})

test('entries are built and saved offline after a restart, and arrive once', async ({ page, context }) => {
  await register(page)
  await serviceWorkerReady(page)
  await load(page, 'showdown')
  await expect.poll(() => keptFiles(page)).toEqual(['showdown.csv'])
  await context.setOffline(true)
  const restarted = await context.newPage()
  await page.close()
  await open(restarted, '/showdown/upload')
  await expect(restarted.getByRole('button', { name: /^Load / })).toBeVisible()
  await open(restarted, '/')
  await restarted.getByRole('button', { name: /^Open POR @ RIC/ }).click()
  await expect(restarted.getByRole('heading', { name: 'Lineup Builder' })).toBeVisible()
  await hydrated(restarted)
  await press(restarted, 'Entries')
  await press(restarted, 'Build 20 lineups')
  await expect(restarted.getByText(/^20 lineups, together the best/)).toBeVisible()
  await press(restarted, 'Save entries')
  const dialog = restarted.getByRole('dialog', { name: 'Save entries' })
  await dialog.getByLabel('Name', { exact: true }).fill('Twenty from a train')
  await dialog.getByRole('button', { name: 'Save entries' }).click()
  await expect(dialog).toBeHidden()
  await expect(outbox(restarted)).toContainText('1 save waits for a connection.')
  await expectAccessible(restarted)
  await press(restarted, 'Show saves')
  const list = restarted.getByRole('dialog', { name: 'Saves on this device' })
  await expect(list).toContainText('Twenty from a train')
  await expect(list).toContainText('20 entries')
  await expectAccessible(restarted)
  await expectNoSidewaysScroll(restarted)
  await restarted.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(outbox(restarted)).toContainText('1 save was sent.')
  await restarted.getByRole('button', { name: 'Close this message' }).click()
  await expect(outbox(restarted)).toBeEmpty()
  const { entry_sets } = await (await restarted.request.get('/api/entry-sets')).json()
  expect(entry_sets).toMatchObject([{ name: 'Twenty from a train' }])
})

test('a save waits in both tabs, which lose nothing; one of them sends it, and both say so', async ({
  page,
  context,
}) => {
  await register(page)
  await serviceWorkerReady(page)
  await load(page, 'showdown')
  const other = await context.newPage()
  await open(other, '/')
  await context.setOffline(true)
  await optimize(page)
  await saveAs(page, 'Seen in two tabs')
  for (const tab of [page, other]) await expect(outbox(tab)).toContainText('1 save waits for a connection.')

  // Loading the page that is shown fails: it stays as it is, with all that the user did on it.
  await other.evaluate(() => Object.assign(window, { isThisDocument: true }))
  for (let press = 0; press < 2; press += 1) {
    const failure = other.waitForResponse((answer) => answer.url().endsWith('.data'))
    await other.getByRole('complementary').getByRole('link', { name: 'Home' }).click()
    await failure
  }
  await expect(outbox(other)).toContainText('1 save waits for a connection.')
  expect(await other.evaluate(() => 'isThisDocument' in window)).toBe(true)

  await context.setOffline(false)
  for (const tab of [page, other]) await expect(outbox(tab)).toContainText('1 save was sent.')
  await expect.poll(() => namesOf(page)).toHaveLength(1)
})

test('without a user known to this device the shell starts, and saving says why it can’t', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/status of 401/)
  const { username } = await register(page)
  await serviceWorkerReady(page)
  await load(page, 'showdown')
  await signOut(page)
  await context.setOffline(true)
  await open(page, '/')
  await expect(page.getByText('To save, sign in when you are back online.')).toBeVisible()
  expect(await page.content()).not.toContain(username)
  await open(page, '/showdown/upload')
  await expect(page.getByText('No Showdown file was opened on this device yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Try a sample slate' }).click()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page.getByRole('heading', { name: 'Lineup Builder' })).toBeVisible()
  await hydrated(page)
  await optimize(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Lineup' })
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No connection to the server.')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByText('You are back online, but signed out.')).toBeVisible()
})

test.describe('while the server can’t be reached for saves', () => {
  // Without a service worker the test sees every request.
  test.use({ serviceWorkers: 'block' })

  test('a save whose answer was lost is sent again and stored once', async ({ page }) => {
    await registerByApi(page)
    await openOptimizer(page, 'showdown')
    const keys: (string | undefined)[] = []
    await page.route('**/api/saved-lineups', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      expect(answer.status()).toBe(201)
      return keys.length === 1 ? route.abort('connectionfailed') : route.fulfill({ response: answer })
    })
    await optimize(page)
    await saveAs(page, 'Answered into a tunnel')
    await expect(outbox(page)).toContainText('1 save was sent.')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await expect.poll(() => namesOf(page)).toHaveLength(1)
  })

  test('another user of the device neither sees nor sends it; its owner sends it at the next sign-in', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/status of 401/)
    const owner = await registerByApi(page, 'owner')
    await openOptimizer(page, 'showdown')
    await optimize(page)
    const answerAgain = await answerInstead(context, '**/api/saved-lineups', noPosts)
    await saveAs(page, 'Mine alone')
    await expect(outbox(page)).toContainText('1 save waits')

    // The session ends elsewhere, so nothing asks before.
    await context.clearCookies()
    answerAgain()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(outbox(page)).toContainText('You are signed out: sign in again to send it.')
    // The save waits for its owner; what the server has too is gone.
    await expect.poll(() => keptPages(page, '/')).toBe('')
    await expectAccessible(page)

    const other = await registerByApi(page, 'other')
    await open(page, '/')
    await expect(outbox(page)).toContainText('1 save of another user waits on this device.')
    expect(await page.content()).not.toContain('Mine alone')
    await press(page, 'Show saves')
    await expect(page.getByRole('dialog')).toContainText('Nothing of yours waits on this device.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => namesOf(page)).toEqual([])
    await signOut(page)

    await signIn(page, owner)
    await expect(outbox(page)).toContainText('1 save was sent.')
    expect(await namesOf(page)).toEqual(['Mine alone'])
    await signOut(page)
    await signIn(page, other)
    await expect.poll(() => namesOf(page)).toEqual([])
  })

  test('what the server refuses is kept with its reason until the user decides', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/status of 400/)
    await registerByApi(page)
    await openOptimizer(page, 'showdown')
    await optimize(page)
    const answerAgain = await answerInstead(context, '**/api/saved-lineups', noPosts)
    await saveAs(page, 'Too old')
    await expect(outbox(page)).toContainText('1 save waits')
    // As if it had been saved by a version of the app that the server no longer understands. The app is left for it, as it
    // would write what it is about to send.
    await page.goto('/api/health')
    await page.evaluate(spoilSaves)
    answerAgain()
    await open(page, '/')
    await expect(outbox(page)).toContainText('1 save was refused by the server.')
    await press(page, 'Show saves')
    const list = page.getByRole('dialog', { name: 'Saves on this device' })
    await expect(list.getByRole('alert')).toContainText('Lineup name is required')
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Try again: Too old' }).click()
    await expect(list.getByRole('alert')).toContainText('Lineup name is required')
    await list.getByRole('button', { name: 'Delete Too old' }).click()
    await list.getByRole('button', { name: 'Delete it' }).click()
    await expect(list).toContainText('Nothing of yours waits')
    await page.keyboard.press('Escape')
    await expect(outbox(page)).toBeEmpty()
  })

  test('logging out with a save that waits asks first', async ({ page, context }) => {
    const account = await registerByApi(page)
    await openOptimizer(page, 'showdown')
    await optimize(page)
    const answerAgain = await answerInstead(context, '**/api/saved-lineups', noPosts)
    await saveAs(page, 'Not sent yet')
    await expect(outbox(page)).toContainText('1 save waits')
    await open(page, '/')
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out and delete what waits?' })
    await expect(question).toContainText('1 change on this device was not sent to your account.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(outbox(page)).toContainText('1 save waits')

    await page.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Log out and delete' }).click()
    await expect(page).toHaveURL('/auth')
    answerAgain()
    await signIn(page, account)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect.poll(() => waitingNames(page)).toEqual([])
    await expect.poll(() => namesOf(page)).toEqual([])
  })
})

function noPosts(route: Route): Promise<void> {
  return route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback()
}

async function slates(page: Page): Promise<unknown> {
  return (await page.request.get('/api/csv-history/showdown')).json()
}

/** The names of all saves in this browser, of every user. */
function waitingNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('saves').objectStore('saves').getAll()
          all.onsuccess = () => resolve(all.result.map(({ name }) => name))
        }
      }),
  )
}

/** The names of the salary files that this browser keeps. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('slate-memories')
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => opening.transaction!.abort()
      opening.onsuccess = () => {
        const all = opening.result.transaction('slates').objectStore('slates').getAll()
        opening.result.close()
        all.onsuccess = () => resolve(all.result.map(({ fileName }) => fileName))
      }
    }).catch(() => []),
  )
}

/** Takes the names out of the bodies of the waiting lineups. */
function spoilSaves(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox', 1)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const saves = opening.result.transaction('saves', 'readwrite').objectStore('saves')
      const all = saves.getAll()
      all.onsuccess = () => {
        for (const save of all.result) {
          save.body.lineup.lineup_name = ''
          saves.put(save)
        }
      }
      saves.transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
