import { expect, type Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'

/** What the first admin of a browser-test run signs in with, and must then change. */
export const ADMIN_TEMPORARY_PASSWORD = 'first-start-of-the-browser-tests'

export type Account = { username: string; password: string }

/** Opens `path` and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Registers a new user as a person would and ends on the home page, signed in. Names are unique in a run. */
export async function register(page: Page, name = 'player'): Promise<Account> {
  const account = {
    username: `${name}-${crypto.randomUUID().slice(0, 8)}`,
    password: 'a long enough password',
  }
  await open(page, '/auth')
  await page.getByText('Sign up').click()
  await page.getByLabel('Username', { exact: true }).fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  return account
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
