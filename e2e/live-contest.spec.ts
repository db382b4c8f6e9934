import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { classicStandings } from '#core/fixtures/standings-files.ts'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { open } from './support/accounts.ts'
import { expectNoSidewaysScroll } from './support/page-checks.ts'
import { registerByApi, uploadContest } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

test('a running contest says what entries deserve so far, and nothing of what they won', async ({ page }) => {
  await registerByApi(page)
  const data = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  expect((await page.request.post('/api/csv-history/showdown', { data })).status()).toBe(201)
  const contest = await uploadRunning(page)
  await page.request.put(`/api/contest/${contest}/payouts`, { data: { text: '1st $500\n2nd - 90th $10' } })
  await open(page, `/contest-insights?contest=${contest}`)
  const card = page.locator('#deserved')
  await expect(card.getByText('Running', { exact: true })).toBeVisible()
  await card.getByLabel('Your name in the contest').fill('user-1')
  await card.getByLabel('Entry fee').fill('2')
  await card.getByRole('button', { name: 'Play the real field' }).click()
  const entries = card.getByRole('region', { name: 'Your entries, one by one' })
  await expect(entries.getByRole('row')).toHaveCount(2)
  for (const column of ['Won', 'Luck'])
    await expect(entries.getByRole('columnheader', { name: column })).toHaveCount(0)
  await expect(card.locator('dl > div').filter({ hasText: /^Deserved/ })).toContainText(/% ±[\d,.]+%/)
  await expect(card.getByText('The contest is still running')).toBeVisible()
  await expect(card.getByText('Got minus deserved, known at the end')).toBeVisible()
  // A running contest is no outcome that predictions could be compared with.
  await expect(page.locator('#calibration')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
})

test('over several contests, predictions stand beside what came, as a picture and in figures', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  for (const seed of [1, 2, 3]) {
    const contest = await uploadContest(page, 60 + seed, `contest-standings-${seed}.csv`, seed)
    const answer = await page.request.put(`/api/contest/${contest}/autopsy`, {
      data: { autopsy: playedOf(seed) },
    })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/contest-insights')
  const card = page.locator('#calibration')
  await expect(card.getByText(/Over 3 finished contests\.$/)).toBeVisible()
  await expect(card.getByText(/^Too early to judge\./)).toBeVisible()
  await card.getByText('How sure is this?').click()
  await expect(card.getByText(/Brier score\): \d\.\d{3}/)).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  await expectNoSidewaysScroll(page)
  // One entry a contest was predicted to cash in 18% of its games; it did in one contest of three.
  const line = card.getByRole('table').getByRole('row').nth(1)
  await expect(line).toContainText('18.0%')
  await expect(line).toContainText('33.3%')
  await expect(line).toContainText(/0 to 100%early: \d+ contests needed/)
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Share the record' }).click()
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toBe('forecast-record.html')
  const record = readFileSync(await downloaded.path(), 'utf8')
  expect(record).toContain('3 finished contests')
  expect(record).toMatch(/18\.0%.*33\.3%.*0 to 100%.*>3<.*>3</)
  await card.getByRole('button', { name: 'Against the real field' }).click()
  await expect(card.getByRole('button', { name: 'Against the real field' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoSidewaysScroll(page)

  // A contest of another format has figures of its own.
  const classic = await uploadStandings(page, classicStandings({ entries: 60, seed: 9 }))
  const answer = await page.request.put(`/api/contest/${classic}/autopsy`, { data: { autopsy: playedOf(9) } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  await page.reload()
  const formats = card.getByRole('group', { name: 'Format' })
  await expect(formats.getByRole('button')).toHaveCount(2)
  await card.getByText('How sure is this?').click()
  await formats.getByRole('button', { name: 'Standard' }).click()
  await expect(card.getByText(/Over 1 finished contest\.$/)).toBeVisible()
  await expect(card.getByText(/share its games,/)).toBeVisible()
  await formats.getByRole('button', { name: 'Showdown' }).click()
  await expect(card.getByText(/Over 3 finished contests\.$/)).toBeVisible()
  await expect(card.getByText(/share its game,/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

/** Half an hour left to play for everyone. */
function uploadRunning(page: Page): Promise<number> {
  return uploadStandings(page, madeContestCsv(900).replace(/^(\d+,\d+,[^,]*),0,/gm, '$1,30,'))
}

async function uploadStandings(page: Page, csv: string): Promise<number> {
  const file = { name: 'contest-standings-96210735.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const answer = await page.request.post('/api/contest/upload', { multipart: { file } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).contestId
}

/** The user's entry cashed in the first contest alone. */
function playedOf(seed: number): Autopsy {
  const made = madeAutopsy()
  return {
    ...made,
    entries: made.entries.map((entry) => ({
      ...entry,
      won: seed === 1 ? 2000 : 0,
      rank: seed === 1 ? 7 : 80,
    })),
  }
}
