import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { asStored, isField, isTidied } from '#workers/testing/hostile/stored-text.ts'
import { someHostileTexts } from '#workers/testing/hostile/texts.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { open } from '../support/accounts.ts'
import { namesInList } from '../support/long-lists.ts'
import { hydrated } from '../support/page-checks.ts'
import { post, registerByApi } from '../support/seeds.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/*
 * Text from files and users is shown as text on every screen. Each of these texts would set `window.__xss` if it ran;
 * that, a dialog or a CSP violation fails the test (support/test.ts listens to the console).
 */

const TEXTS = [...new Set(someHostileTexts(50).filter(isField).map(asStored))]

/** Texts that could close a script, a comment, an attribute or a line. */
const WORST = [
  '</script><script>__xss=1</script>',
  '<!--<script>__xss=1</script>',
  '"><img src=x onerror=__xss=1>',
  "'><svg onload=__xss=1>",
  '</title><svg/onload=__xss=1>',
  'javascript:__xss=1',
  'a\u2028__xss=1;//',
  '\u202Eevil\u2066 \u200Bname',
  '{{constructor.constructor("__xss=1")()}}',
  '</textarea></style><script>__xss=1</script>',
]

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const tell = (what: string) => console.error(`a text ran: ${what}`)
    Object.defineProperty(window, '__xss', { set: () => tell('__xss') })
    window.addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(`blocked ${blockedURI}`))
    for (const dialog of ['alert', 'confirm', 'prompt'] as const) {
      window[dialog] = (() => tell(dialog)) as never
    }
  })
})

test('lineups: list, search, dialogs, detail, title, dashboard', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  const texts = [...TEXTS.filter((_, i) => i % 2 === 0), ...WORST]
  const lineups = texts.map((text, i) => ({
    lineup: {
      ...showdownLineup().lineup,
      lineup_name: text,
      contest_name: text,
      points_total: 80,
      winnings_total: i,
    },
    players: showdownLineup().players.map((player, place) => ({
      ...player,
      player_name: `${text} ${place}`,
      team: text,
    })),
    game: null,
    finalized: false,
    created_at: new Date(1e12 + i * 1000).toISOString(),
  }))
  await post(page, '/api/import', { lineups })

  await open(page, '/lineups')
  expect((await namesInList(page)).map(parsed).sort()).toEqual(texts.map(parsed).sort())

  // One of a script, one of a comment: the list has shown the others.
  for (const text of WORST.slice(0, 2)) {
    await page.getByLabel('Search lineups').fill(text.slice(0, 12))
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text.slice(0, 12).trim())
    await page
      .getByRole('button', { name: `Edit results of ${text}`, exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(text)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('button', { name: `Finalize ${text}`, exact: true })
      .first()
      .click()
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(text)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('link', { name: `View ${text}`, exact: true })
      .first()
      .click()
    await expectDetail(page, text)
    await page.reload()
    await expectDetail(page, text)
    await page.getByRole('link', { name: 'Back to Lineups' }).click()
  }
  await open(page, '/dashboard')
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: WORST.at(-1)! })
      .first(),
  ).toBeVisible()
})

async function expectDetail(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await expect(page).toHaveTitle(`${text} · Pro DFS Optimizer`)
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText(`${text} 0`)
}

/** The text as an HTML parser returns it: line ends normalized, NUL and replacement characters dropped. */
function parsed(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\0\uFFFD]/g, '')
}

test('a slate: preview, pool, slots, toasts, save dialog, story', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  await open(page, '/showdown/upload')
  const texts = [...WORST, ...TEXTS]
  const rows = texts.map((text, i) => [
    'WR',
    text,
    'FLEX',
    4000 + (i % 40) * 100,
    GAME,
    i % 2 ? 'AAA' : 'BBB',
    30 - (i % 30),
  ])
  const header = [
    'Position',
    'Name',
    'Roster Position',
    'Salary',
    'Game Info',
    'TeamAbbrev',
    'AvgPointsPerGame',
  ]
  const buffer = Buffer.from(Papa.unparse([header, ...rows]))
  const name = '"><img src=x onerror=__xss=1>\u202E.csv'
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText(WORST[0]!)
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page).toHaveURL('/showdown/optimizer')

  for (const text of WORST) {
    const shown = text.replace('\u2028', ' ').replace(/\p{Cf}/gu, '')
    await page.getByLabel('Search players').fill(shown)
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible()
  }
  await page
    .getByRole('button', { name: `Add ${WORST.at(-1)}` })
    .first()
    .click()
  await expect(toastRegion(page)).toContainText(WORST.at(-1)!)
  await page.getByLabel('Search players').fill('')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Fill Lineup' }).click()
  await expect(builder.getByRole('button', { name: /^Remove / })).toHaveCount(6)
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Lineup' }).click()
  await expect(toastRegion(page)).toContainText('Lineup saved!')
  await open(page, '/showdown/upload')
  await expect(page.getByText(name).first()).toBeVisible()
})

const GAME = 'AAA@BBB 12/13/2026 08:20PM ET'

function toastRegion(page: Page) {
  return page.getByRole('region', { name: /^Notification/, includeHidden: true })
}

test('a history: names, kinds and sports, in lists, tables and charts', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  const texts = [...WORST, ...TEXTS.filter((_, i) => i % 4 === 0)]
  const columns = [
    'Sport',
    'Game_Type',
    'Entry_Key',
    'Entry',
    'Contest_Date_EST',
    'Winnings_Non_Ticket',
    'Entry_Fee',
  ]
  const rows = texts.map((text, i) => [text, text, i, text, '2025-10-23 20:15:00', '$5.00', '$1.00'])
  await post(page, '/api/historical/upload', { csvData: Papa.unparse([columns, ...rows]) })
  await open(page, '/historical-data')
  for (const by of ['Sport', 'Game Type']) {
    await page.getByRole('button', { name: by, exact: true }).click()
    const labels = page.locator('tbody td:first-child > span:first-child')
    for (const text of WORST)
      await expect
        .poll(async () => (await labels.allTextContents()).some((label) => isTidied(label, text)))
        .toBe(true)
  }
  const entries = page.getByRole('listitem').filter({ hasText: WORST[0]! })
  await expect(entries.first()).toBeVisible()
  await open(page, '/dashboard')
  await expect(page.getByText('Historical').first()).toBeVisible()
})

test('a contest: its name, its people, its players', async ({ page }) => {
  await registerByApi(page)
  await open(page, '/contest-insights')
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const rows = WORST.map((text, i) => {
    const name = text.replace('\u2028', ' ')
    return [i + 1, i + 1, name, 0, 100 - i, `CPT ${name} FLEX Bo Two`, '', name, 'FLEX', '10%', 10]
  })
  const buffer = Buffer.from(`${header}\r\n${Papa.unparse(rows)}`)
  const name = '</title><img src=x onerror=__xss=1>.csv'.replaceAll('/', '\u2215')
  await page.getByLabel('Contest results CSV').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  const section = (title: string) => page.locator('section').filter({ hasText: title })
  const [first, second] = WORST
  await expect(section('Top 10 Lineups')).toContainText(`${first}`)
  await expect(section('Top Captain Choices')).toContainText(`${second}`)
  await expect(section('Data Preview')).toContainText(`${first}`)
  await page.reload()
  await hydrated(page)
  await expect(section('Data Preview')).toContainText(`${first}`)
  await page.getByLabel('Screen name').fill(first!)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(`1 entry of ${first}`)).toBeVisible()
})
