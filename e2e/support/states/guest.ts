import { unfold } from '../folds.ts'
import { press, see, type Visitor } from './page-state.ts'

/** A visitor without a session. */
export const GUEST: Visitor = {
  arrive: async () => ({}),
  noise: /status of 40[014]/,
  states: [
    { name: 'sign in', path: '/auth' },
    {
      name: 'sign in: password shown',
      steps: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('not the password')
        await press(page, 'Show password')
      },
    },
    {
      name: 'sign in: refused',
      steps: async (page) => {
        await page.getByLabel('Username or Email').fill('no-such-user')
        await press(page, 'Sign In')
        await see(page, 'Wrong username, email or password')
      },
    },
    { name: 'sign in: back from a provider', path: '/auth?oauth=email_in_use&provider=google' },
    { name: 'register', path: '/auth?mode=register' },
    {
      name: 'register: nothing typed',
      steps: async (page) => {
        await press(page, 'Create Account')
        await see(page, 'Username is required')
        await see(page, 'Password must be at least 8 characters')
      },
    },
    {
      name: 'register: refused',
      steps: async (page) => {
        await page.getByLabel('Username', { exact: true }).fill('not@aname')
        await page.getByLabel('Password', { exact: true }).fill('a long enough password')
        await press(page, 'Create Account')
        await see(page, 'Username must not contain @')
      },
    },
    { name: 'live sample before its script', path: '/try', withoutScript: true },
    { name: 'live sample', path: '/try', steps: (page) => see(page, 'Marcus Halvorsen') },
    {
      name: 'live sample: optimized',
      steps: async (page) => {
        await press(page, 'Optimize')
        await see(page, /legal lineups/)
      },
    },
    {
      name: 'privacy',
      path: '/privacy',
      steps: (page) => unfold(page, 'What is kept on', 'What is kept in', 'What leaves', 'After you'),
    },
    { name: 'nothing at this address', path: '/no/such/page' },
    { name: 'offline page', path: '/offline-copy/offline', withoutScript: true },
    {
      name: 'optimizer from the offline store',
      path: '/offline-copy/showdown/optimizer',
      withoutScript: true,
    },
  ],
}
