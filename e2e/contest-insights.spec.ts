import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { classicStandings } from '#core/fixtures/standings-files.ts'
import { madeContestCsv, madeEntries, madePlayers, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { open, register } from './support/accounts.ts'
import { unfold } from './support/folds.ts'
import { expectNoSidewaysScroll } from './support/page-checks.ts'
import { registerByApi, uploadContest } from './support/seeds.ts'
import { openOptimizer } from './support/slates.ts'
import { expect, test } from './support/test.ts'

const ENTRIES = 900
/** Large enough to be compressed by the browser and sent in many chunks. */
const LARGE = madeContestCsv(40_000)
/** Bytes of CSV that the server reads at a time. */
const PIECE_BYTES = 128 * 1024
const CONTEST = {
  name: 'contest-standings-96210734.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(madeContestCsv(ENTRIES)),
}

test('a contest without captains has no word of them, and no name of its picture is cut', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const buffer = Buffer.from(classicStandings({ entries: 600, seed: 4 }))
  await open(page, '/contest-insights')
  await page.getByLabel('Contest results CSV').setInputFiles({ ...CONTEST, buffer })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await unfold(page, 'Top 10 Lineups')
  await expect(page.getByRole('list', { name: 'Data Preview' })).toContainText('Entry ')
  await expect(page.locator('dl > div').filter({ hasText: 'Total Entries' })).toContainText('600')
  const picture = page.locator('#picture-ownership svg:has(text)').first()
  await expect(picture.locator('text.fill-foreground').first()).toBeVisible()
  const edge = (await picture.boundingBox())!
  for (const name of await picture.locator('text.fill-foreground').all()) {
    const box = (await name.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(edge.x - 1)
    expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width + 1)
  }
  expect(await page.getByRole('main').innerText()).not.toMatch(/captain|\bCPT\b/i)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.getByRole('main').innerText()).not.toMatch(/captain|\bCPT\b/i)
})

test('a contest is uploaded, read card by card, paid out, and deleted', async ({ page, noise }) => {
  // Payouts that can't be read.
  noise.allow(/status of 400/)
  await registerByApi(page)
  const slate = await page.request.post('/api/csv-history/showdown', {
    data: { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' },
  })
  expect(slate.status()).toBe(201)
  await open(page, '/contest-insights')
  await expect(page.getByText('No contests yet')).toBeVisible()

  // The message goes by itself, so the page watches for it.
  const said = page.waitForFunction(() =>
    /Loaded 900 entries • ML trained: 18 players, \d+ stacks/.test(document.body.innerText),
  )
  await page.getByLabel('Contest results CSV').setInputFiles(CONTEST)
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await said
  await expect(page.getByText('ML Model Training Results')).toBeVisible()

  const entries = madeEntries(ENTRIES).sort((a, b) => b.points - a.points)
  const [best] = entries
  const captains = [...Map.groupBy(entries, ({ captain }) => captain)]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
  const [mostCommon, theirEntries] = captains[0]!
  const card = (name: string) => page.locator('dl > div').filter({ hasText: name })
  await expect(card('Winning Score')).toContainText(best!.points.toFixed(2))
  const average = entries.reduce((sum, { points }) => sum + points, 0) / ENTRIES
  await expect(card('Average Score')).toContainText(average.toFixed(2))
  await expect(card('Most Common CPT')).toContainText(mostCommon)
  await expect(card('Most Common CPT')).toContainText(`${theirEntries.length} entries`)
  await expect(card('Total Entries').last()).toContainText('900')
  const section = (title: string) => page.locator('section').filter({ hasText: title })
  await unfold(page, 'Captains', 'Top 10 Lineups', 'How the lineups', 'Optimal lineup', 'Payouts')
  await expect(page.getByRole('list', { name: 'Top Captain Choices' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'Top 10 Lineups' }).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('list', { name: 'Data Preview' }).getByRole('listitem')).toHaveCount(20)
  await expect(section('Optimal lineup in hindsight').getByRole('listitem')).toHaveCount(6)
  await expect(section('Team shapes and salary left')).toBeVisible()

  await page.getByLabel('Screen name').fill('USER-0')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(/^1 entry of USER-0/)).toBeVisible()
  await expect(page.getByText('Exposure: you, the field and the top 1%')).toBeVisible()
  // Screen readers announce what changes in a live part that was there before.
  const announced = page.locator('#payouts form [aria-live]')
  await expect(announced).toHaveText('')
  await page.getByLabel('Payout table').fill('nothing of the kind')
  await page.getByRole('button', { name: 'Use these payouts' }).click()
  await expect(announced).toContainText('Paste the table')
  await page.getByLabel('Payout table').fill('1st $500\n2nd - 900th $1')
  await page.getByRole('button', { name: 'Use these payouts' }).click()
  await expect(page.getByText('Prize pool $1,399.00')).toBeVisible()
  await expect(page.getByText(/^1 entry of USER-0, winnings \$/)).toBeVisible()

  await page.getByRole('link', { name: 'Upload New Contest' }).click()
  await expect(page).toHaveURL('/contest-insights')
  await page.getByRole('link', { name: /contest-standings-96210734/ }).click()
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Captains and ownership')).toBeVisible()
  await expect(page.getByText('Upload Successful')).toBeHidden()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No contests yet')).toBeVisible()
})

