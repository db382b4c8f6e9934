import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { unfold } from '../folds.ts'
import { importMadeSlate, registerByApi, uploadContest } from '../seeds.ts'
import { press, see, type Visitor } from './page-state.ts'

/** The folded cards of a contest. */
const BEHIND_THE_ANSWERS = [
  'Scores of the field',
  'Ownership against points',
  'Exposure',
  'How the lineups',
  'Optimal lineup',
  'What your entries deserved',
  'Slate',
  'Payouts',
  'Captains and ownership',
  'Top 10',
]

/** A user with uploaded contest standings. */
export const OBSERVER: Visitor = {
  async arrive(page) {
    await registerByApi(page, 'observer')
    await importMadeSlate(page)
    // The second is of another game: the same people at other prices.
    return {
      contest: await uploadContest(page, 300),
      other: await uploadContest(page, 60, 'contest-standings-8.csv', 3),
    }
  },
  states: [
    { name: 'contests', path: '/contest-insights' },
    {
      name: 'contest just uploaded',
      steps: async (page) => {
        const buffer = Buffer.from(madeContestCsv(60, 2))
        await page
          .getByLabel('Contest results CSV')
          .setInputFiles({ name: 'contest-standings-7.csv', mimeType: 'text/csv', buffer })
        await see(page, 'Upload Successful')
        await see(page, 'Payouts')
      },
    },
    {
      name: 'contest',
      path: '/contest-insights?contest=:contest',
      steps: async (page) => {
        await see(page, 'Optimal lineup in hindsight')
        await unfold(page, ...BEHIND_THE_ANSWERS)
      },
    },
    {
      name: 'contest: my entries',
      steps: async (page) => {
        await page.getByLabel('Screen name').fill('USER-0')
        await press(page, 'Find')
        await see(page, 'Exposure: you, the field and the top 1%')
      },
    },
    {
      name: 'contest: payouts',
      steps: async (page) => {
        await page.getByLabel('Payout table').fill('1st $500\n2nd - 300th $1')
        await press(page, 'Use these payouts')
        await see(page, /^Prize pool/)
      },
    },
    {
      name: 'contest: payouts refused',
      steps: async (page) => {
        await page.getByLabel('Payout table').fill('nothing of the kind')
        await press(page, 'Use these payouts')
        await page.locator('textarea[aria-invalid]').waitFor()
      },
    },
    {
      name: 'contest: change slate',
      path: '/contest-insights?contest=:contest',
      steps: async (page) => {
        await unfold(page, 'Slate')
        await press(page, 'Change slate')
        await see(page, 'No slate')
      },
    },
    {
      name: 'contest: slates offered',
      path: '/contest-insights?contest=:other',
      steps: (page) => see(page, /^1 other slate lists these players/),
    },
    {
      name: 'rename dialog',
      path: '/contest-insights?contest=:contest',
      steps: async (page) => {
        await press(page, 'Rename')
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'delete dialog',
      path: '/contest-insights?contest=:contest',
      steps: async (page) => {
        await press(page, 'Delete')
        await page.getByRole('alertdialog').waitFor()
      },
    },
  ],
  noise: /status of 400/,
}
