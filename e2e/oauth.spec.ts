import type { Page } from '@playwright/test'
import { startLoopbackProvider } from '#workers/testing/loopback-provider.ts'
import { open, register, signIn, signOut } from './support/accounts.ts'
import { hydrated } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

// Serial, because the server is configured with the one port of the provider.
test.describe.configure({ mode: 'serial' })

let provider: Awaited<ReturnType<typeof startLoopbackProvider>>

test.beforeAll(async () => {
  provider = await startLoopbackProvider(Number(process.env.E2E_PROVIDER_PORT))
})

test.afterAll(() => provider.stop())

test('a new user signs in with Google and gets an account, which a second sign-in opens', async ({
  page,
}) => {
  const person = newPerson()
  await open(page, '/auth')
  await expect(page.getByRole('button', { name: 'Continue with Discord' })).toHaveCount(0)
  await continueWithGoogle(page, person)
  await expectSignedInAs(page, person.sub)
  await hydrated(page)

  await signOut(page)
  await continueWithGoogle(page, person)
  await expectSignedInAs(page, person.sub)
})

test('a user connects Google with the password, signs in with it, and disconnects it', {
  tag: '@rare',
}, async ({ page }) => {
  const person = newPerson()
  const account = await register(page, 'owner')
  await page.getByRole('link', { name: `Your account, ${account.username}` }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await connectGoogle(page, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('That password is not right, so Google was not connected')
  await hydrated(page)
  await connectGoogle(page, account.password)
  await agree(page, person)
  await expect(page.getByText('Google is connected')).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Google will still sign you in')).toBeVisible()
  await hydrated(page)

  await signOut(page)
  await continueWithGoogle(page, person)
  await expectSignedInAs(page, account.username)

  await open(page, '/account')
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await signOut(page)
  await continueWithGoogle(page, person)
  await expectSignedInAs(page, person.sub)
})

test('an account created with Google cannot disconnect it before a password is set', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/status of 409/)
  const person = newPerson()
  await open(page, '/auth')
  await continueWithGoogle(page, person)
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Google is the only way to sign in to this account. Set a password first',
  )
  await page.getByLabel('New password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await signOut(page)
  await signIn(page, { username: person.sub, password: 'a password of my own' })
})

test('it works without scripts, and a refusal leads back to the sign-in page', { tag: '@rare' }, async ({
  browser,
}) => {
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

async function connectGoogle(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByLabel('Your password here').fill(password)
  await page.getByRole('button', { name: 'Continue to Google' }).click()
}

async function continueWithGoogle(page: Page, person: object): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await agree(page, person)
}

async function expectSignedInAs(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('complementary').getByText(username)).toBeVisible()
}

/** Answers on the provider's page. */
async function agree(page: Page, person: object): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Loopback provider' })).toBeVisible()
  await page.getByLabel('Profile').fill(JSON.stringify(person))
  await page.getByRole('button', { name: 'Allow' }).click()
}
