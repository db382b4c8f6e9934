import type { Page } from '@playwright/test'
import { open, register, signIn, signOut } from '../../support/accounts.ts'
import { keptPages as kept, outbox, serviceWorkerReady } from '../../support/offline.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../../support/page-checks.ts'
import { importHistory, saveEntrySet, saveLineup } from '../../support/seeds.ts'
import { expect, test } from '../../support/test.ts'

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
  await expect(main(page).getByRole('row', { name: /^View Main/ })).toContainText('$25.00')
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
  await main(page).getByRole('link', { name: 'Three', exact: true }).click()
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
  await expect(main(page).getByRole('row', { name: /^View Renamed on a train/ })).toContainText(
    'Not sent yet',
  )

  await context.setOffline(false)
  await expect(outbox(page)).toContainText('1 change was sent.')
  await expect(asOf(page)).toBeHidden()
  await expect(main(page).getByRole('row', { name: /^View Renamed on a train/ })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toBeEnabled()
  // What is kept is what the server has now.
  await expect.poll(() => kept(page, '/lineups')).toContain('Renamed on a train')

  // An emptied list is empty.
  for (const id of [lineup, unseen]) await page.request.delete(`/api/saved-lineups/${id}`)
  await open(page, '/lineups')
  await expect.poll(() => kept(page, '/lineups')).not.toContain('Renamed on a train')
  await context.setOffline(true)
  await open(page, '/lineups')
  await expect(main(page).getByText('No saved lineups yet.')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
})

test('offline, the figures of the history that was seen are shown, and nothing that needs the server', async ({
  page,
  context,
}) => {
  await register(page)
  await serviceWorkerReady(page)
  await importHistory(page, 30)
  await seen(page, '/historical-data', 'NFL')
  // A part of the history is not kept in place of the whole.
  await open(page, '/historical-data?sport=GOLF')

  await context.setOffline(true)
  await open(page, '/historical-data')
  await expect(asOf(page)).toBeVisible()
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: /^30in / }),
  ).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Performance by Game Type' })).toBeVisible()
  for (const name of ['Entries', 'Imports', 'Export and Import'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('whatever ends a session, no tab of the browser shows its records any more, and another user never sees them', async ({
  page,
  context,
  noise,
}) => {
  // A page that was opened offline asks for its user when the connection is back.
  noise.allow(/status of 401/)
  const first = await register(page)
  await serviceWorkerReady(page)
  await saveLineup(page, { lineup_name: 'Of the first user' })
  await seen(page, '/lineups', 'Of the first user')
  const tab = await context.newPage()
  await open(tab, '/lineups')

  // It ends without a sign-out: the next page is the sign-in page, in every tab.
  await context.clearCookies()
  await page.goto('/lineups')
  await expect(page).toHaveURL('/auth')
  await expect(tab).toHaveURL('/auth')
  await expect.poll(() => kept(page, '/lineups')).toBe('')
  await context.setOffline(true)
  for (const each of [page, tab]) await expectNotice(each)
  await context.setOffline(false)

  // Another user signs in where nothing has told the browser of the end.
  await signIn(page, first)
  await seen(page, '/lineups', 'Of the first user')
  await context.clearCookies()
  await register(tab)
  await expect.poll(() => kept(tab, '/lineups')).toBe('')
  await context.setOffline(true)
  await expectNotice(tab)
  await context.setOffline(false)

  await page.close()
  await open(tab, '/')
  await saveLineup(tab, { lineup_name: 'Of the second user' })
  await seen(tab, '/lineups', 'Of the second user')
  await signOut(tab)
  await expect.poll(() => kept(tab, '/lineups')).toBe('')
  await context.setOffline(true)
  await expectNotice(tab)
})

test('a logout without a connection hides everything at once, and ends the session when the server answers', async ({
  page,
  context,
  noise,
}) => {
  // The page may ask who is signed in when the session has ended already.
  noise.allow(/status of 401 .*\/api\/user\)$/)
  await register(page)
  await serviceWorkerReady(page)
  await saveLineup(page, { lineup_name: 'Of the first user' })
  await seen(page, '/lineups', 'Of the first user')
  await context.setOffline(true)
  await open(page, '/lineups')
  await expect(main(page).getByRole('row', { name: /^View Of the first user/ })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are logged out', { exact: false })).toBeVisible()
  await expect.poll(() => kept(page, '/lineups')).toBe('')
  await expectNotice(page)

  const session = (await context.cookies()).find(({ name }) => name === 'session')
  await context.setOffline(false)
  await page.goto('/lineups')
  await expect(page).toHaveURL('/auth')
  // Also for one who has copied the cookie.
  await context.addCookies([session!])
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

/** Offline, the list is not shown, and nothing of it. */
async function expectNotice(page: Page): Promise<void> {
  await page.goto('/lineups')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await page.content()).not.toMatch(/Of the (first|second) user/)
}

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
