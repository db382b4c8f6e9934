import { expect, type Page } from '@playwright/test'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { importMadeSlate, registerByApi, uploadContest } from '../seeds.ts'
import { sampleCsv, showdownCsv } from '../slates.ts'
import { button, hold, press, see, type Visitor } from './page-state.ts'

/** A user who builds a Showdown lineup, with two slates in session storage. */
export const SHOWDOWN_BUILDER: Visitor = {
  async arrive(page) {
    await registerByApi(page, 'builder')
    await page.goto('/')
    await keepSlate(page, 'showdown', sampleCsv('showdown'))
    return {}
  },
  states: [
    { name: 'Showdown', path: '/showdown/optimizer', steps: (page) => see(page, '40 players') },
    { name: 'another CSV', steps: (page) => press(page, 'Upload New CSV') },
    {
      name: 'players: nothing found',
      steps: async (page) => {
        await press(page, 'Hide Upload')
        await page.getByLabel('Search players').fill('no such player')
        await see(page, 'No players match your search and filters.')
      },
    },
    {
      name: 'players: locked, excluded, hurt, refused, filtered',
      steps: async (page) => {
        await press(page, 'Show all players', /^Lock /)
        await press(page, /^Exclude /)
        await page
          .getByLabel(/^Injury status of/)
          .nth(3)
          .selectOption('Out')
        await page
          .getByLabel(/^Injury status of/)
          .nth(4)
          .selectOption('Questionable')
        await press(page, /^Add /)
      },
    },
    { name: 'settings', steps: (page) => press(page, 'Settings') },
    {
      name: 'entries: nothing built',
      steps: async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Entries')
        await see(page, 'No lineups yet')
      },
    },
    {
      name: 'entries: a list',
      steps: async (page) => {
        await press(page, '20 lineups', 'Build 20 lineups')
        await see(page, /^20 lineups, together the best/)
      },
    },
    {
      name: 'entries: rules, ready-made ones and kinds',
      steps: async (page) => {
        await press(page, /^Rules/, 'Add a rule', 'Ready-made rules')
        await press(page, /^Add: /)
        await see(page, /^Removes/)
      },
    },
    { name: 'entries: the form of a rule', steps: (page) => press(page, 'Group') },
    {
      name: 'entries: the entries file, none chosen',
      steps: async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Entries file')
        await see(page, 'Fill your reserved entries')
      },
    },
    {
      name: 'entries: the entries file, filled, short of lineups, with a bad id',
      steps: async (page) => {
        const head = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX'
        const entries = Array.from(
          { length: 24 },
          (_, i) => `${i < 23 ? 500 + i : '5E+09'},Any contest,81,$5,,,,,,`,
        )
        const text = [head, ...entries, '600,Another,82,$20,,,,,,'].join('\r\n')
        const file = { name: 'DKEntries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
        await page
          .getByRole('region', { name: 'Entries file' })
          .getByLabel('Entries file')
          .setInputFiles(file)
        await see(page, /is not an entry id/)
      },
    },
    {
      name: 'entries: exposures',
      steps: async (page) => {
        await press(page, 'Exposures')
        await see(page, /captains in 20 lineups/)
      },
    },
    {
      name: 'import projections',
      path: '/showdown/optimizer',
      steps: (page) => press(page, 'Import projections', 'Paste a table instead'),
    },
    {
      name: 'import projections: refused',
      steps: async (page) => {
        await page
          .getByLabel(/^Table with a header/)
          .fill('Name,Team,Proj\nSomebody,XXX,1\nSomebody Else,YYY,2')
        await press(page, 'Read the table')
        await page.getByRole('dialog').getByRole('alert').waitFor()
      },
    },
    {
      name: 'import projections: a guess, a player to pair, a bad row',
      steps: async (page) => {
        await press(page, 'Choose another file', 'Paste a table instead')
        await page.getByLabel(/^Table with a header/).fill(projectionsOf(sampleCsv('showdown')))
        await press(page, 'Read the table')
        await see(page, /1 row left out/)
      },
    },
    {
      name: 'projections applied',
      steps: async (page) => {
        await press(page, 'Confirm Proj', /^Apply to/)
        await see(page, 'Projections: Pasted table')
        await page.getByRole('button', { name: /^Who is out\?/ }).click()
      },
    },
    {
      name: 'two projection files',
      steps: async (page) => {
        await press(page, 'Import projections')
        const file = {
          name: 'second.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(projectionsOf(sampleCsv('showdown'))),
        }
        await page.getByLabel('Projection file', { exact: true }).setInputFiles(file)
        await press(page, /^Apply to/, 'Import projections')
        await page.getByLabel('Weight of second.csv').waitFor()
      },
    },
    {
      name: 'choose a captain',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await forget(page)
        await press(page, 'Choose Captain')
        await page.getByRole('dialog').getByRole('row').first().waitFor()
      },
    },
    {
      name: 'choose a captain: no match',
      steps: async (page) => {
        await page.getByLabel('Search players for Captain').fill('no such player')
        await see(page, /^No players fit here/)
      },
    },
    {
      name: 'options of a player',
      path: '/showdown/optimizer',
      only: 'phone',
      steps: async (page) => {
        await press(page, /^Options for/)
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'best lineup and its story',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await press(page, 'Optimize')
        await page.getByText('More about this lineup').click()
        await see(page, 'Key findings')
        await page.getByText(/^Player insights/).click()
      },
    },
    {
      name: 'question answered',
      steps: async (page) => {
        await page.getByLabel('Your question').fill('What about the weather?')
        await press(page, 'Ask')
        await see(page, /The slate lists no weather/)
      },
    },
    {
      name: 'what a stack means',
      steps: async (page) => {
        await press(page, /^QB stack/)
        await page
          .getByRole('dialog')
          .getByText(/Built-in analyst/)
          .waitFor()
      },
    },
    {
      name: 'save dialog',
      steps: async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Save')
        await page.getByRole('dialog', { name: 'Save Lineup' }).waitFor()
      },
    },
    {
      name: 'save dialog: refused',
      steps: async (page) => {
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Lineup Name').fill('')
        await dialog.getByText('Contest and result').click()
        await dialog.getByLabel('Week').fill('0')
        await press(page, 'Save Lineup')
        await see(page, 'Lineup name is required')
      },
    },
    {
      name: 'save dialog: no answer',
      steps: async (page) => {
        const dialog = page.getByRole('dialog')
        await page.route(/api\/saved-lineups/, (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy, try again' }),
        )
        await dialog.getByLabel('Lineup Name').fill('Sunday')
        await dialog.getByLabel('Week').fill('1')
        await press(page, 'Save Lineup')
        await dialog.getByRole('alert').waitFor()
      },
    },
    {
      name: 'enriched',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await press(page, 'Enrich Data')
        await see(page, /^Enriched from the salary file/)
      },
    },
    {
      name: 'enrichment on its way',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await hold(page, /api\/enrich/)
        await press(page, 'Enrich Data')
        await button(page, 'Cancel enrichment').waitFor()
      },
    },
    {
      name: 'no lineup fits',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await keepSlate(page, 'showdown', showdownCsv(TOO_DEAR))
        await page.reload()
        await press(page, 'Optimize')
        await page.getByRole('alert').first().waitFor()
      },
    },
  ],
  noise: /status of 503/,
}

