import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addOpposedRules, list, openEntries, PLAYED, press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { browse, overlaps, sampleCsv, toast, toastCard } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const HEADER = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions'

/**
 * Three contests: 3 entries of $20, 4 of $5 and one free entry that has a lineup, beside the players of the sample. `ids`: how those
 * of the contests begin.
 */
function reservedEntries(ids = '800'): string {
  const contests = [
    ['$5', '"NFL Showdown ""Micro"", $1,000"', `${ids}2`, 4],
    ['$20', 'NFL Showdown $250K Primetime', `${ids}1`, 3],
  ] as const
  const left = contests.flatMap(([fee, name, key, count]) =>
    Array.from({ length: count }, (_, i) => `50${key}${i},${name},${key},${fee},,,,,,`),
  )
  const players = sampleCsv('showdown').trimEnd().split(/\r?\n/)
  const right = ['1. Column A lists all of your contest entries', '', ...players]
  const rows = [...left, `50${ids}30,Free Roll,${ids}3,$0,${filledLineup(players).join()}`]
  const body = right.map((cells, i) => `${rows[i] ?? ',,,,,,,,,'},,${cells}`)
  return `\uFEFF${[HEADER, ...body].join('\r\n')}\r\n`
}

/** The cheapest captain of one team and the five cheapest of the other. */
function filledLineup(players: readonly string[]): string[] {
  const rows = players.slice(1).map((line) => line.split(','))
  const cheap = rows.toSorted((a, b) => Number(a[5]) - Number(b[5]))
  const captain = cheap.find((row) => row[4] === 'CPT')!
  const others = cheap.filter((row) => row[4] !== 'CPT' && row[7] !== captain[7])
  return [captain, ...others.slice(0, 5)].map((row) => row[3]!)
}

/** 50,000 + 10 x 5,000 + 1,500 x 100 dollars. */
const CONTEST_PAGE = `NFL Showdown $250K Primetime
Entry Fee
$20
Entries
14,102 / 14,870
Max entries per user
20
Starts 12/12
Prizes
$250,000
Passing TD +4 Pts
1st
$50,000
2nd - 11th
$5,000
12th - 1,511th
$100
Draft a lineup`

/** Of a filled row: the id alone, or in brackets behind the name. */
const ids = (line: string) =>
  cellsOf(line)
    .slice(0, 6)
    .map((cell) => /([\w-]+)\)?$/.exec(cell)?.[1] ?? '')

const panel = (page: Page) => page.getByRole('region', { name: 'Entries file' })
const cellsOf = (line: string) =>
  line.replace(/^("[^"]*"|[^,]*|"(?:[^"]|"")*")(?:,(?:"(?:[^"]|"")*"|[^,]*)){3},/, '').split(',')

async function choose(page: Page, content: string): Promise<void> {
  await panel(page)
    .getByLabel('Entries file')
    .setInputFiles({ name: 'DKEntries.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Download DKEntries.csv' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('DKEntries.csv')
  return readFileSync(await download.path(), 'utf8')
}

/** The contest of a file is looked up once the returned function is called. */
async function holdLookUp(page: Page): Promise<() => void> {
  const { promise: mayLookUp, resolve: lookUp } = Promise.withResolvers<void>()
  await page.route('**/assets/earlier-contests-*.js', async (route) => {
    await mayLookUp
    await route.continue()
  })
  return lookUp
}

test('a list that is asked for before the contest of the file is looked up is built for that contest', {
  tag: '@rare',
}, async ({ page }) => {
  const lookUp = await holdLookUp(page)
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await press(page, 'Build 8 lineups')
  await expect(page.getByRole('progressbar', { name: 'Lineups built' })).toBeVisible()
  lookUp()
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })).toContainText(
    'NFL Showdown $250K Primetime · $20',
  )
  await expect(page.getByText(/^Made before/)).toBeHidden()
})

test('a build that is pressed again beside its reason ends, whatever rule changes while the contest of the file is looked up', {
  tag: '@rare',
}, async ({ page }) => {
  const lookUp = await holdLookUp(page)
  await openEntries(page)
  const rules = await addOpposedRules(page)
  await press(page, 'Build 20 lineups')
  await press(page, /^Lineups/)
  await expect(page.getByRole('region', { name: 'Why' }).getByRole('alert')).toBeVisible()
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await press(page, 'Build 8 lineups')
  const progress = page.getByRole('progressbar', { name: 'Lineups built' })
  await expect(progress).toBeVisible()
  await press(page, /^Rules/)
  await rules.getByRole('button', { name: /^Delete: .*ownership/i }).click()
  lookUp()
  await expect(progress).toBeHidden()
  await press(page, /^Lineups/)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '9')
})

