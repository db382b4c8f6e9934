import type { Page } from '@playwright/test'
import {
  finalizeLineup,
  importHistory,
  importMadeSlate,
  recordSetResults,
  registerByApi,
  saveEntrySet,
  saveLineup,
} from '../seeds.ts'
import { button, hold, press, see, type Visitor } from './page-state.ts'

/** A user with lineups in every state and a contest history. */
export const REGULAR: Visitor = {
  async arrive(page) {
    await registerByApi(page, 'regular')
    const contest = { contest_name: 'Milly Maker', entry_fee_total: 20, entry_field_size: 1000 }
    await saveLineup(page, { lineup_name: 'Unplayed', contest_type: 'Cash' })
    const lineup = await saveLineup(page, {
      lineup_name: 'Small loss',
      ...contest,
      points_total: 88,
      winnings_total: 0,
    })
    const result = { winnings_total: 95.5, points_total: 141, rank: 12 }
    const finalized = await saveLineup(page, { lineup_name: 'Big win', ...contest, ...result })
    await finalizeLineup(page, finalized)
    await saveLineup(page, { lineup_name: 'Kickoff', contest_name: 'NFL $20 Kickoff', entry_fee_total: 20 })
    const set = await saveEntrySet(page, 30, { name: 'Thursday thirty' })
    await saveEntrySet(page, 2, { name: 'Draft', entry_fee: null })
    await recordSetResults(page, await saveEntrySet(page, 2, { name: 'Sunday two' }), [5.5, 0])
    await importHistory(page, 330, {
      Sport: 'NFL',
      Game_Type: 'Showdown Captain Mode',
      Entry: 'NFL $20 Kickoff',
      Contest_Date_EST: '2026-12-13 20:20:00',
      Entry_Fee: '$20.00',
    })
    await importMadeSlate(page)
    return { lineup, finalized, set }
  },
  noise: /status of (400|404|409)/,
  states: [
    {
      name: 'lineups, with a result on offer',
      path: '/lineups',
      steps: (page) => see(page, 'Results from your contest history'),
    },
    {
      name: 'lineups by profit',
      only: 'desktop',
      steps: async (page) => {
        await page.getByRole('link', { name: 'Profit' }).click()
        await page.getByRole('columnheader', { name: 'Profit' }).and(page.locator('[aria-sort]')).waitFor()
      },
    },
    {
      name: 'lineups: nothing found',
      steps: async (page) => {
        await page.getByLabel('Search lineups').fill('nothing of the kind')
        await see(page, 'No lineups match your search')
      },
    },
    {
      name: 'result dialog',
      path: '/lineups',
      steps: async (page) => {
        await press(page, 'Edit results of Small loss')
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'result dialog: refused',
      steps: async (page) => {
        await page.route(/api\/saved-lineups\//, (route) =>
          route.fulfill({ status: 409, contentType: 'text/plain', body: 'Already finalized' }),
        )
        await press(page, 'Save Changes')
        await page.getByRole('alert').filter({ hasText: 'Already finalized' }).waitFor()
      },
    },
    {
      name: 'finalize dialog',
      path: '/lineups',
      steps: async (page) => {
        await press(page, 'Finalize Small loss')
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'finalize dialog: sending',
      steps: async (page) => {
        await hold(page, /api\/saved-lineups\/finalize/)
        await press(page, 'Finalize Lineup')
        await see(page, 'Finalizing...')
      },
    },
    {
      name: 'menu of a lineup',
      path: '/lineups',
      steps: async (page) => {
        await press(page, 'More actions for Unplayed')
        await page.getByRole('menu').waitFor()
      },
    },
    {
      name: 'rename dialog: no name',
      path: '/lineups',
      steps: async (page) => {
        await press(page, 'More actions for Unplayed')
        await page.getByRole('menuitem', { name: 'Rename' }).click()
        await page.getByRole('dialog').getByLabel('Lineup Name').fill('')
        await press(page, 'Save Name')
        await see(page, 'Enter a name')
      },
    },
    {
      name: 'lineup that has no salary file',
      path: '/lineups/:lineup',
      steps: async (page) => {
        await press(page, 'Open in optimizer')
        await see(page, 'Lineup not opened')
      },
    },
    { name: 'lineup', path: '/lineups/:lineup' },
    { name: 'finalized lineup', path: '/lineups/:finalized' },
    { name: 'entry sets', path: '/entry-sets', steps: (page) => see(page, 'Not entered') },
    {
      name: 'menu of an entry set',
      steps: async (page) => {
        await press(page, 'More actions for Draft')
        await page.getByRole('menu').waitFor()
      },
    },
    {
      name: 'entry set',
      path: '/entry-sets/:set',
      steps: (page) => see(page, 'At least 2 different captains'),
    },
    {
      name: 'entry set: contest and fee refused',
      steps: async (page) => {
        await press(page, 'Contest and fee')
        await page.getByRole('dialog').getByLabel('Entry fee of each lineup ($)').fill('two')
        await press(page, 'Save')
        await see(page, 'Enter an amount, for example 0.25')
      },
    },
    {
      name: 'entry set: results refused',
      path: '/entry-sets/:set',
      steps: async (page) => {
        await press(page, 'Record results')
        await page.getByRole('dialog').getByLabel('Points of lineup 2', { exact: true }).fill('x')
        await press(page, 'Save Results')
        await see(page, 'Lineup 2: points must be a number, 0 or more')
      },
    },
    {
      name: 'entry set that has no salary file',
      path: '/entry-sets/:set',
      steps: async (page) => {
        await press(page, 'More actions for Thursday thirty')
        await page.getByRole('menuitem', { name: 'Open in optimizer' }).click()
        await see(page, 'Set not opened')
      },
    },
    { name: 'dashboard', path: '/dashboard', steps: showChartTables },
    {
      name: 'history',
      path: '/historical-data',
      steps: async (page) => {
        await see(page, /^2 entries with a result in 1 set/)
        await showChartTables(page)
      },
    },
    {
      name: 'history by month, with its entries',
      path: '/historical-data',
      steps: async (page) => {
        await press(page, 'Month')
        await see(page, /^12 of 330 entries$/)
      },
    },
    {
      name: 'history: rows refused',
      path: '/historical-data',
      steps: async (page) => {
        const flawed = `${HISTORY_HEADER}\nNFL,Classic,1,A,2,yesterday,3,1,$1.00,$0.00,10,$1.00,$10.00,2`
        await page
          .getByLabel('Contest history CSV')
          .setInputFiles({ name: 'flawed.csv', mimeType: 'text/csv', buffer: Buffer.from(flawed) })
        await press(page, 'Upload')
        await see(page, /is not a date/)
      },
    },
    {
      name: 'history: deleting an import',
      path: '/historical-data',
      steps: async (page) => {
        await press(page, 'Show imports', /^Delete import of /)
        await page.getByRole('alertdialog').waitFor()
      },
    },
    { name: 'earlier slates', path: '/showdown/upload' },
    {
      name: 'earlier slates: deleting a file',
      steps: async (page) => {
        await press(page, /^More actions for /)
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await see(page, 'No saved lineup and no contest uses it.')
      },
    },
  ],
}

const HISTORY_HEADER =
  'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Winnings_Non_Ticket,Winnings_Ticket,Contest_Entries,Entry_Fee,Prize_Pool,Places_Paid'

async function showChartTables(page: Page): Promise<void> {
  const summaries = page.getByText('Show as a table')
  for (const summary of await summaries.all()) await summary.click()
  await page.getByRole('img', { name: /^Line chart/ }).waitFor()
  await button(page, 'Use light theme').focus()
}
