import { open, register, signIn } from './support/accounts.ts'
import { keyboardAt } from './support/keyboard.ts'
import { newAdmin } from './support/operator.ts'
import { hydrated } from './support/page-checks.ts'
import { signInByApi } from './support/seeds.ts'
import { expectEveryStateSound } from './support/state-checks.ts'
import { ADMIN_STATES, TEMPORARY_PASSWORD_STATES } from './support/states/users.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'a password of my own'

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every state of an admin is accessible', { tag: '@rare' }, async ({ page, noise }) => {
    test.setTimeout(600_000)
    noise.allow(/status of 400/)
    const admin = await newAdmin('boss')
    await signInByApi(page, admin)
    await expectEveryStateSound(page, TEMPORARY_PASSWORD_STATES)
    await page.request.post('/api/change-password', {
      data: { currentPassword: admin.password, newPassword: NEW_PASSWORD },
    })
    await expectEveryStateSound(page, ADMIN_STATES)
  })
})

test('by keyboard: change the temporary password, create a user, reset a password', {
  tag: '@rare',
}, async ({ page }) => {
  const keys = keyboardAt(page)
  const admin = await newAdmin('keys')
  await signInByApi(page, admin)
  await open(page, '/')

  await test.step('change the password', async () => {
    await page.getByRole('alertdialog', { name: 'Change Password Required' }).waitFor()
    await keys.press('Escape')
    await keys.write('Current Password', admin.password)
    await keys.write('New Password', NEW_PASSWORD)
    await keys.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await hydrated(page)
  })

  const username = `made-${crypto.randomUUID().slice(0, 8)}`
  await test.step('create a user', async () => {
    await keys.enter('link', 'User Management')
    await page.getByRole('heading', { name: 'User Management' }).waitFor()
    await keys.enter('button', 'Create User')
    await page.getByRole('dialog').waitFor()
    await keys.write('Username *', username)
    await keys.tabTo('combobox', 'Role')
    await keys.press('ArrowDown')
    await keys.enter('button', 'Create User')
    await page.getByRole('status', { name: 'Temporary password' }).waitFor()
    await keys.expectFocusKept()
    await keys.enter('button', 'Done')
    await keys.expectFocus('button', 'Create User')
    await expect(page.getByRole('row', { name: new RegExp(`${username}.*admin`) })).toBeVisible()
  })

  await test.step('reset a password', async () => {
    await keys.enter('button', `Reset Password of ${username}`)
    await page.getByRole('alertdialog').waitFor()
    await keys.enter('button', 'Reset Password')
    await page.getByRole('status', { name: 'Temporary password' }).waitFor()
    await keys.expectFocusKept()
    await keys.enter('button', 'Done')
    await keys.expectFocus('button', `Reset Password of ${username}`)
  })
})

test('disabling a user ends the session with a message; enabling allows sign-in again', async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/status of 40[13]/)
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` },
  })
  const userPage = await context.newPage()
  const user = await register(userPage, 'kept-out')
  const admin = await newAdmin('closer')
  await signInByApi(page, admin)
  await page.request.post('/api/change-password', {
    data: { currentPassword: admin.password, newPassword: NEW_PASSWORD },
  })
  await open(page, '/users')
  await expect(page.getByRole('button', { name: `Disable ${admin.username}`, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Disable ${user.username}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByLabel('Search users').fill(user.username.toUpperCase())
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + 1)
  const row = page.getByRole('row', { name: new RegExp(user.username) })
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible()

  await userPage.goto('/lineups')
  await expect(userPage).toHaveURL('/auth')
  await userPage.getByLabel('Username or Email').fill(user.username)
  await userPage.getByLabel('Password', { exact: true }).fill(user.password)
  await userPage.getByRole('button', { name: 'Sign In' }).click()
  await expect(userPage.getByText('This account is disabled').first()).toBeVisible()

  await row.getByRole('button', { name: `Enable ${user.username}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click()
  await expect(row.getByText('Disabled', { exact: true })).toHaveCount(0)
  await signIn(userPage, user)
  await context.close()
})