/** A user with learned statistics of the slate's players, who also builds for Big League. */
export const LEARNED_BUILDER: Visitor = {
  async arrive(page) {
    await registerByApi(page, 'learned')
    await learnFrom(page, 300)
    await importMadeSlate(page)
    await page.goto('/')
    await keepSlate(page, 'showdown', madeSlateCsv())
    await keepSlate(page, 'bigleague', sampleCsv('bigleague'))
    return {}
  },
  states: [
    {
      name: 'learned from one contest',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await see(page, 'From your contests')
        await see(page, 'Pairs: at most 1 game: too few to say.')
        await press(page, 'Use learned ownership')
        await see(page, 'Ownership filled in')
      },
    },
    {
      name: 'learned from three contests',
      path: '/showdown/optimizer',
      steps: async (page) => {
        await learnFrom(page, 310)
        await learnFrom(page, 320)
        await page.reload()
        await see(page, '3 Showdown contests, 18 players of this slate')
        await see(page, /lineups with both, .* in the top 1%/)
        await press(page, /^Options for /)
        await see(page, 'In your contests: 3 games')
        // The file has none: it follows from the ownership that was filled in before.
        await see(page, /^Leverage$/)
      },
    },
    { name: 'Big League', path: '/bigleague/optimizer', steps: (page) => see(page, '252 players') },
    { name: 'Big League settings', steps: (page) => press(page, 'Settings') },
    {
      name: 'best Big League lineup',
      path: '/bigleague/optimizer',
      steps: async (page) => {
        await press(page, 'Optimize')
        await page.getByText('More about this lineup').click()
        await see(page, 'Key findings')
      },
    },
    {
      name: 'choose a quarterback',
      steps: async (page) => {
        await press(page, /^Remove .* from Quarterback/)
        await press(page, 'Choose Quarterback')
        await page.getByRole('dialog').getByRole('row').first().waitFor()
      },
    },
    {
      name: 'a slate that cannot be read',
      path: '/bigleague/optimizer',
      steps: async (page) => {
        await keepSlate(page, 'bigleague', 'a,b\n1,2')
        await page.reload()
        await page.getByRole('alert').first().waitFor()
      },
    },
  ],
}

const TOO_DEAR = ['AAA', 'BBB', 'AAA', 'BBB', 'AAA', 'BBB'].map(
  (team, i) => ['WR', `Player ${i}`, 'FLEX', 20_000, team, 10] as const,
)

/** A table with a guessed header, a player of another name, two without points and a row that can't be read. */
function projectionsOf(salaries: string): string {
  const rows = salaries
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
  const flex = rows.filter((cells) => cells[4] === 'FLEX')
  const lines = flex.map((cells, i) =>
    [i === 3 ? 'Another Name' : cells[2], cells[7], i < 2 ? 0 : 10 + (i % 5)].join(','),
  )
  return ['Name,Team,Big Proj', ...lines, 'Gus New,,soon'].join('\n')
}

/** Stores a slate as the upload screen does. */
async function keepSlate(page: Page, format: string, csvData: string): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      sessionStorage.removeItem(`lineup-draft:${key}`)
      sessionStorage.setItem(`slate:${key}`, JSON.stringify({ csvData: text, fileName: `${key}.csv` }))
    },
    [format, csvData],
  )
}

/** The unchanged slate, of which the browser keeps nothing. */
async function forget(page: Page): Promise<void> {
  // From a page that does not hold the database open.
  await page.goto('/')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await keepSlate(page, 'showdown', sampleCsv('showdown'))
  await page.goto('/showdown/optimizer')
  await see(page, '40 players')
}

/** Uploads a contest of that many entries as a game of its own, tied to no slate, and waits until it has been learned from. */
async function learnFrom(page: Page, entries: number): Promise<void> {
  const id = await uploadContest(page, entries)
  await page.request.put(`/api/contest/${id}/slate`, { data: { slateId: null } })
  const learning = async () => (await (await page.request.get(`/api/contest/${id}`)).json()).contest.learning
  await expect.poll(learning).toBe('done')
}