test('DKEntries.csv is filled for three contests, kept over a reload, and downloaded byte for byte', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const before = reservedEntries()
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, 'Entry ID,Contest Name,Contest ID,Entry Fee,PG,SG,SF,PF,C,G,F,UTIL\n50,Any,81,$1\n')
  await expect(panel(page).getByRole('alert')).toContainText('These are entries of basketball')
  await choose(page, before)
  await expect(panel(page).getByText('8 entries in 3 contests, $80.00 in fees')).toBeVisible()
  await expect(panel(page).getByText('The list has no lineups yet.')).toBeVisible()
  // Nothing to look at before there is a list.
  await expect(panel(page).getByText(/to look at before you upload/)).toBeHidden()
  // What is entered is the contest whose entries cost most.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })).toContainText(
    'NFL Showdown $250K Primetime · $20',
  )

  // One lineup for each entry is offered, until the user says another number.
  await expect(page.getByText('DKEntries.csv has 8 entries.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Build 8 lineups' })).toBeVisible()
  await press(page, '20 lineups')
  await expect(page.getByText('DKEntries.csv has 8 entries.')).toBeHidden()
  await press(page, 'Build 20 lineups')
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  // Each contest takes what is reserved in it: that the dearest takes fewer than the list has is no news.
  await expect(page.getByText(/^The contest takes/)).toBeHidden()
  await expect(
    panel(page).getByText(
      /^7 entries filled; nothing else in the file changes\. The download makes their forecasts\.$/,
    ),
  ).toBeVisible()
  // The contest's page, all of it copied, says what the name does not.
  const contest = panel(page).getByRole('button', { name: /^NFL Showdown \$250K Primetime: / })
  await expect(contest).toHaveText(/: [\d,]+ entries, payouts estimated$/)
  await contest.click()
  const dialog = page.getByRole('dialog', { name: /\$250K Primetime/ })
  const pasted = dialog.getByRole('textbox', { name: 'Payout table' })
  await pasted.fill(CONTEST_PAGE.replace('$20', '$25'))
  await expect(
    dialog.getByText("The page says a fee of $25.00, and it was $20.00: is it this contest's page?"),
  ).toBeVisible()
  await pasted.fill(CONTEST_PAGE)
  await expect(dialog.getByText('The page says a fee of')).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Max entries' })).toHaveValue('20')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(contest).toHaveText(/: 14,870 entries, \$250,000 in prizes$/)
  await panel(page).getByRole('button', { name: 'Simulate its contests' }).click()
  // The games go on while another part is looked at.
  await press(page, 'Exposures')
  await press(page, 'Entries file')
  await expect(panel(page).getByText(/^7 entries filled; .* Forecasts are kept\.$/)).toBeVisible(PLAYED)
  // Which contests: both that cost something, and both together; one line each, with the rest folded below.
  const worth = panel(page).getByRole('table', { name: /^Which contests/ })
  await expect(worth.getByRole('row')).toHaveCount(6)
  await expect(worth.getByRole('row', { name: /^Together/ })).toContainText(/[+-]\$[\d,.]+ ±\$[\d,.]+[\d.]+%/)
  await worth.getByRole('button', { name: /^1. \$250K Primetime/ }).click()
  await expect(worth).toContainText(/For the fastest growth stake/)
  await expect(worth).toContainText(/: 10 more contests before your own record says something\./)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The lists scroll within their panel: the page itself is as high as the window.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const ranked = (await downloaded(page)).split('\r\n')
  await expect(toast(page, 'Entries recorded')).toBeVisible()
  const download = panel(page).getByRole('button', { name: 'Download DKEntries.csv' })
  await expect.poll(() => overlaps(toastCard(page, 'Entries recorded'), download)).toBe(false)
  // Of the two contests that cost something.
  await expect(panel(page).getByText(/: \d forecasts? frozen .+: [0-9a-f]{12}…$/)).toHaveCount(2)
  const lines = before.split('\r\n')
  expect(ranked.flatMap((line, i) => (line === lines[i] ? [] : i + 1))).toEqual([2, 3, 4, 5, 6, 7, 8])
  // The best lineup is the first of both contests.
  expect(cellsOf(ranked[5]!).slice(0, 6)).toEqual(cellsOf(ranked[1]!).slice(0, 6))

  // Figures of before stay, and say so; the other way back they are of now again.
  const old = worth.getByText('Grey rows are from before the entries changed.')
  await panel(page).getByRole('button', { name: 'Unique' }).click()
  await expect(old).toBeVisible()
  const together = worth.getByRole('row', { name: /^Together/ })
  await expect(together).toBeVisible()
  await press(page, /^Lineups/)
  await press(page, 'Entries file')
  await expect(panel(page).getByRole('button', { name: 'Simulate its contests again' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Rank' }).click()
  await expect(old).toBeHidden()
  await expect(together).toBeVisible()
  await panel(page).getByRole('button', { name: 'Unique' }).click()
  await page.reload()
  await hydrated(page)
  await expect(panel(page).getByRole('button', { name: 'Unique' })).toHaveAttribute('aria-pressed', 'true')
  // So do the figures, with what they were of.
  await expect(old).toBeVisible()
  await expect(together).toBeVisible()
  await context.setOffline(true)
  const unique = (await downloaded(page)).split('\r\n')
  await expect(panel(page).getByText('They wait on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(panel(page).getByText('They wait on this device.')).toBeHidden()
  await expect(toast(page, 'Entries recorded')).toBeVisible()
  const lineups = unique.slice(1, 8).map((line) => cellsOf(line).slice(0, 6).join())
  expect(new Set(lineups).size).toBe(7)
  // The dearest contest has the best lineups, though the file lists it second.
  expect(lineups.slice(4)).toEqual(ranked.slice(1, 4).map((line) => cellsOf(line).slice(0, 6).join()))

  await panel(page).getByLabel('Fill NFL Showdown $250K Primetime').selectOption('hold')
  await panel(page).getByLabel('Fill Free Roll').selectOption('leave')
  await expect(panel(page).getByText('3 held, whatever is built')).toBeVisible()
  await panel(page).getByLabel('Keep entries that have a lineup').uncheck()
  const held = (await downloaded(page)).split('\r\n')
  expect(held.slice(5, 9)).toEqual(unique.slice(5, 9))
  const exposures = panel(page).getByRole('table', { name: 'Exposures' })
  await expect(exposures.getByRole('columnheader')).toHaveText(['Name', 'Lineups', 'Entries'])

  await panel(page).getByRole('button', { name: 'Remove' }).click()
  await expect(panel(page).getByText('Fill your reserved entries')).toBeVisible()
  await press(page, /^Lineups/)
  await press(page, 'Download the upload file')
  await page
    .getByRole('dialog', { name: 'Upload file' })
    .getByRole('button', { name: 'Fill DKEntries.csv' })
    .click()
  await expect(panel(page).getByText('Fill your reserved entries')).toBeVisible()

  // Next week the contest of the name is known.
  await page.goto('/showdown/upload')
  await hydrated(page)
  const nextWeek = before
    .replaceAll('12/13/2026', '12/20/2026')
    .replaceAll('Primetime', 'Primetime (TB @ DAL)')
  await browse(page, 'DKEntries.csv', nextWeek)
  await page.getByRole('button', { name: 'Use This Data' }).click()
  // The slate's contest is the file's, on the Lineup side too, with the same figures and the same way back.
  const chip = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await expect(chip).toContainText('NFL Showdown $250K Primetime (TB @ DAL) · $20 · 14,870 entries')
  await press(page, 'Entries')
  await press(page, 'Entries file')
  const primetime = panel(page).getByRole('button', { name: /^NFL Showdown \$250K Primetime \(TB/ })
  await expect(primetime).toHaveText(/: 14,870 entries, \$250,000 in prizes, as on Dec 13, 2026$/)
  await panel(page).getByRole('button', { name: 'Undo: NFL Showdown $250K Primetime (TB @ DAL)' }).click()
  await expect(primetime).toHaveText(/payouts estimated$/)
  await expect(chip).not.toContainText('14,870 entries')
})

test("the lobby's page sets every contest of the file that it lists", async ({ page }) => {
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  const micro = panel(page).getByRole('button', { name: /^NFL Showdown "Micro"/ })
  await micro.click()
  const dialog = page.getByRole('dialog')
  // A figure that the page does not say stays as it was set before the paste.
  await dialog.getByRole('textbox', { name: 'Filled (%)' }).fill('80')
  await dialog
    .getByRole('textbox', { name: 'Payout table' })
    .fill(
      [
        'NFL Showdown $250K Primetime\t$20\t$250,000\t14,102 / 14,870',
        'NFL Showdown "Micro", $1,000\t$5\t$1,000\t211 / 235',
        'NFL Showdown $5 Double Up\t$5\t$10K\t870 / 2,298',
      ].join('\n'),
    )
  // The contest whose fields these are is found first.
  await expect(dialog.getByRole('combobox', { name: '3 contests found on the page' })).toHaveValue('1')
  await expect(dialog.getByRole('textbox', { name: 'Entries', exact: true })).toHaveValue('235')
  await expect(dialog.getByRole('textbox', { name: 'Filled (%)' })).toHaveValue('80')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set the 2 contests of this file that are on the page' }).click()
  await expect(dialog).toBeHidden()
  await expect(micro).toHaveText(/: 235 entries, payouts estimated$/)
  await micro.click()
  await expect(dialog.getByRole('textbox', { name: 'Filled (%)' })).toHaveValue('80')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const primetime = panel(page).getByRole('button', { name: /^NFL Showdown \$250K Primetime/ })
  await expect(primetime).toHaveText(/: 14,870 entries, payouts estimated$/)
  // The contest of the slate is the same one.
  await expect(page.getByRole('banner').getByText('$20 · 14,870 entries')).toBeVisible()
})

test('a contest that is kept by name serves another one of the file, whose name and fee stay', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await panel(page)
    .getByRole('button', { name: /^NFL Showdown \$250K Primetime: / })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Payout table' }).fill(CONTEST_PAGE)
  await dialog.getByRole('button', { name: 'My contests' }).click()
  await dialog.getByRole('textbox', { name: 'Name of the contest' }).fill('Primetime of 14,870')
  await dialog.getByRole('button', { name: 'Keep the contest' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await panel(page)
    .getByRole('button', { name: /^NFL Showdown "Micro"/ })
    .click()
  await dialog.getByRole('button', { name: 'My contests 1' }).click()
  await dialog.getByRole('button', { name: 'Use: Primetime of 14,870' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Entries', exact: true })).toHaveValue(/^14,?870$/)
  await expect(dialog.getByRole('textbox', { name: 'Fee ($)' })).toHaveValue('5')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(panel(page).getByText(/: 14,870 entries, \$250,000 in prizes$/)).toBeVisible()
})

test('minutes before the lock, on a phone: one player out, lineups repaired and the file handed in again in five presses', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEntries(page)
  const show = page.getByRole('combobox', { name: 'Show', exact: true })
  await show.selectOption({ label: 'Entries file' })
  await choose(page, reservedEntries())
  // The lineups are built for the file's contest.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })).toContainText(
    'NFL Showdown $250K Primetime',
  )
  await press(page, '20 lineups')
  await press(page, 'Build 20 lineups')
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  const before = (await downloaded(page)).split('\r\n')
  const { name, rows } = captainOf(ids(before[1]!)[0]!)
  const holding = before.flatMap((line, i) =>
    rows.some((id) => ids(line).slice(0, 6).includes(id)) ? i : [],
  )
  await show.selectOption({ label: 'Players' })

  await press(page, `Options for ${name}`)
  await press(page, `Exclude ${name}`)
  await expect(page.getByText(new RegExp(`of 20 lineups hold ${name}, who is excluded`))).toBeVisible()
  await expectAccessible(page)
  await show.selectOption({ label: 'Entries file' })
  await expect(panel(page).getByText(/entr(y holds|ies hold) a player who is out\.$/)).toBeVisible()
  await press(page, 'Repair')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply to \d+ lineups$/ })
    .click()
  // Applied, the file is shown, to be handed in again, with its button in view.
  await expect(panel(page).getByRole('button', { name: 'Download DKEntries.csv' })).toBeInViewport({
    ratio: 1,
  })
  const repaired = toastCard(page, ' repaired')
  await expect(repaired).toBeVisible()
  const simulate = panel(page).getByRole('button', { name: 'Simulate its contests' })
  await expect.poll(() => overlaps(repaired, simulate)).toBe(false)
  const after = (await downloaded(page)).split('\r\n')
  expect(after.flatMap((line, i) => (line === before[i] ? [] : i))).toEqual(expect.arrayContaining(holding))
  for (const line of after.slice(1, 8)) expect(ids(line).filter((id) => rows.includes(id))).toEqual([])
  // Each contest's forecasts are those of the repaired lineups, whatever of the first download was still being simulated. Two
  // contests are simulated, which takes as long as the machine needs.
  await expect(panel(page).getByText(/: 3 forecasts frozen /)).toBeVisible(PLAYED)
  await expect(panel(page).getByText(/: 4 forecasts frozen /)).toBeVisible()
  await show.selectOption({ label: 'Lineups 20' })
  // The repair is all that the news asked for.
  await expect(page.getByText(/^Made before/)).toBeHidden()
})

test('a filled file, opened on a phone minutes before the lock: who is out leaves its entries in five presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const players = sampleCsv('showdown').trimEnd().split(/\r?\n/)
  const out = 'Marcus Halvorsen'
  const [, dearest] = players.map((line) => line.split(',')).filter((row) => row[2] === out)
  const cells = filledLineup(players).with(5, dearest![3]!)
  const right = ['1. Column A lists all of your contest entries', '', ...players]
  const rows = [0, 1, 2].map((i) => `508000${i},NFL Showdown $10K,8004,$1,${cells.join()}`)
  const before = [HEADER, ...right.map((each, i) => `${rows[i] ?? ',,,,,,,,,'},,${each}`)]
  await registerByApi(page)
  await page.goto('/showdown/upload')
  await hydrated(page)
  await browse(page, 'DKEntries.csv', `${before.join('\r\n')}\r\n`)
  await page.getByRole('button', { name: 'Use This Data' }).click()

  await press(page, `Options for ${out}`)
  await press(page, `Exclude ${out}`)
  // Above the pool, where the news was marked.
  await expect(page.getByRole('status').getByText('3 entries hold a player who is out.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Repair')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply to 1 lineup$/ })
    .click()
  await expect(panel(page).getByRole('button', { name: 'Take back 3 repairs' })).toBeVisible()
  // A file that is full waits for no list.
  await expect(panel(page).getByText('The list has no lineups yet.')).toHaveCount(0)
  await expect(page.getByText('3 entries hold a player who is out.')).toHaveCount(0)
  await expect(panel(page).getByText('3 × $1, 3 changed')).toBeVisible()
  const after = (await downloaded(page)).split('\r\n')
  expect(after.flatMap((line, i) => (line === before[i] || line === '' ? [] : i))).toEqual([1, 2, 3])
  // The forecasts are of the lineups as they are entered now, without a press on Simulate.
  await expect(panel(page).getByText(/: 3 forecasts frozen .+: [0-9a-f]{12}…$/)).toBeVisible()
  await expect(panel(page).getByText(/Forecasts are kept\.$/)).toBeVisible()
  for (const line of after.slice(1, 4)) {
    expect(ids(line).slice(0, 5)).toEqual(cells.slice(0, 5))
    expect(ids(line)[5]).not.toBe(cells[5])
  }
  // The user may look at the empty list.
  const show = page.getByRole('combobox', { name: 'Show', exact: true })
  await show.selectOption({ label: 'Lineups' })
  await expect(page.getByText('No lineups yet')).toBeVisible()
})

test('its contests can’t be simulated while another part is looked at: the reason is there afterwards', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/net::ERR_/)
  let lose = () => {}
  const isElsewhere = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route(/\/entries-worker-[^/]*\.js$/, async (route) => {
    await isElsewhere
    await route.abort()
  })
  const asked = page.waitForRequest(/\/entries-worker-[^/]*\.js$/)
  await openEntries(page)
  await press(page, 'Build 20 lineups')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await press(page, 'Simulate its contests')
  await asked
  await press(page, 'Exposures')
  await expect(panel(page)).toBeHidden()
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/entries-worker-'))
  lose()
  await isLost
  await press(page, 'Entries file')
  // Beside the button that was pressed, whose bar stays in sight.
  await expect(panel(page).getByText('This browser could not run the simulation.')).toBeInViewport({
    ratio: 1,
  })
  await expect(panel(page).getByRole('button', { name: 'Simulate its contests' })).toBeEnabled()
})

