import type { Browser, Page } from '@playwright/test'
import { open, register, signIn } from './support/accounts.ts'
import { keyboardAt } from './support/keyboard.ts'
import type { Account } from './support/seeds.ts'
import { registerByApi } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

test('changing the password keeps this device signed in, signs out others and invalidates the old password', {
  tag: '@rare',
}, async ({ page, browser, noise }) => {
  noise.allow(/status of 40[01]/)
  const account = await register(page, 'changer')
  const other = await secondDevice(browser, account)
  await open(page, '/account')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Current password is incorrect')
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')

  await other.goto('/account')
  await expect(other).toHaveURL('/auth')
  await other.getByLabel('Username or Email').fill(account.username)
  await other.getByLabel('Password', { exact: true }).fill(account.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByText('Wrong username, email or password').first()).toBeVisible()
  await signIn(other, { ...account, password: 'another long password' })
  await other.context().close()
  await open(page, '/lineups')
  await expect(page).toHaveURL('/lineups')
})

test('a user lists the signed-in devices and signs out one, then all others', { tag: '@rare' }, async ({
  page,
  browser,
}) => {
  const account = await registerByApi(page, 'devices')
  const [second, third] = [await secondDevice(browser, account), await secondDevice(browser, account)]
  await open(page, '/account')
  const rows = page.getByRole('listitem').filter({ hasText: 'Signed in' })
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(rows.first()).toContainText(/^Chrome on Windows/)

  await page
    .getByRole('button', { name: /^Sign out Chrome on Windows/ })
    .first()
    .click()
  await expect(page.getByText('Device signed out', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('This device')
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0)
  for (const device of [second, third]) {
    await device.goto('/account')
    await expect(device).toHaveURL('/auth')
    await device.context().close()
  }
})

test('a user exports the data and deletes the account, which ends every session', async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/status of 40[01]/)
  const account = await register(page, 'leaver')
  const other = await secondDevice(browser, account)
  await open(page, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export account.json' }).click()
  expect((await download).suggestedFilename()).toBe('account.json')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Delete the account ${account.username}?` })
  await expect(dialog).toContainText('This cannot be undone')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/auth?account=deleted')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()

  await other.goto('/lineups')
  await expect(other).toHaveURL('/auth')
  await other.getByLabel('Username or Email').fill(account.username)
  await other.getByLabel('Password', { exact: true }).fill(account.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByText('Wrong username, email or password').first()).toBeVisible()
  await other.context().close()
})

test('by keyboard: sign out a device, change the password, delete the account without losing the focus', {
  tag: '@rare',
}, async ({ page, browser }) => {
  const keys = keyboardAt(page)
  const account = await registerByApi(page, 'typist')
  for (const device of [await secondDevice(browser, account), await secondDevice(browser, account)])
    await device.context().close()
  await open(page, '/account')
  await keys.enter('button', /^Sign out Chrome/)
  await expect(page.getByText('Device signed out', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(1)
  await keys.expectFocus('region', 'Signed-in devices')
  await keys.enter('button', 'Sign out all other devices')
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0)
  await keys.expectFocus('region', 'Signed-in devices')

  await open(page, '/account')
  await keys.write('Current password', account.password)
  await keys.write('New password', 'another long password')
  await keys.press('Enter')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await keys.expectFocusKept()

  await keys.enter('button', 'Delete account')
  await page.getByRole('alertdialog').waitFor()
  await keys.press('Escape')
  await keys.expectFocus('button', 'Delete account')
  await keys.press('Enter')
  await keys.write('Your password', 'another long password')
  await keys.press('Enter')
  await expect(page).toHaveURL('/auth?account=deleted')
})

async function secondDevice(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` },
  })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}
