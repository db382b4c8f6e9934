import { expect, type Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'
import { type Account, newAccount, registerByApi } from './seeds.ts'

/** The initial password of the first admin, who must change it. */
export const ADMIN_TEMPORARY_PASSWORD = 'first-start-of-the-browser-tests'

/** Opens `path` and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Creates a new user through the API and opens the home page, signed in. */
export async function register(page: Page, name = 'player'): Promise<Account> {
  const account = await registerByApi(page, name)
  await open(page, '/')
  return account
}

/** Registers with the form and ends on the home page, signed in. */
export async function registerByForm(page: Page, name = 'player'): Promise<Account> {
  const account = newAccount(name)
  await open(page, '/auth')
  await page.getByText('Sign up').click()
  await page.getByLabel('Username', { exact: true }).fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  return account
}

/** Signs out and ends on the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await hydrated(page)
}

/** Signs in and ends on the home page. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  await open(page, '/auth')
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
}