test('a contest that was set in the optimizer is not asked for its payouts again', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  const file = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  await openOptimizer(page, 'showdown', file.csvData)
  await page.getByRole('button', { name: 'Entries', exact: true }).first().click()
  await page.getByRole('button', { name: 'Entries file', exact: true }).first().click()
  const name = 'NFL Showdown $1.4K First Down (MIN vs LAC)'
  const players = file.csvData.trimEnd().split(/\r?\n/)
  const entry = `${madeEntries(ENTRIES)[4]!.id},${name},96210734,$2,,,,,,,`
  const rows = ['1. Column A lists all of your contest entries', '', ...players]
  const header = 'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions'
  const entries = [header, ...rows.map((cells, i) => `${i === 0 ? entry : ',,,,,,,,,,'},${cells}`)].join(
    '\r\n',
  )
  const panel = page.getByRole('region', { name: 'Entries file' })
  await panel
    .getByLabel('Entries file')
    .setInputFiles({ name: 'DKEntries.csv', mimeType: 'text/csv', buffer: Buffer.from(entries) })
  await panel
    .getByRole('button', { name: new RegExp(`^${name.split(' (')[0]!.replace('$', '\\$')}`) })
    .click()
  const dialog = page.getByRole('dialog', { name: '$1.4K First Down' })
  // What the name does not say is not typed for the user.
  await expect(dialog.getByRole('textbox', { name: 'Entries', exact: true })).toHaveValue('832')
  await expect(dialog.getByRole('textbox', { name: 'Max entries' })).toHaveValue('')
  await dialog
    .getByRole('textbox', { name: 'Payout table' })
    .fill('Entries\n900 / 900\nPrizes\n$1,399\n1st\n$500\n2nd - 900th\n$1')
  // Not that of the file, which may be on its way still.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/memory') && (answer.request().postData() ?? '').includes('"prizeCents":50000'),
  )
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await saved

  await open(page, '/contest-insights')
  await page.getByLabel('Contest results CSV').setInputFiles(CONTEST)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await unfold(page, 'Payouts')
  const payouts = page.locator('#payouts')
  await expect(payouts).toContainText('Prize pool $1,399.00')
  await expect(payouts).toContainText('These are the payouts that you set for this contest in the optimizer.')

  // The user changes them: they are the user's own from then on.
  await page.getByLabel('Payout table').fill('1st $700')
  await page.getByRole('button', { name: 'Use these payouts' }).click()
  await expect(payouts).toContainText('Prize pool $700.00')
  await expect(payouts).not.toContainText('in the optimizer')
})

