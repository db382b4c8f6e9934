import { open, signIn } from './support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { newAccount, registerByApi, saveLineup } from './support/seeds.ts'
import { slots, toast, untilOptimized } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a first visit leads to a lineup without an account; the lineup comes along into the new account', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByRole('link', { name: 'Try it now, without an account' }).filter({ visible: true }).tap()

  await expect(page).toHaveURL('/try')
  const optimize = page.getByRole('button', { name: 'Optimize', exact: true }).filter({ visible: true })
  await expect(optimize).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(async () => {
    await page.getByText('Q', { exact: true }).first().tap()
    await expect(page.getByRole('tooltip')).toHaveText('Questionable: injured, may miss the game', {
      timeout: 1000,
    })
  }).toPass()
  await optimize.tap()
  await expect(page.getByText(/legal lineups/)).toBeVisible()

  // Another player than the best one, chosen from the list.
  const [, second] = await slots(page)
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .tap()
  await page.getByRole('button', { name: 'Fill Lineup' }).filter({ visible: true }).tap()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect.poll(() => slots(page)).toContain(second)
  const [captain] = await slots(page)

  // It is there after a reload, and nothing of it was sent.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Lineup: / }).tap()
  expect((await slots(page))[0]).toBe(captain)
  expect(calls).toEqual([])

  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Create an account to save your lineup.')).toBeVisible()
  const { username, password } = newAccount('visitor')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).tap()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open your lineup' }).tap()
  await expect(page).toHaveURL('/showdown/optimizer')
  await page.getByRole('button', { name: /^Lineup: / }).tap()
  expect((await slots(page))[0]).toBe(captain)
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Lineup' }).tap()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()

  // Once it is in the account, it is offered to no further one.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trial-draft'))).toBeNull()
})

test('what a visitor types of a player is there after a reload and in the new account; there are no files to lose', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/try')
  await page.getByRole('button', { name: 'All figures' }).click()
  await expect(page.getByRole('button', { name: 'Import projections' })).toHaveCount(0)
  const row = page.getByRole('grid', { name: 'Available players' }).getByRole('row').nth(1)
  const name = (await row.getByRole('button', { name: /^Options for / }).getAttribute('aria-label'))!
  const field = (figure: string) => page.getByRole('dialog').getByLabel(figure, { exact: true })
  await row.getByRole('button', { name }).tap()
  await field('Projection').fill('33.3')
  await field('Projection').press('Enter')
  await field('Ownership as flex, %').fill('44')
  await field('Ownership as flex, %').press('Enter')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name }).tap()
  await expect(field('Projection')).toHaveValue('33.3')
  await expect(field('Ownership as flex, %')).toHaveValue('44')
})

test('Back on the first page of a document closes what is open, the topmost first, and then leaves it', {
  tag: '@rare',
}, async ({ page }) => {
  await open(page, '/auth')
  await open(page, '/try')
  const optimize = page.getByRole('button', { name: 'Optimize', exact: true }).filter({ visible: true })
  await optimize.tap()
  const sheet = page.getByRole('button', { name: /^Lineup: / })
  await expect(sheet).toHaveAttribute('aria-expanded', 'true')
  const slot = page.getByRole('button', { name: /^Instead of / }).first()
  const swaps = page.getByRole('dialog', { name: /^Instead of / })
  await slot.tap()
  await expect(swaps).toBeVisible()
  await page.goBack()
  await expect(swaps).toBeHidden()
  await expect(sheet).toHaveAttribute('aria-expanded', 'true')

  // A sheet that a button closed leaves no step of its own.
  await slot.tap()
  await swaps.getByRole('button', { name: 'Close' }).tap()
  await expect(swaps).toBeHidden()
  await page.goBack()
  await expect(sheet).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/try')
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
})

test('a browser in which somebody has signed in before gets the sign-in form; a signed-in user has no trial', {
  tag: '@rare',
}, async ({ page }) => {
  const { username, password } = newAccount('returning')
  await page.request.post('/api/register', { data: { username, password } })
  await page.goto('/try')
  await expect(page).toHaveURL('/')
  await page.request.post('/api/logout')
  await page.goto('/')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('who has an account and records signs in after the trial, and finds the lineup above them', {
  tag: '@rare',
}, async ({ page }) => {
  const account = await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Last week' })
  await page.request.post('/api/logout')
  await open(page, '/try')
  await page.getByRole('button', { name: 'Optimize', exact: true }).filter({ visible: true }).tap()
  await untilOptimized(page)
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Pending results' })).toBeVisible()
  await page.getByRole('button', { name: 'Open your lineup' }).tap()
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(page.getByRole('button', { name: /^Lineup: .* 6\/6/ })).toBeVisible()
})

test('before its code is there, which takes long on a slow network, the page says what it is', {
  tag: '@rare',
}, async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/try', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('The best DraftKings lineup for one game, in one press')
  await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(300)
  await expectNoSidewaysScroll(page)
})
