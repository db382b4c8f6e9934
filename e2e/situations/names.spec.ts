import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { open } from '../support/accounts.ts'
import { unfold } from '../support/folds.ts'
import { hydrated } from '../support/page-checks.ts'
import { recordSetResults, saveLineup } from '../support/seeds.ts'
import { browse, showdownCsv } from '../support/slates.ts'
import { button, link, press, see } from '../support/states/page-state.ts'
import { expect, test } from '../support/test.ts'
import { hiddenTexts } from '../support/text-in-view.ts'

test.use({ allFigures: true })

/*
 * Every name has 80 characters, and every screen, dialog, sheet and toast is checked at phone widths. Lists hold names with
 * and without spaces; what is made of one record has a name without, which is the harder one. Both themes have the same layout,
 * so one is checked. Names without spaces are hostile besides: shown as anything but text, they would set `window.__xss`. That, a
 * dialog or a CSP violation fails the test (support/test.ts listens to the console).
 */

const LENGTH = 80
/** Texts that could close a script, a comment, an attribute or a title. */
const HOSTILE = [
  '</script><script>__xss=1</script>',
  '"><svg/onload=__xss=1>',
  "'><img/src=x/onerror=__xss=1>",
  '<!--<script>__xss=1</script>',
  '</title><svg/onload=__xss=1>',
  '{{constructor.constructor("__xss=1")()}}',
  '</textarea></style><script>__xss=1</script>',
]
const inWords = (start: string) =>
  `${start} ${'Featherstonehaugh Cholmondeley de '.repeat(3)}`.slice(0, LENGTH - 1).concat('z')
const inLetters = (start: string) =>
  `${start}${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`.slice(0, LENGTH)
/** Starts of different lengths have different texts. */
const inOnePiece = (start: string) => inLetters(start + HOSTILE[start.length % HOSTILE.length])
const BOTH = [inWords, inOnePiece]
/** A slash would divide a path. */
const fileName = (start: string) => `${inOnePiece(start).replaceAll('/', '\u2215')}.csv`

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/status of 40[04]/)
  await page.addInitScript(() => {
    const tell = (what: string) => console.error(`a text ran: ${what}`)
    Object.defineProperty(window, '__xss', { set: () => tell('__xss') })
    window.addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(`blocked ${blockedURI}`))
    for (const dialog of ['alert', 'confirm', 'prompt'] as const) {
      window[dialog] = (() => tell(dialog)) as never
    }
  })
  const username = inOnePiece(crypto.randomUUID().slice(0, 8))
  const email = `${crypto.randomUUID()}${'e'.repeat(24)}@${'mail'.repeat(4)}.com`
  const password = 'a long enough password'
  const answer = await page.request.post('/api/register', { data: { username, email, password } })
  expect(answer.status()).toBe(200)
})

test('home, navigation, account and missing pages', async ({ page }) => {
  await open(page, '/')
  await expectInView(page, 'home')
  await press(page, 'Toggle sidebar')
  await page.getByRole('dialog').waitFor()
  await expectInView(page, 'navigation sheet')
  for (const path of [
    '/account',
    `/lineups/${encodeURIComponent(inOnePiece('x'))}`,
    `/${encodeURIComponent(inOnePiece('x'))}`,
    `/no/${encodeURIComponent(inOnePiece('x'))}`,
  ]) {
    await open(page, path)
    await expectInView(page, path)
  }
})

test('lineups, results on offer, dialogs, toasts, dashboard', async ({ page }) => {
  test.slow()
  const { lineup, players } = showdownLineup()
  const lineups = BOTH.map((long, i) => ({
    lineup: {
      ...lineup,
      lineup_name: long('Lineup'),
      contest_name: long('Contest'),
      contest_type: 'Single Entry',
      points_total: 80,
      winnings_total: 900 * i,
    },
    players: players.map((player, place) => ({
      ...player,
      player_name: long(`${place}`),
      team: long('T'),
      opponent: long('O'),
    })),
    game: null,
    finalized: false,
    created_at: '2026-09-13T17:00:00.000Z',
  }))
  const answer = await page.request.post('/api/import', { data: { lineups } })
  expect(answer.status(), await answer.text()).toBe(200)
  await saveLineup(page, {
    lineup_name: inOnePiece('Offered'),
    contest_name: inOnePiece('Offered'),
    entry_fee_total: 20,
  })
  await importHistory(page, inOnePiece('Offered'))

  await open(page, '/lineups')
  await see(page, 'Results from your contest history')
  await expectInView(page, 'lineups')
  await page.getByLabel('Search lineups').fill(inWords('nothing'))
  await expectInView(page, 'nothing found')
  const long = inOnePiece
  await page.getByLabel('Search lineups').fill(long('Lineup'))
  // The rows found are drawn anew: a press during that would be lost.
  await expect(page).toHaveURL(/search=Lineup/)
  await press(page, `Edit results of ${long('Lineup')}`)
  await page.getByRole('dialog').waitFor()
  await expectInView(page, 'result dialog')
  await press(page, 'Save Changes')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectInView(page, 'result saved')
  await press(page, `Finalize ${long('Lineup')}`)
  await page.getByRole('alertdialog').waitFor()
  await expectInView(page, 'finalize dialog')
  await press(page, 'Finalize Lineup')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expectInView(page, 'finalized')
  await link(page, `View ${long('Lineup')}`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long('Lineup'))
  await expectInView(page, 'lineup')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long('Lineup'))
  await expect(page).toHaveTitle(`${long('Lineup')} · Pro DFS Optimizer`)
  await open(page, '/lineups')
  await open(page, '/dashboard')
  await expectInView(page, 'dashboard')
  await showTables(page)
  await expectInView(page, 'dashboard, tables')
})

