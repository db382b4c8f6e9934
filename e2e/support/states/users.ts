import { type PageState, press, see } from './page-state.ts'

/** What only an admin sees. */
export const ADMIN_STATES: readonly PageState[] = [
  { name: 'users', path: '/users' },
  {
    name: 'jobs',
    steps: async (page) => {
      await press(page, 'Show jobs')
      await press(page, 'Read again')
    },
  },
  { name: 'create user', steps: (page) => press(page, 'Create User') },
  {
    name: 'create user: refused',
    steps: async (page) => {
      await page.getByLabel('Username *').fill('not@aname')
      await page.getByRole('dialog').getByRole('button', { name: 'Create User' }).click()
      await see(page, 'Username must not contain @')
    },
  },
  {
    name: 'temporary password',
    steps: async (page) => {
      await page.getByLabel('Username *').fill(`${'w'.repeat(40)}-${crypto.randomUUID()}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Create User' }).click()
      await page.getByRole('status', { name: 'Temporary password' }).waitFor()
    },
  },
  {
    name: 'reset password',
    path: '/users',
    steps: (page) => press(page, /^Reset Password of w{40}/),
  },
  {
    name: 'reset password: done',
    steps: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click()
      await page.getByRole('status', { name: 'Temporary password' }).waitFor()
    },
  },
]

/** What everybody sees who came with a temporary password. */
export const TEMPORARY_PASSWORD_STATES: readonly PageState[] = [
  { name: 'change password', path: '/', steps: (page) => see(page, 'Change Password Required') },
  {
    name: 'change password: refused',
    steps: async (page) => {
      await page.getByLabel('Current Password').fill('not the temporary one')
      await page.getByLabel('New Password').fill('a password of my own')
      await press(page, 'Change Password')
      await see(page, 'Current password is incorrect')
    },
  },
]