test('a salary file with entries sets the contest of its first list, also before the part that follows the file is there', {
  tag: '@rare',
}, async ({ page }) => {
  const { promise: mayFollow, resolve: follow } = Promise.withResolvers<void>()
  await page.route(/\/file-of-slate-[^/]*\.js$/, async (route) => {
    await mayFollow
    await route.continue()
  })
  await registerByApi(page)
  await page.goto('/showdown/upload')
  await hydrated(page)
  await browse(page, 'DKEntries.csv', reservedEntries())
  await page.getByRole('button', { name: 'Use This Data' }).click()
  const contest = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await press(page, 'Entries')
  await expect(contest).toContainText('50/50')
  await press(page, /^Build \d+ lineups$/)
  await expect(list(page)).toBeVisible()
  await expect(contest).toContainText('NFL Showdown $250K Primetime')
  const follows = page.waitForResponse((response) => response.url().includes('/file-of-slate-'))
  follow()
  await (await follows).finished()
  await expect(page.getByText(/^Made before the contest/)).toBeHidden()
})

test('a file that is downloaded while another one is simulated takes no forecasts from it', {
  tag: '@rare',
}, async ({ page }) => {
  let letPlay = () => {}
  const held = new Promise<void>((resolve) => {
    letPlay = resolve
  })
  await page.route(/\/sim-worker-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await press(page, 'Build 8 lineups')
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  await downloaded(page)
  await expect(toast(page, 'Entries recorded')).toBeVisible()
  // A file of another evening: other entries in other contests, with other lineups.
  await panel(page).getByRole('button', { name: 'Another file' }).click()
  await choose(page, reservedEntries('900'))
  await panel(page).getByRole('button', { name: 'Unique' }).click()
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  await downloaded(page)
  letPlay()
  await expect(panel(page).getByText(/: \d forecasts? frozen .+: [0-9a-f]{12}…$/)).toHaveCount(2, PLAYED)
  const forecasts = () =>
    page.evaluate(async () => {
      const get = async (path: string) => (await fetch(`/api/entry-sets${path}`)).json()
      const { entry_sets } = (await get('')) as { entry_sets: { id: number }[] }
      const details = (await Promise.all(entry_sets.map(({ id }) => get(`/${id}`)))) as {
        entries: { contest_key: string; forecast: unknown }[]
      }[]
      return details
        .flatMap(({ entries }) =>
          entries.flatMap(({ contest_key, forecast }) => (forecast ? contest_key : [])),
        )
        .sort()
    })
  const paid = (ids: string) => [1, 1, 1, 2, 2, 2, 2].map((contest) => `${ids}${contest}`)
  await expect.poll(forecasts).toEqual([...paid('800'), ...paid('900')])

  await test.step('the first one downloaded again on another page, which simulates nothing, keeps them', async () => {
    await page.unroute(/\/sim-worker-[^/]*\.js$/)
    await page.route(/\/(sim|entries)-worker-[^/]*\.js$/, () => {})
    await page.reload()
    await hydrated(page)
    await panel(page).getByRole('button', { name: 'Another file' }).click()
    await choose(page, reservedEntries())
    await panel(page).getByRole('button', { name: 'Rank', exact: true }).click()
    await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
    await downloaded(page)
    await expect(toast(page, 'Entries recorded')).toBeVisible()
    expect(await forecasts()).toEqual([...paid('800'), ...paid('900')])
    // The set of the first download is left by its entries, and goes.
    await expect
      .poll(async () => (await page.request.get('/api/entry-sets')).json())
      .toMatchObject({ entry_sets: [{ entries: 8 }, { entries: 8 }] })
  })
})

test('a file of 1,500 filled entries is kept, on the server too', { tag: '@rare' }, async ({ page }) => {
  const players = sampleCsv('showdown').trimEnd().split(/\r?\n/)
  const cells = filledLineup(players).map((id) => `A Player of an Average Name (${id})`)
  const rows = Array.from({ length: 1_500 }, (_, i) => {
    const contest = 8001 + (i % 10)
    return `${50_000_000 + i},NFL Showdown $1.5M Sunday Night Special [$200K to 1st] ${contest},${contest},$5,${cells.join()}`
  })
  const right = ['1. Column A lists all of your contest entries', '', ...players]
  const lines = rows.map((row, i) => (right[i] === undefined ? row : `${row},,${right[i]}`))
  const file = `${[HEADER, ...lines].join('\r\n')}\r\n`
  expect(file.length).toBeGreaterThan(300_000)
  await openEntries(page)
  await press(page, 'Entries file')
  const isSaved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().endsWith('/memory') &&
      (answer.request().postData() ?? '').includes('draft.entriesFile'),
  )
  await choose(page, file)
  await expect(panel(page).getByText('1,500 entries in 10 contests, $7,500.00 in fees')).toBeVisible()
  expect((await isSaved).status()).toBe(200)
  await page.reload()
  await hydrated(page)
  await press(page, 'Entries file')
  await expect(panel(page).getByText('1,500 entries in 10 contests, $7,500.00 in fees')).toBeVisible()
})