test('the slate of a contest: found by itself, changed, put away, and never one of other players or prices', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const store = async (csvData: string, fileName: string) => {
    const data = { csvData, fileName }
    expect((await page.request.post('/api/csv-history/showdown', { data })).status()).toBe(201)
  }
  const contest = await uploadContest(page, 300)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Slate', exact: true }) })
  const look = () => open(page, `/contest-insights?contest=${contest}`)

  await look()
  await expect(card).toContainText('You have no Showdown slates yet.')
  await expect(card.getByRole('link', { name: 'Upload its salary file' })).toHaveAttribute(
    'href',
    '/showdown/upload',
  )
  await expect(page.getByText('Exposure: the field and the top 1%')).toBeVisible()
  await expect(page.getByText('Optimal lineup in hindsight')).toBeHidden()

  await store(madeSlateCsv().replaceAll(/Vic|Leo/g, 'Other'), 'others.csv')
  await store(madeSlateCsv(madePlayers(2)).replaceAll('10/23/2025', '12/01/2025'), 'rematch.csv')
  await look()
  await expect(card).toContainText(
    '1 other slate lists these players at prices that put lineups over $50,000: it is of another game.',
  )
  await expect(card.getByRole('radio')).toHaveCount(0)

  await store(madeSlateCsv(), 'DKSalaries.csv')
  await look()
  const right = card.getByRole('radio', { name: 'MIN @ LAC, 2025-10-23, DKSalaries.csv 18 of 18 players' })
  await expect(right).not.toBeChecked()
  await expect(card.getByRole('radio', { name: 'No slate' })).not.toBeChecked()
  await expect(card.getByRole('radio')).toHaveCount(2)
  await right.check()
  await card.getByRole('button', { name: 'Use this choice' }).click()
  await expect(card).toContainText('It lists all 18 drafted players.')
  await expect(page.getByText('Optimal lineup in hindsight')).toBeVisible()
  await unfold(page, 'How the lineups')
  await expect(page.getByText('Team shapes and salary left')).toBeVisible()

  await card.getByRole('button', { name: 'Change slate' }).click()
  await expect(card).toContainText('DKSalaries.csv (current)')
  await card.getByRole('radio', { name: 'No slate' }).check()
  await card.getByRole('button', { name: 'Use this choice' }).click()
  await expect(card).toContainText('No slate.')
  await expect(page.getByText('Optimal lineup in hindsight')).toBeHidden()
  await look()
  await unfold(page, 'Slate')
  await expect(card.getByRole('button', { name: 'Choose slate' })).toBeVisible()
  await expect(card.getByRole('radio')).toHaveCount(0)
})

test('contests are renamed and deleted on the list and on their page', { tag: '@rare' }, async ({
  page,
  noise,
}) => {
  noise.allow(/400/)
  await registerByApi(page)
  await uploadContest(page, 20, 'contest-standings-1.csv')
  const buffer = Buffer.from(madeContestCsv(30))
  const file = { name: 'contest-standings-2.csv', mimeType: 'text/csv', buffer }
  await page.request.post('/api/contest/upload', { multipart: { file } })
  await open(page, '/contest-insights')
  await page.getByRole('button', { name: 'Rename contest-standings-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contest name').fill('')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog).toContainText('Contest name is required')
  await dialog.getByLabel('Contest name').fill('Sunday night, $5')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /Sunday night, \$5/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Sunday night, $5' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete contest-standings-2' }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('with its 30 entries, its file and what was learned from it')
  await expect(confirmation).toContainText('contest-standings-2')
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: /contest-standings-2/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Sunday night, $5' })).toBeFocused()

  await page.getByRole('link', { name: /Sunday night/ }).click()
  await expect(page.getByRole('heading', { name: 'Sunday night, $5' })).toBeVisible()
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await dialog.getByLabel('Contest name').fill('Monday')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
})

test('a large contest is compressed and sent; leaving during the upload stores nothing', {
  tag: '@rare',
}, async ({ page }) => {
  await register(page)
  const { host, hostname, port } = new URL(page.url())
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${LARGE}\r\n--b--`
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      'POST /api/contest/upload HTTP/1.1',
      `Host: ${host}`,
      `Origin: http://${host}`,
      `Cookie: ${cookies.join('; ')}`,
      'Accept: application/x-ndjson',
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body.slice(0, body.length / 2))
  const [told] = await once(socket, 'data')
  expect(String(told)).toContain('HTTP/1.1 200')
  socket.destroy()
  const listed = async () => (await (await page.request.get('/api/contest')).json()).contests
  // Uploads of one user follow one another, so the answer to the next one comes after the end of this one.
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('no standings') }
  const next = await page.request.post('/api/contest/upload', { multipart: { file } })
  expect(next.status(), await next.text()).toBe(400)
  expect(await listed()).toEqual([])

  await open(page, '/contest-insights')
  await page.getByLabel('Contest results CSV').setInputFiles({ ...CONTEST, buffer: Buffer.from(LARGE) })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await expect.poll(() => listed()).toHaveLength(1)
  await page.setViewportSize({ width: 320, height: 700 })
  const preview = page.locator('section').filter({ hasText: 'Data Preview' })
  await unfold(page, 'Top 10 Lineups')
  await expect(preview.getByText(/, copies \d/)).toHaveCount(20)
  await expectNoSidewaysScroll(page)
})