test('entry sets: the list, a set and its dialogs', async ({ page }) => {
  const set = entrySet()
  const long = inOnePiece
  const players = set.players.map((player) => ({
    ...player,
    player_name: long(player.player_name),
    team: long('T'),
  }))
  const entry_set = { name: long('Set'), contest_name: long('Contest'), entry_fee: 999_999.99 }
  const data = { ...set, entry_set, players, slate: { name: long('Slate') } }
  const answer = await page.request.post('/api/entry-sets', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  await open(page, '/entry-sets')
  await expectInView(page, 'entry sets')
  await open(page, '/')
  await see(page, long('Set'))
  await expectInView(page, 'home with an entry set')
  const { id } = (await answer.json()).entry_set
  await recordSetResults(page, id, [999_999_999.99, 0])
  await open(page, '/historical-data')
  await see(page, /entr(y|ies) with a result in/)
  await expectInView(page, 'history with entry sets')
  await open(page, '/entry-sets')
  await link(page, long('Set')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long('Set'))
  await expectInView(page, 'entry set')
  for (const dialog of ['Contest and fee', 'Record results']) {
    await press(page, dialog)
    await page.getByRole('dialog').waitFor()
    await expectInView(page, dialog)
    await press(page, 'Cancel')
  }
})

test('history: groups, entries, chosen and refused files', async ({ page }) => {
  test.slow()
  for (const long of BOTH) await importHistory(page, long('Entry'), long)
  await open(page, '/historical-data')
  await expectInView(page, 'history')
  for (const group of ['Sport', 'Game Type', 'Month']) {
    await press(page, group)
    await expectInView(page, `history by ${group}`)
  }
  await showTables(page)
  await see(page, inWords('Entry'))
  await expectInView(page, 'entries')
  const file = { name: fileName('history'), mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') }
  await page.getByLabel('Contest history CSV').setInputFiles(file)
  await expectInView(page, 'file chosen')
  await press(page, 'Upload')
  await page.getByRole('alert').first().waitFor()
  await expectInView(page, 'file refused')
  const flawed = {
    name: 'flawed.csv',
    mimeType: 'text/csv',
    // A refusal that quotes markup would be taken for a proxy's page, and not be shown.
    buffer: Buffer.from(historyCsv(inOnePiece('E'), inOnePiece, inLetters('date'))),
  }
  await page.getByLabel('Contest history CSV').setInputFiles(flawed)
  await press(page, 'Upload')
  await see(page, /is not a date/)
  await expectInView(page, 'rows refused')
})

test('contests: list, report, entries of a screen name, dialogs', async ({ page }) => {
  test.slow()
  const long = inOnePiece
  await open(page, '/contest-insights')
  const buffer = Buffer.from(contestCsv(long))
  const name = fileName('standings')
  await page.getByLabel('Contest results CSV').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await see(page, 'Upload Successful')
  await expectInView(page, 'just uploaded')
  await page.reload()
  await hydrated(page)
  await see(page, 'Payouts')
  await unfold(page, 'What your entries deserved', 'Captains and ownership', 'Top 10 Lineups')
  await expectInView(page, 'contest')
  await page.getByLabel('Screen name').fill(long('user 1'))
  await press(page, 'Find')
  await see(page, /^1 entry of/)
  await expectInView(page, 'my entries')
  await press(page, 'Delete')
  await page.getByRole('alertdialog').waitFor()
  await expectInView(page, 'delete dialog')
  await open(page, '/contest-insights')
  await see(page, 'Your contests')
  await expectInView(page, 'contests')
})

test('a slate: refused, previewed, stored, and everything of the optimizer', async ({ page }) => {
  test.setTimeout(240_000)
  const long = inOnePiece
  await open(page, '/showdown/upload')
  await browse(page, fileName('refused'), 'a,b\n1,2')
  await page.getByRole('alert').first().waitFor()
  await expectInView(page, 'slate refused')
  await open(page, '/showdown/upload')
  await browse(page, fileName('slate'), slateCsv(long))
  await button(page, 'Use This Data').waitFor()
  await expectInView(page, 'preview')
  await press(page, 'Use This Data')
  await see(page, 'Players loaded successfully')
  await expectInView(page, 'optimizer')
  await walkOptimizer(page)
  await open(page, '/')
  await see(page, 'New slate')
  await expectInView(page, 'home with slates')
  await open(page, '/showdown/upload')
  await see(page, 'Load Previous Game')
  await expectInView(page, 'previous games')
})

async function walkOptimizer(page: Page): Promise<void> {
  await press(page, /^Add /)
  await expectInView(page, 'player added')
  await press(page, /^Options for/)
  await page.getByRole('dialog').waitFor()
  await expectInView(page, 'options of a player')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search players').fill(inWords('nothing'))
  await expectInView(page, 'no player found')
  await page.getByLabel('Search players').fill('')
  await press(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Optimization Settings' })
  await settings.waitFor()
  await expectInView(page, 'settings')
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'hidden' })
  await press(page, /^Lineup: /)
  await expectInView(page, 'lineup sheet')
  await press(page, 'Optimize')
  await page.getByText('More about this lineup').click()
  await see(page, 'Key findings')
  await page.getByText(/^Player insights/).click()
  await expectInView(page, 'best lineup and its story')
  // In tests a message stays until it is dismissed, and this one lies over the button that asks.
  await press(page, 'Dismiss')
  await page.getByLabel('Your question').fill(inOnePiece('What about the weather?'))
  await press(page, 'Ask')
  await see(page, /Built-in analyst/)
  await expectInView(page, 'question answered')
  await press(page, /^Remove /)
  await see(page, '1 slot is open. Fill it or optimize to get an explanation.')
  await expectInView(page, 'player removed')
  await press(page, /^Choose /)
  await page.getByRole('dialog').getByRole('row').first().waitFor()
  await expectInView(page, 'choose a player')
  await page.keyboard.press('Escape')
  await press(page, 'Fill Lineup')
  await see(page, 'Lineup filled!')
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Save Lineup' })
  await dialog.getByLabel('Lineup Name').fill(inOnePiece('Saved'))
  await expectInView(page, 'save dialog')
  await press(page, 'Save Lineup')
  await see(page, 'Lineup saved!')
  await expectInView(page, 'lineup saved')
}

async function showTables(page: Page): Promise<void> {
  for (const summary of await page.getByText('Show as a table').all()) await summary.click()
}

async function importHistory(page: Page, entry: string, long = inOnePiece): Promise<void> {
  const answer = await page.request.post('/api/historical/upload', {
    data: { csvData: historyCsv(entry, long) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

function historyCsv(entry: string, long: (start: string) => string, date = '2026-12-13 20:20:00'): string {
  return Papa.unparse([
    [
      'Sport',
      'Game_Type',
      'Entry_Key',
      'Entry',
      'Contest_Date_EST',
      'Winnings_Non_Ticket',
      'Entry_Fee',
      'Points',
      'Place',
      'Contest_Entries',
    ],
    [
      long('Sport'),
      long('Game type'),
      entry.includes(' ') ? 1 : 2,
      entry,
      date,
      '$5.00',
      '$20.00',
      '100',
      '1',
      '10',
    ],
  ])
}

function contestCsv(long: (start: string) => string): string {
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const rows = Array.from({ length: 12 }, (_, i) => {
    const people = Array.from({ length: 6 }, (_, k) => long(`P${(i + k) % 12}`))
    const lineup = `CPT ${people[0]} ${people
      .slice(1)
      .map((name) => `FLEX ${name}`)
      .join(' ')}`
    return [i + 1, i + 1, long(`user ${i}`), 0, 100 - i, lineup, '', long(`P${i}`), 'FLEX', '10%', 10]
  })
  return `${header}\r\n${Papa.unparse(rows)}`
}

function slateCsv(long: (start: string) => string): string {
  const positions = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']
  const rows = Array.from({ length: 12 }, (_, i) => {
    const team = i % 2 ? 'AAA' : 'BBB'
    return [positions[i % 6]!, long(`${positions[i % 6]} ${i}`), 'FLEX', 3000 + 700 * i, team, 5 + i] as const
  })
  return showdownCsv(rows).replaceAll('AAA', inLetters('AAA')).replaceAll('BBB', inLetters('BBB'))
}

async function expectInView(page: Page, what: string): Promise<void> {
  // What comes late moves what is there.
  await expect
    .configure({ soft: true })
    .poll(() => hiddenTexts(page), what)
    .toEqual([])
}
