import { toJobItem } from '#contract/jobs.ts'
import { answerInstead } from '../answer-instead.ts'
import { button, type PageState, press, see } from './page-state.ts'

const JOB = {
  database: 'main',
  username: 'ada',
  contestId: 7,
  contestName: 'contest-standings-7',
  createdAt: 0,
  updatedAt: 0,
}
const JOBS = [
  { ...JOB, id: 1, kind: 'learn_contest', status: 'waiting', attempts: 0, error: null },
  { ...JOB, id: 2, kind: 'learn_contest', status: 'done', attempts: 1, error: null },
  { ...JOB, id: 3, kind: 'learn_contest', status: 'failed', attempts: 4, error: 'the file is gone' },
  {
    ...JOB,
    id: 4,
    kind: 'remove_file',
    status: 'failed',
    attempts: 4,
    error: 'no answer',
    contestName: null,
  },
]

/** States that only an admin sees. */
export const ADMIN_STATES: readonly PageState[] = [
  { name: 'users', path: '/users' },
  {
    name: 'jobs',
    steps: async (page) => {
      await press(page, 'Show jobs')
      await press(page, 'Refresh')
    },
  },
  {
    name: 'jobs in every state',
    steps: async (page) => {
      // No user action makes a job fail permanently, so the server's answer is replaced.
      const answerAgain = await answerInstead(page, '**/api/admin/jobs', (route) =>
        route.fulfill({ json: { jobs: JOBS.map(toJobItem) } }),
      )
      await press(page, 'Refresh')
      await see(page, /Tried 4 times/)
      answerAgain()
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
    name: 'disable account',
    path: '/users',
    steps: (page) => press(page, /^Disable w{40}/),
  },
  {
    name: 'disabled account',
    steps: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
      await see(page, 'Disabled')
    },
  },
  { name: 'enable account', steps: (page) => press(page, /^Enable w{40}/) },
  {
    name: 'enabled account',
    steps: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click()
      await button(page, /^Disable w{40}/).waitFor()
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

/** States of a user with a temporary password. */
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