test('DKEntries.csv as the salary file: its players are the pool, and its entries wait on the Entries side', {
  tag: '@rare',
}, async ({ page }) => {
  const before = reservedEntries()
  await registerByApi(page)
  await page.goto('/showdown/upload')
  await hydrated(page)
  await browse(page, 'DKEntries.csv', before)
  await expect(
    page.getByText(/^8 reserved entries in 3 contests: fill them on the Entries side/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await press(page, 'Entries')
  // The lineups are for the contest whose entries cost most, also where the list comes first.
  const contest = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await expect(contest).toContainText('NFL Showdown $250K Primetime · $20')
  await press(page, 'Build 8 lineups')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '9')
  await press(page, 'Entries file')
  const after = (await downloaded(page)).split('\r\n')
  const lines = before.split('\r\n')
  expect(after.flatMap((line, i) => (line === lines[i] ? [] : i + 1))).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test('what the provider would refuse is named by row and cell, and a file of another slate by what to do', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await press(page, 'Build 20 lineups')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await press(page, 'Entries file')
  await choose(page, reservedEntries().replace('\r\n5080020,', '\r\n5.08E+06,'))
  await expect(
    panel(page).getByText(/^Row 2, Entry ID \(cell A2\): 5\.08E\+06 is not an entry id\./),
  ).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'No file' })).toBeDisabled()
  await panel(page).getByRole('button', { name: 'Another file' }).click()
  await choose(page, reservedEntries().replaceAll('70100', '90100'))
  await expect(
    panel(page).getByText(/^The players of this file are not those of the loaded slate\./),
  ).toBeVisible()
})

