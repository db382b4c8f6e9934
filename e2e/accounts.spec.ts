import type { Page } from '@playwright/test'
import { ADMIN_TEMPORARY_PASSWORD, open, signIn } from './support/accounts.ts'
import { admin, newAdmin, newAdminByCommand, temporaryPasswordIn } from './support/operator.ts'
import type { Account } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'a password of my own'

test('the first admin must change the initial password before anything else is served', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 400/)
  const first = { username: 'admin', password: ADMIN_TEMPORARY_PASSWORD }
  await signIn(page, first)
  const dialog = forcedDialog(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(dialog).toBeVisible()
  for (const path of ['/lineups', '/users', '/showdown/optimizer']) {
    await open(page, path)
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeVisible()
  }

  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, first)

  await fillPasswords(page, 'not the temporary one', NEW_PASSWORD)
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect')
  await fillPasswords(page, ADMIN_TEMPORARY_PASSWORD, ADMIN_TEMPORARY_PASSWORD)
  await expect(dialog.getByRole('alert')).toHaveText('The new password must differ from the current one')
  await fillPasswords(page, ADMIN_TEMPORARY_PASSWORD, NEW_PASSWORD)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your password has been updated successfully', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'User Management' }).click()
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
})

test('an admin creates a user and copies the temporary password, which is not shown again', async ({
  page,
}) => {
  await enterUserManagement(page)
  const username = `made-${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Create User' }).click()
  await page.getByLabel('Username *').fill(username)
  await page.getByLabel('Email (optional)').fill(`${username}@example.com`)
  await page.getByRole('dialog').getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText(`User ${username} created successfully`, { exact: true })).toBeVisible()
  const password = await copyTemporaryPassword(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(password)).toHaveCount(0)
})

test('the operator command resets the password of an admin', { tag: '@rare' }, async ({ page }) => {
  const { username, password } = await newAdminByCommand('lost')
  await expect(admin('create', username.toUpperCase())).rejects.toThrow('That username is already taken')
  await expect(admin('create', 'not@aname')).rejects.toThrow('Username must not contain @')
  const again = temporaryPasswordIn(await admin('reset', username))
  expect(again).not.toBe(password)
  await signIn(page, { username, password: again })
  await expect(forcedDialog(page)).toBeVisible()
})

test('the list and its dialogs show names of any script unchanged', { tag: '@rare' }, async ({ page }) => {
  await enterUserManagement(page)
  const names = [
    '<img src=x onerror=__xss=1>',
    '</script><script>__xss=1</script>',
    '"><svg onload=__xss=1>',
  ].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`)
  for (const username of names) {
    const headers = { Origin: new URL(page.url()).origin }
    const answer = await page.request.post('/api/admin/users', {
      data: { username, email: `"<b>"${username.slice(-8)}@x.example` },
      headers,
    })
    expect(answer.status()).toBe(200)
  }
  await open(page, '/users')
  for (const name of names) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(`"<b>"${name.slice(-8)}@x.example`)).toBeVisible()
    await page.getByRole('button', { name: `Reset Password of ${name}` }).click()
    await expect(page.getByRole('alertdialog')).toContainText(name)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
})

/** Signs in as a new admin created by the operator command. */
async function enterUserManagement(page: Page): Promise<void> {
  const { username, password } = await newAdmin('boss')
  await signIn(page, { username, password })
  await fillPasswords(page, password, NEW_PASSWORD)
  await expect(forcedDialog(page)).toBeHidden()
  await open(page, '/users')
}

function forcedDialog(page: Page) {
  return page.getByRole('alertdialog', { name: 'Change Password Required' })
}

async function fillPasswords(page: Page, current: Account['password'], next: string): Promise<void> {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password').fill(next)
  await page.getByRole('button', { name: 'Change Password' }).click()
}

function temporaryPassword(page: Page) {
  return page.getByRole('status', { name: 'Temporary password' })
}

/** Presses Copy, expects its confirmation for two seconds, and reads the clipboard. */
async function copyTemporaryPassword(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(1999)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await page.clock.resume()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(temporaryPassword(page)).toHaveText(copied)
  expect(copied).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
  return copied
}
