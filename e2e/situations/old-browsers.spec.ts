import type { Page } from '@playwright/test'
import { open } from '../support/accounts.ts'
import { type Account, newAccount, registerByApi, saveLineup } from '../support/seeds.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/* In an unsupported browser, and without scripts, a user can sign in, read records and sign out. */

test('an unsupported browser shows a notice, and sign-in, records and logout work without scripts', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const account = await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Kept' })
  const context = await browser.newContext({ extraHTTPHeaders })
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  const old = await context.newPage()
  await old.goto('/auth')
  await expect(old.getByText(/^(Chrome|HeadlessChrome) \d+ is too old for the optimizer\./)).toBeVisible()
  await readRecordsByForms(old, account)
  await context.close()
})

test('the same works with scripts disabled, and registration too', async ({ browser, extraHTTPHeaders }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders })
  const plain = await context.newPage()
  await plain.goto('/auth')
  // Playwright reads no text and no roles inside <noscript>.
  await expect(plain.locator('noscript strong')).toBeVisible()
  const account = newAccount('plain')
  await plain.getByText('Sign up').click()
  await plain.getByLabel('Username', { exact: true }).fill(account.username)
  await plain.getByLabel('Password', { exact: true }).fill(account.password)
  await plain.getByRole('button', { name: 'Create Account' }).click()
  await expect(plain).toHaveURL('/')
  await saveLineup(plain, { lineup_name: 'Kept' })
  await plain.locator('#without-script').getByRole('button', { name: 'Logout' }).click()
  await expect(plain).toHaveURL('/auth')
  await readRecordsByForms(plain, account)
  await context.close()
})

for (const [agent, name] of [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.8 Mobile/15E148 Safari/604.1',
    'iOS 15.8',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.1 Safari/605.1.15',
    'Safari 15.6.1',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0', 'Firefox 102'],
  ['Something else', 'This browser'],
] as const) {
  test(`${name} is named`, async ({ browser }) => {
    const context = await browser.newContext({ userAgent: agent })
    await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    const old = await context.newPage()
    await old.goto('/auth')
    await expect(old.getByText(`${name} is too old for the optimizer.`)).toBeVisible()
    await context.close()
  })
}

test('a supported browser shows no notice', async ({ page }) => {
  await open(page, '/auth')
  await expect(page.getByText('too old')).toBeHidden()
  await expect(page.getByText('JavaScript is off.')).toBeHidden()
})

async function readRecordsByForms(page: Page, { username, password }: Account) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await page.locator('a[href="/lineups"]:visible', { hasText: 'Saved Lineups' }).click()
  await expect(page.getByText('Kept').filter({ visible: true }).first()).toBeVisible()
  await page.locator('a[href="/dashboard"]:visible').click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.locator('form[action="/logout"] button:visible').click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/lineups')
  await expect(page).toHaveURL('/auth')
}