test('the entries of a downloaded file are a set with their contests; a later download replaces it', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await press(page, 'Entries file')
  await choose(page, reservedEntries())
  await press(page, '20 lineups')
  await press(page, 'Build 20 lineups')
  await expect(panel(page).getByText('8 entries: 7 new, 1 kept')).toBeVisible()
  await downloaded(page)
  await expect(toast(page, 'Entries recorded')).toBeVisible()
  const sets = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/api/entry-sets')).json()) as { entry_sets: { id: number }[] }).entry_sets,
    )
  const [first] = await sets()
  expect(first).toMatchObject({ lineups: 5, entries: 8, contest_name: '3 contests' })

  await test.step('two downloads, the first of which is still on its way when the second comes, leave one set', async () => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/api/entry-sets', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const onItsWay = page.waitForRequest(
      (request) => request.method() === 'POST' && /entry-sets$/.test(request.url()),
    )
    await panel(page).getByRole('button', { name: 'Unique' }).click()
    await downloaded(page)
    await onItsWay
    await panel(page).getByRole('button', { name: 'Rank', exact: true }).click()
    await downloaded(page)
    letThrough()
    await expect.poll(() => sets()).toMatchObject([{ lineups: 5, entries: 8 }])
    await page.unroute('**/api/entry-sets')
  })
  await panel(page).getByRole('button', { name: 'Unique' }).click()
  const filled = await downloaded(page)
  await expect.poll(async () => (await sets()).map(({ id }) => id)).not.toContain(first!.id)
  await expect.poll(() => sets()).toMatchObject([{ lineups: 8, entries: 8 }])

  // As the provider hands it out before the lock: the lineups of the filled file can be the list, and its entries are repaired.
  await panel(page).getByRole('button', { name: 'Another file' }).click()
  await choose(page, filled)
  await panel(page).getByRole('button', { name: 'List its 8 lineups' }).click()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '9')
  await expect(page.getByText('8 lineups from DKEntries.csv.')).toBeVisible()
  await press(page, 'Undo')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  const { name, rows } = captainOf(ids(filled.split('\r\n')[1]!)[0]!)
  const search = page.getByRole('searchbox').first()
  await search.fill(name)
  await press(page, `Exclude ${name}`)
  await search.fill('')
  await press(page, 'Entries file')
  const lines = filled.split('\r\n')
  const affected = lines.flatMap((line, i) =>
    i > 0 &&
    i < 9 &&
    ids(line)
      .slice(0, 6)
      .some((id) => rows.includes(id))
      ? i + 1
      : [],
  )
  const bar = panel(page).getByRole('region', { name: 'Repair' })
  await expect(
    bar.getByText(
      affected.length === 1
        ? '1 entry holds a player who is out.'
        : `${affected.length} entries hold a player who is out.`,
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Repair' }).click()
  const dialog = page.getByRole('dialog', { name: /^Repair \d lineups?$/ })
  await dialog.getByRole('button', { name: /^Apply to \d lineups?$/ }).click()
  await expect(bar.getByRole('button', { name: /^Take back \d repairs?$/ })).toBeVisible()
  const repaired = (await downloaded(page)).split('\r\n')
  expect(repaired.flatMap((line, i) => (line === lines[i] ? [] : i + 1))).toEqual(affected)
  for (const row of affected) expect(ids(repaired[row - 1]!).filter((id) => rows.includes(id))).toEqual([])
})

/** The player of a captain's id, with the ids of both rows. */
function captainOf(id: string): { name: string; rows: string[] } {
  const cells = sampleCsv('showdown')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const name = cells.find((row) => row[3] === id)![2]!
  return { name, rows: cells.filter((row) => row[2] === name).map((row) => row[3]!) }
}
