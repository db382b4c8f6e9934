import type { Page } from '@playwright/test'
import { madeContestCsv, madeEntries, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { open } from './support/accounts.ts'
import { unfold } from './support/folds.ts'
import { expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const ENTRIES = 900

test('three sentences on a contest: each figure leads to its picture, each picture has a table', async ({
  page,
}) => {
  await registerByApi(page)
  await store(page, madeSlateCsv())
  const contest = await upload(page, madeContestCsv(ENTRIES))
  await open(page, `/contest-insights?contest=${contest}`)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  const entries = madeEntries(ENTRIES).sort((a, b) => b.points - a.points)
  const [best] = entries
  await expect(verdict).toContainText(
    `The winning lineup, with ${best!.captain} as CPT, scored ${best!.points.toFixed(2)} points`,
  )
  await expect(verdict.getByText(/averaged .* ownership/)).toBeHidden()
  await verdict.getByText('More about the winners').click()
  await expect(verdict.getByText(/averaged .* ownership/)).toBeVisible()
  await expect(verdict).toContainText(
    'Find your entries to see what you did differently, and what to change.',
  )
  await verdict.getByRole('link', { name: 'your entries' }).click()
  await expect(card(page, 'Your entries')).toBeFocused()

  await page.getByLabel('Screen name').fill('user-0')
  await page.getByRole('button', { name: 'Find' }).click()
  const mine = entries.filter(({ name }) => /^user-0 /.test(name))
  expect(mine).toHaveLength(1)
  await expect(verdict).toContainText(`with ${mine[0]!.points.toFixed(2)} points)`)
  await expect(verdict).toContainText('Too few to say: 1 game of yours.')

  await verdict.getByRole('link', { name: `${best!.points.toFixed(2)} points` }).click()
  await expect(card(page, 'Scores of the field')).toBeFocused()
  await expect(card(page, 'Scores of the field')).toBeInViewport()
  await verdict.getByRole('link', { name: '1 game' }).click()
  await expect(card(page, 'How the lineups were built')).toBeFocused()

  const scores = card(page, 'Scores of the field')
  const picture = scores.getByRole('img')
  await expect(picture).toHaveAccessibleName(new RegExp(`Winner ${best!.points.toFixed(2)}.*1 of them yours`))
  const bars = scores.getByRole('table', { name: 'Entries by points' })
  await scores.getByText('Show as a table').click()
  const counts = bars.locator('tbody td:nth-child(2)')
  await expect
    .poll(async () => (await counts.allInnerTexts()).reduce((sum, count) => sum + Number(count), 0))
    .toBe(ENTRIES)
  await scores.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(scores.getByRole('slider')).toHaveAttribute('aria-valuetext', /entr(y|ies) \(\d/)

  const scatter = card(page, 'Ownership against points')
  await scatter.scrollIntoViewIfNeeded()
  await expect(scatter.getByRole('img')).toHaveAccessibleName(/^Scatter of 18 players: most points/)
  const exposure = card(page, 'Exposure: you, the field and the top 1%')
  await exposure.scrollIntoViewIfNeeded()
  await expect(
    exposure.getByRole('list', { name: 'Exposure, You - field' }).getByRole('listitem'),
  ).toHaveCount(8)
  await exposure.getByRole('button', { name: 'Show all 18 players' }).click()
  await exposure.getByRole('button', { name: 'CPT' }).click()
  await exposure.getByRole('button', { name: 'Top 1% - field' }).click()
  await expect(exposure.getByRole('list', { name: 'Exposure, Top 1% - field' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('copies of a lineup are one row with their number and places', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  const copied = 'CPT Ann One FLEX Bo Two FLEX Cy Three'
  const rows = [
    ...Array.from({ length: 37 }, (_, i) => `1,${100 + i},many-${i},0,90,${copied}`),
    '38,200,solo,0,80,CPT Bo Two FLEX Ann One FLEX Cy Three',
    ...Array.from(
      { length: 80 },
      (_, i) => `39,${300 + i},last-${i},0,70,FLEX Bo Two CPT Cy Three FLEX Ann One`,
    ),
  ]
  const contest = await upload(
    page,
    `Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n${rows.join('\n')}\n`,
  )
  await open(page, `/contest-insights?contest=${contest}`)
  await unfold(page, 'Top 10 Lineups')
  const top = page.getByRole('list', { name: 'Top 10 Lineups' }).getByRole('listitem')
  await expect(top).toHaveCount(3)
  await expect(top.nth(0)).toContainText('1-37')
  await expect(top.nth(0)).toContainText('× 37')
  await expect(top.nth(1)).toContainText('38')
  // The list of the whole field, not of the 100 stored rows.
  await expect(top.nth(2)).toContainText('39-118')
  await expect(top.nth(2)).toContainText('× 80')
})

test('over several games habits are compared; the name is known on the next visit, and gone after signing out', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const [first] = [
    await upload(page, madeContestCsv(300, 1)),
    await upload(page, madeContestCsv(300, 2)),
    await upload(page, madeContestCsv(300, 3)),
  ]
  await open(page, `/contest-insights?contest=${first}`)
  await page.getByLabel('Screen name').fill('user-1')
  await page.getByRole('button', { name: 'Find' }).click()
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('Too few to say: 1 game of yours.')
  await verdict.getByRole('button', { name: 'Compare with my other contests' }).click()
  await expect(verdict).toContainText('The other contests were read.')
  await expect(verdict).toContainText(/Over 3 games/)
  await verdict.getByRole('link', { name: '3 games' }).click()
  await expect(page.getByRole('table', { name: 'Habits over 3 games' })).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Screen name')).toHaveValue('user-1')
  await expect(verdict).toContainText(/Over 3 games/)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contest-insights'))).toBeNull()
})

function card(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

async function store(page: Page, csvData: string): Promise<void> {
  const data = { csvData, fileName: 'DKSalaries.csv' }
  expect((await page.request.post('/api/csv-history/showdown', { data })).status()).toBe(201)
}

let uploads = 0

async function upload(page: Page, csv: string): Promise<number> {
  uploads += 1
  const file = { name: `standings-${uploads}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const answer = await page.request.post('/api/contest/upload', { multipart: { file } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).contestId
}