test('the progress bar shows the bytes sent, then the entries read', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await open(page, '/contest-insights')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 },
  })
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]')
      const sentence = bar?.parentElement?.querySelector('[aria-live]')?.textContent
      const line = `${bar?.getAttribute('aria-valuenow')}: ${sentence}`
      if (sentence && told.at(-1) !== line) told.push(line)
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await page.getByLabel('Contest results CSV').setInputFiles({ ...CONTEST, buffer: Buffer.from(LARGE) })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)

  const packedBytes = gzipSync(LARGE).length
  const sent = told.flatMap((line) => {
    const figures = /^(\d+): ([\d.]+) of ([\d.]+) MB sent$/.exec(line)
    return figures ? [figures.slice(1).map(Number)] : []
  })
  expect(sent.length, told.join('\n')).toBeGreaterThan(2)
  for (const [step, megabytes, total] of sent) {
    expect(Math.abs(total! * 1e6 - packedBytes)).toBeLessThan(100_000)
    expect(megabytes).toBeLessThanOrEqual(total!)
    if (megabytes! < total! / 2) expect(step).toBe(20)
  }
  expect(sent.map(([, megabytes]) => megabytes)).toEqual(
    sent.map(([, megabytes]) => megabytes!).sort((a, b) => a - b),
  )

  const read = told.flatMap((line) => {
    const figures = /^80: Sent. ([\d,]+) entries read/.exec(line)
    return figures ? [Number(figures[1]!.replaceAll(',', ''))] : []
  })
  expect(read.length, told.join('\n')).toBeGreaterThan(0)
  const possible = entriesAfterEachPiece(LARGE)
  for (const rows of read) expect(possible).toContain(rows)
  expect(read).toEqual(read.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe('100: 40,000 entries read. Opening the contest...')
})

/** The server reports the entries read after each chunk of 128 KB: the rows below the header whose line ends have begun. */
function entriesAfterEachPiece(csv: string): number[] {
  const ends = [...csv.matchAll(/\r/g)].map(({ index }) => index)
  const pieces = Array.from({ length: Math.ceil(csv.length / PIECE_BYTES) }, (_, i) => (i + 1) * PIECE_BYTES)
  return pieces.map((piece) => ends.filter((end) => end < piece).length - 1)
}

test('an upload can be cancelled during compression; another continues while the user is on another screen', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  // Compression that takes until the test lets it go on; the second file is sent as it is.
  await page.addInitScript(() => {
    window.CompressionStream = class extends TransformStream {
      constructor() {
        super({ transform: () => new Promise((resolve) => Object.assign(window, { goOn: resolve })) })
      }
    }
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let uploads = 0
  await page.route('**/api/contest/upload', async (route) => {
    uploads += 1
    await released
    await route.continue()
  })
  await open(page, '/contest-insights')
  const input = page.getByLabel('Contest results CSV')
  const bar = page.getByRole('progressbar')
  await input.setInputFiles({ ...CONTEST, buffer: Buffer.from(LARGE) })
  await expect(page.getByText('Preparing the file...')).toBeVisible()
  await page.waitForFunction(() => 'goOn' in window)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(uploads).toBe(0)

  await input.setInputFiles(CONTEST)
  await expect(bar).toBeVisible()
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  await go('Saved Lineups')
  await expect(page).toHaveURL('/lineups')
  await go('Contest Insights')
  await expect(bar).toBeVisible()
  await go('Saved Lineups')
  await expect(page).toHaveURL('/lineups')
  release()
  await expect(page.getByText(/Loaded 900 entries/).first()).toBeVisible()
  await expect(page).toHaveURL('/lineups')
  await go('Contest Insights')
  await expect(page.getByRole('link', { name: /contest-standings-96210734/ })).toBeVisible()
  expect(uploads).toBe(1)
})

test('files that are not contests are refused with what to do', { tag: '@rare' }, async ({ page, noise }) => {
  noise.allow(/400/)
  await registerByApi(page)
  await open(page, '/contest-insights')
  const input = page.getByLabel('Contest results CSV')
  await input.setInputFiles({ ...CONTEST, name: 'notes.txt' })
  await expect(page.getByRole('alert').getByText('Please upload a CSV file')).toBeVisible()
  await input.setInputFiles({ ...CONTEST, buffer: Buffer.from(madeSlateCsv()) })
  await expect(page.getByRole('alert').getByText(/looks like a player salary file/)).toBeVisible()
  await expect(page.getByText('Upload failed').first()).toBeVisible()
  await page.getByRole('link', { name: 'Choose a game mode' }).click()
  await expect(page).toHaveURL('/')
})
