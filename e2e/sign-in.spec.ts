import { open, registerByForm, signIn } from './support/accounts.ts'
import { registerByApi } from './support/seeds.ts'
import { browse, sampleCsv, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test('a new user registers, logs out and signs in; protected pages redirect to the sign-in page', async ({
  page,
}) => {
  await page.goto('/lineups')
  await expect(page).toHaveURL('/auth')

  const account = await registerByForm(page)
  await expect(page.getByRole('heading', { name: 'Pro DFS Optimizer' })).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL('/')

  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText(account.username)).toBeVisible()
  await expect(sidebar.getByText('user', { exact: true })).toBeVisible()
  await open(page, '/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/lineups')
  await expect(page).toHaveURL('/auth')

  await signIn(page, account)
})

test('a wrong password is reported in a toast and next to the form, which keeps its fields', async ({
  page,
  noise,
}) => {
  noise.allow(/401/)
  const account = await registerByApi(page)
  await page.context().clearCookies()
  await open(page, '/auth')
  await page.getByLabel('Username or Email').fill('no-such-user')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Login failed')).toBeVisible()
  await expect(toast(page, 'Wrong username, email or password')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong username, email or password' })).toBeVisible()
  await expect(page.getByLabel('Username or Email')).toHaveValue('no-such-user')

  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')

  // The error does not outlive its cause.
  await page.getByLabel('Username or Email').fill(account.username)
  await password.fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Pro DFS Optimizer' })).toBeVisible()
  await expect(page.getByText('Login failed')).toHaveCount(0)
})

test('the data of a user is cleared in every tab when another user signs in', { tag: '@rare' }, async ({
  page,
}) => {
  const first = await registerByForm(page, 'first')
  await open(page, '/showdown/upload')
  await browse(page, 'mine.csv', sampleCsv('showdown'))
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
  await open(page, '/showdown/upload')
  await expect(page.getByText('mine.csv')).toBeVisible()

  // Another user signs in in another tab, while this tab shows the first user's page.
  const other = await page.context().newPage()
  await open(other, '/')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/auth')
  const second = await registerByForm(other, 'second')

  await expect(page.getByRole('complementary').getByText(second.username)).toBeVisible()
  await expect(page.getByText(first.username)).toHaveCount(0)
  await open(page, '/showdown/upload')
  await expect(page.getByText('mine.csv')).toHaveCount(0)
  await page.goto('/showdown/optimizer')
  await expect(page.getByRole('heading', { name: 'Build Your Winning Lineup' })).toBeVisible()
})
