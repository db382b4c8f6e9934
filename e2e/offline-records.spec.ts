import type { Page } from '@playwright/test'
import { open, register, signOut } from './support/accounts.ts'
import { outbox, serviceWorkerReady } from './support/offline.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { saveEntrySet, saveLineup } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ noise }) => {
  // The browser logs each request that fails offline.
  noise.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
})

test('offline, the lineups and entry sets that were seen are shown with their time, and loaded again later', async ({
  page,
  context,
}) => {
  await register(page)
  await serviceWorkerReady(page)
  const lineup = await saveLineup(page, { lineup_name: 'Main', entry_fee_total: 25 })
  const unseen = await saveLineup(page, { lineup_name: 'Unseen' })
  const set = await saveEntrySet(page, 3, { name: 'Three', entry_fee: 5 })
  for (const path of ['/lineups', `/lineups/${lineup}`]) await seen(page, path, 'Main')
  for (const path of ['/', '/entry-sets', `/entry-sets/${set}`]) await seen(page, path, 'Three')

  await context.setOffline(true)
  await open(page, '/lineups')
  await expect(asOf(page)).toBeVisible()
  await expect(main(page).getByRole('row', { name: /^Main/ })).toContainText('$25.00')
  await expect(main(page).getByRole('searchbox')).toBeDisabled()
  await expect(main(page).getByRole('columnheader').getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await main(page).getByRole('link', { name: 'View Main' }).click()
  await expect(main(page).getByRole('heading', { name: 'Main', level: 1 })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  // The head, six players and their sum.
  await expect(main(page).getByRole('row')).toHaveCount(8)
  await main(page).getByRole('link', { name: 'Back to Lineups' }).click()
  await main(page).getByRole('link', { name: 'Entry sets' }).click()
  await expect(main(page).getByRole('row', { name: /^Three/ })).toContainText('$15.00')
  await expect(asOf(page)).toBeVisible()
  await main(page).getByRole('link', { name: 'Three' }).click()
  await expect(main(page).getByText('$5.00 each, $15.00 in all')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await expectAccessible(page)
  await open(page, '/')
  await expect(main(page).getByRole('link', { name: /^Three/ })).toBeVisible()
  await expect(asOf(page)).toBeVisible()

  // Listed, but its page was not opened.
  await page.goto(`/lineups/${unseen}`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

  // A change waits as it does on a page that was opened before the cut.
  await open(page, '/lineups')
  await page.getByRole('button', { name: 'More actions for Main' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Lineup Name').fill('Renamed on a train')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(outbox(page)).toContainText('1 change waits for a connection.')
  await page.reload()
  await hydrated(page)
  await expect(main(page).getByRole('row', { name: /^Renamed on a train/ })).toContainText('Not sent yet')

  await context.setOffline(false)
  await expect(outbox(page)).toContainText('1 change was sent.')
  await expect(asOf(page)).toBeHidden()
  await expect(main(page).getByRole('row', { name: /^Renamed on a train/ })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toBeEnabled()
  // What is kept is what the server has now.
  await expect.poll(() => kept(page, '/lineups')).toContain('Renamed on a train')
})

test('offline, an emptied list is empty', async ({ page, context }) => {
  await register(page)
  await serviceWorkerReady(page)
  const lineup = await saveLineup(page, { lineup_name: 'Main' })
  await seen(page, '/lineups', 'Main')
  await page.request.delete(`/api/saved-lineups/${lineup}`)
  await open(page, '/lineups')
  await expect.poll(() => kept(page, '/lineups')).not.toContain('Main')
  await context.setOffline(true)
  await open(page, '/lineups')
  await expect(main(page).getByText('No saved lineups yet.')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
})

test('what was kept is deleted at sign-out, and another user of the browser never sees it', async ({
  page,
  context,
}) => {
  await register(page)
  await serviceWorkerReady(page)
  await saveLineup(page, { lineup_name: 'Of the first user' })
  await seen(page, '/lineups', 'Of the first user')

  // The session ends without a sign-out, and the next user signs in in another tab.
  await context.clearCookies()
  const tab = await context.newPage()
  await register(tab)
  await context.setOffline(true)
  await tab.goto('/lineups')
  await expect(tab.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await tab.content()).not.toContain('Of the first user')
  await context.setOffline(false)

  await page.close()
  await open(tab, '/')
  await saveLineup(tab, { lineup_name: 'Of the second user' })
  await seen(tab, '/lineups', 'Of the second user')
  await signOut(tab)
  expect(await kept(tab, '/lineups')).toBe('')
  await context.setOffline(true)
  await tab.goto('/lineups')
  await expect(tab.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})

function main(page: Page) {
  return page.getByRole('main')
}

function asOf(page: Page) {
  return main(page)
    .getByRole('note')
    .filter({ hasText: /^As of \w+ \d+, \d{4}, / })
}

/** Opens the page and waits until this browser keeps it with that name, which it did not have when it was opened before. */
async function seen(page: Page, path: string, name: string): Promise<void> {
  await open(page, path)
  await expect.poll(() => kept(page, path)).toContain(name)
}

/** What this browser keeps of the page at the address, of all users, as JSON. */
function kept(page: Page, path: string): Promise<string> {
  return page.evaluate(
    (address) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('slate-memories')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.transaction!.abort()
        opening.onsuccess = () => {
          const all = opening.result.transaction('pages').objectStore('pages').getAll()
          opening.result.close()
          all.onsuccess = () => {
            const found = all.result.filter(({ key }) => key.endsWith(` ${address}`))
            resolve(found.map(({ data }) => JSON.stringify(data)).join('\n'))
          }
        }
      }).catch(() => ''),
    path,
  )
}
