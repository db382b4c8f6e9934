import { SAMPLE_LINEUP } from '#app/routes/auth/sample-lineup.ts'
import { open } from './support/accounts.ts'
import { answerInstead } from './support/answer-instead.ts'
import { expectAccessible } from './support/page-checks.ts'
import { newAccount } from './support/seeds.ts'
import { slots } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone, five presses lead from the sign-in page to a lineup in a file for the contest', async ({
  page,
}) => {
  await open(page, '/auth')
  const about = page.getByRole('complementary', { name: 'About the product' })
  await expect(about).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
  const shown = await about.getByRole('figure').getByRole('listitem').allInnerTexts()
  expect(shown.map((text) => text.split('\n').find((line) => line.includes(' ')))).toEqual(
    SAMPLE_LINEUP.map(({ name }) => name),
  )

  await page.getByRole('link', { name: 'Sign up' }).tap()
  const create = page.getByRole('button', { name: 'Create Account' })
  await expect(create).toBeInViewport({ ratio: 1 })
  const { username, password } = newAccount('newcomer')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // What searches is loaded while Home is read.
  const search = page.waitForEvent('worker', (thread) => thread.url().includes('/optimizer-worker-'))
  await create.tap()

  const sample = page.getByRole('button', { name: 'Try the sample slate' })
  await expect(sample).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await search
  await sample.tap()

  await expect(page).toHaveURL('/showdown/optimizer')
  const optimize = page.getByRole('button', { name: 'Optimize', exact: true })
  await expect(optimize).toBeInViewport({ ratio: 1 })
  await optimize.tap()

  await expect(page.getByText(/^Best possible of [\d,]+ legal lineups/)).toBeVisible()
  const lineup = await slots(page)
  SAMPLE_LINEUP.forEach(({ name, salary }, slot) => {
    expect(lineup[slot]).toContain(name)
    expect(lineup[slot]).toContain(`$${salary.toLocaleString('en-US')}`)
  })

  // On paper, which is as narrow, the sheet is as high as its lineup.
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('#lineup-sheet')
  expect(await sheet.evaluate((each) => each.clientHeight)).toBeGreaterThan(300)
  expect(await sheet.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).tap()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('the sample could not be read: a sentence says so, and the button works again', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/Failed to load resource|status of 503/)
  const { username, password } = newAccount('offline')
  await page.request.post('/api/register', { data: { username, password } })
  const answerAgain = await answerInstead(page, '**/samples/**', (route) => route.fulfill({ status: 503 }))
  await open(page, '/')
  const sample = page.getByRole('button', { name: 'Try the sample slate' })
  await sample.tap()
  await expect(page.getByRole('alert')).toHaveText(
    'The sample slate could not be loaded. Check your network and try again.',
  )
  answerAgain()
  await sample.tap()
  await expect(page).toHaveURL('/showdown/optimizer')
})
