import type { Page } from '@playwright/test'
import { startLoopbackProvider } from '#workers/testing/loopback-provider.ts'
import { open, signIn } from './support/accounts.ts'
import { hydrated } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

// One after the other in one process: the provider has one port, which the server was told before it started.
test.describe.configure({ mode: 'serial' })

let provider: Awaited<ReturnType<typeof startLoopbackProvider>>

test.beforeAll(async () => {
  provider = await startLoopbackProvider(Number(process.env.E2E_PROVIDER_PORT))
})

test.afterAll(() => provider.stop())

test('somebody new continues with Google and has an account, this time and the next', async ({ page }) => {
  const person = newPerson()
  await open(page, '/auth')
  await expect(page.getByRole('button', { name: 'Continue with Discord' })).toHaveCount(0)
  await continueWithGoogle(page, person)
  await expect(page).toHaveURL('/')
  await hydrated(page)
  await expect(page.getByRole('complementary').getByText(person.sub)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await hydrated(page)
  await continueWithGoogle(page, person)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('complementary').getByText(person.sub)).toBeVisible()
})

test('whose email is taken is told so, connects Google from inside, and then comes in by it', async ({
  page,
}) => {
  const person = newPerson()
  const account = { username: `owner-${person.sub}`, password: 'a long enough password' }
  await open(page, '/auth?mode=register')
  await page.getByLabel('Username', { exact: true }).fill(account.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/auth')
  await hydrated(page)
  await continueWithGoogle(page, person)
  await expect(page.getByRole('alert')).toContainText('Sign in with its password, then connect Google')
  await hydrated(page)

  await signIn(page, account)
  await page.getByRole('link', { name: `Your account, ${account.username}` }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await agree(page, person)
  await expect(page.getByText('Google is connected')).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await hydrated(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await hydrated(page)
  await continueWithGoogle(page, person)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('complementary').getByText(account.username)).toBeVisible()
})

test('it works without any script, and who says no comes back to the sign-in page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Signing in with Google was cancelled')
  await continueWithGoogle(page, newPerson())
  await expect(page).toHaveURL('/')
  await context.close()
})

function newPerson() {
  const sub = `g-${crypto.randomUUID().slice(0, 8)}`
  return { sub, email: `${sub}@example.com`, email_verified: true }
}

async function continueWithGoogle(page: Page, person: object): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await agree(page, person)
}

/** On the provider's own page. */
async function agree(page: Page, person: object): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Loopback provider' })).toBeVisible()
  await page.getByLabel('Profile').fill(JSON.stringify(person))
  await page.getByRole('button', { name: 'Allow' }).click()
}
