import type { Page } from '@playwright/test'
import { registerByApi, signInByApi } from '../seeds.ts'
import { browse } from '../slates.ts'
import { button, hold, link, press, see, type Visitor } from './page-state.ts'

/** A newly registered user without records. */
export const NEWCOMER: Visitor = {
  async arrive(page) {
    const account = await registerByApi(page, 'newcomer')
    // Signed in on two devices.
    await page.context().clearCookies()
    await signInByApi(page, account)
    return {}
  },
  noise: /status of (40[034]|500)|ERR_INTERNET_DISCONNECTED/,
  states: [
    { name: 'home', path: '/' },
    { name: 'account', path: '/account' },
    {
      name: 'account: wrong password',
      steps: async (page) => {
        await page.getByLabel('Current password').fill('not the password')
        await page.getByLabel('New password').fill('another long password')
        await press(page, 'Change password')
        await see(page, 'Current password is incorrect')
      },
    },
    {
      name: 'delete account',
      path: '/account',
      steps: async (page) => {
        await press(page, 'Delete account')
        await see(page, /^Delete the account/)
      },
    },
    {
      name: 'delete account: refused',
      steps: async (page) => {
        const dialog = page.getByRole('alertdialog')
        await dialog.getByLabel('Your password').fill('not the password')
        await dialog.getByRole('button', { name: 'Delete account' }).click()
        await see(page, 'Current password is incorrect')
      },
    },
    { name: 'home again', path: '/' },
    { name: 'skip link', steps: (page) => page.keyboard.press('Tab') },
    { name: 'navigation sheet', path: '/', only: 'phone', steps: (page) => press(page, 'Toggle sidebar') },
    { name: 'sidebar closed', path: '/', only: 'desktop', steps: (page) => press(page, 'Toggle sidebar') },
    {
      name: 'tooltip',
      only: 'desktop',
      steps: async (page) => {
        await button(page, 'Toggle sidebar').hover()
        await page.getByRole('tooltip').waitFor()
      },
    },
    {
      name: 'sidebar open again',
      only: 'desktop',
      steps: async (page) => {
        await press(page, 'Toggle sidebar')
        await page.mouse.move(600, 400)
      },
    },
    {
      name: 'offline banner',
      path: '/',
      steps: async (page) => {
        await page.context().setOffline(true)
        await see(page, /^You are offline/)
      },
    },
    { name: 'online again', steps: (page) => page.context().setOffline(false) },
    {
      name: 'next page on its way',
      path: '/dashboard',
      only: 'desktop',
      steps: async (page) => {
        await hold(page, /lineups\.data/)
        await link(page, 'Saved Lineups').click()
        await see(page, 'Loading lineups...')
      },
    },
    {
      name: 'page that failed',
      path: '/dashboard',
      only: 'desktop',
      steps: async (page) => {
        await page.route(/historical-data\.data/, (route) =>
          route.fulfill({ status: 500, body: 'No such luck' }),
        )
        await link(page, 'Historical Data').click()
        await see(page, 'This page could not be loaded')
      },
    },
    { name: 'account', path: '/account' },
    { name: 'account: connected', path: '/account?oauth=linked&provider=google' },
    { name: 'account: refused', path: '/account?oauth=linked_elsewhere&provider=google' },
    { name: 'no lineups', path: '/lineups' },
    { name: 'no such lineup', path: '/lineups/987654321' },
    { name: 'empty dashboard', path: '/dashboard' },
    { name: 'no contests', path: '/contest-insights' },
    {
      name: 'contest refused',
      steps: async (page) => {
        await chooseFile(
          page,
          'Contest results CSV',
          'notes.csv',
          'Position,Name,Roster Position,Salary\nQB,A,CPT,1',
        )
        await page.getByRole('alert').first().waitFor()
      },
    },
    {
      name: 'contest on its way',
      path: '/contest-insights',
      steps: async (page) => {
        await hold(page, /api\/contest\/upload/)
        await chooseFile(page, 'Contest results CSV', 'contest.csv', 'Rank,EntryId\n1,2')
        await page.getByRole('progressbar').waitFor()
      },
    },
    { name: 'no such contest', path: '/contest-insights?contest=987654321' },
    { name: 'no history', path: '/historical-data' },
    {
      name: 'history refused',
      steps: async (page) => {
        await chooseFile(page, 'Contest history CSV', 'history.xlsx', 'anything')
        await see(page, 'Please upload a CSV file')
      },
    },
    {
      name: 'import refused',
      steps: async (page) => {
        await chooseFile(page, 'Exported JSON', 'broken.json', 'not JSON')
        await see(page, 'This file is not JSON')
      },
    },
    { name: 'users: admins only', path: '/users' },
    { name: 'no such mode', path: '/curling/upload' },
    { name: 'Showdown by its short address', path: '/showdown' },
    { name: 'Showdown upload', path: '/showdown/upload' },
    {
      name: 'upload: not a CSV',
      steps: async (page) => {
        await browse(page, 'slate.pdf', 'anything')
        await see(page, 'Please upload a CSV file')
      },
    },
    {
      name: 'upload: not a slate',
      steps: async (page) => {
        await browse(page, 'entries.csv', 'a,b\n1,2')
        await see(page, 'entries.csv')
      },
    },
    {
      name: 'upload: preview',
      path: '/showdown/upload',
      steps: async (page) => {
        await press(page, 'Try a sample slate')
        await see(page, /players recognised$/)
      },
    },
    {
      name: 'upload: preview with warnings',
      path: '/showdown/upload',
      steps: async (page) => {
        await browse(page, 'flawed.csv', FLAWED_SLATE)
        await see(page, /1 row passed over: no player name/)
      },
    },
    { name: 'Big League upload', path: '/bigleague/upload' },
    { name: 'optimizer without a slate', path: '/bigleague/optimizer' },
    { name: 'optimizer before its script', path: '/showdown/optimizer', withoutScript: true },
  ],
}

const FLAWED_SLATE = [
  'Position,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame',
  'QB,Ann Able,1,FLEX,9000,AAA@BBB 12/13/2026 08:20PM ET,AAA,20',
  'RB,Bob Baker,2,FLEX,8000,AAA@BBB 12/13/2026 08:20PM ET,AAA,12',
  ',,3,FLEX,8000,AAA@BBB 12/13/2026 08:20PM ET,AAA,12',
].join('\n')

async function chooseFile(page: Page, label: string, name: string, text: string): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}
