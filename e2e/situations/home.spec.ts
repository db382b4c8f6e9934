import type { Page } from '@playwright/test'
import { open, register } from '../support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/page-checks.ts'
import { recordSetResults, registerByApi, saveEntrySet, saveLineup } from '../support/seeds.ts'
import { sampleCsv } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

const SAMPLE_DAY = '12/13/2026 08:20PM'

test('a press before the page’s code has arrived counts once it has', async ({ page }) => {
  await registerByApi(page)
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Try the sample slate' }).click()
  // Of two presses the last counts, once.
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  press()
  await expect(page.locator('html')).not.toHaveClass('dark')
  await hydrated(page)
  await page.getByRole('button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page).toHaveURL('/')
})

test('what is shown: when slates lock, the newest sets, what waits for a result', async ({ page }) => {
  await register(page)
  await expect(page.getByRole('heading', { name: 'Your first lineup' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden()

  await saveSlate(page, 'later.csv', inDays(9))
  await saveSlate(page, 'sooner.csv', inDays(5), 'STL')
  await saveSlate(page, 'past.csv', inDays(-5), 'TUC')
  await saveLineup(page, { lineup_name: 'Waits', entry_fee_total: 20 })
  const set = await saveEntrySet(page, 4, { name: 'Four entries', entry_fee: 0.25 })
  await recordSetResults(page, set, [1, 0, null, null])
  await saveEntrySet(page, 2, { name: 'Not entered', entry_fee: null })

  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Your first lineup' })).toBeHidden()
  await expect(main.getByRole('button', { name: /^Open / })).toHaveText([
    /^OpenTUC @ RIC\w{3} \d+, \d{4}Showdown$/,
    /^OpenSTL @ RICLocks in [56] daysShowdown$/,
    /^OpenPOR @ RICLocks in (9|10) daysShowdown$/,
  ])
  await expect(main.getByText('Not entered · 2 lineups · MIN @ LAC')).toBeVisible()
  await expect(main.getByText('2 of 4 without a result · 4 entries, $1.00 in fees · MIN @ LAC')).toBeVisible()
  // The lineup's $20.00, of a game on December 13, 2026, and two of the set's entries at $0.25.
  await expect(main.getByText(/^(2 pending, 1 not locked yet|3 pending), \$20\.50 in fees$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await main.getByRole('link', { name: /^Four entries/ }).click()
  await expect(page.getByRole('heading', { name: 'Four entries' })).toBeVisible()
  await open(page, '/')
  await main.getByRole('link', { name: 'Record results' }).click()
  await expect(page).toHaveURL('/lineups')
  await hydrated(page)

  // The early games have begun, so the late ones lock next.
  const [begun, toCome] = kickoffsAroundNow()
  const csvData = sampleCsv('standard')
    .replaceAll('12/13/2026 01:00PM', begun)
    .replaceAll(/12\/13\/2026 04:\d\dPM/g, toCome)
  await page.request.post('/api/csv-history/standard', { data: { csvData, fileName: 'main.csv' } })
  await open(page, '/')
  await expect(main.getByRole('button', { name: /^Open main\.csv Next lock / })).toBeVisible()
})

test('a slate that was deleted elsewhere says so and can be tried again', async ({ page, noise }) => {
  noise.allow(/404/)
  await registerByApi(page)
  const id = await saveSlate(page, 'gone.csv', inDays(5))
  await open(page, '/')
  const card = page.getByRole('button', { name: /^Open POR @ RIC/ })
  await page.request.delete(`/api/csv-history/showdown/${id}`)
  await card.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Slate not found')
  await expect(card).not.toHaveAttribute('aria-disabled', 'true')
})

test('four game modes stand side by side from 1024 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  // They slide in one after the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await register(page)
  const names = ['Showdown', 'Big League', 'Monster Mash', 'Standard']
  const tops = () =>
    page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll(
        (headings, wanted) =>
          headings
            .filter(({ textContent }) => wanted.includes(textContent))
            .map((each) => Math.round(each.getBoundingClientRect().top)),
        names,
      )
  // All read in one frame, since what loads above the cards moves them.
  await expect.poll(async () => [...new Set(await tops())]).toHaveLength(1)
  expect(await tops()).toHaveLength(names.length)
})

async function saveSlate(page: Page, fileName: string, day: string, team = 'POR'): Promise<number> {
  const csvData = sampleCsv('showdown').replaceAll(SAMPLE_DAY, `${day} 08:20PM`).replaceAll('POR', team)
  const answer = await page.request.post('/api/csv-history/showdown', { data: { csvData, fileName } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).id
}

/** `MM/DD/YYYY`, so many days from now. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString()
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
}

/**
 * An hour ago and in two hours, as salary files have it. Nearer where a week of games, which ends with Tuesday, ends between them: games of
 * a later week are left out of a slate.
 */
function kickoffsAroundNow(): [string, string] {
  const now = new Date()
  const eastern = new Date(now.toLocaleString('en-US', { timeZone: 'America/New_York' }))
  const intoWeek = ((eastern.getDay() + 4) % 7) * 1440 + eastern.getHours() * 60 + eastern.getMinutes()
  return [-Math.min(60, intoWeek / 2), Math.min(120, (7 * 1440 - intoWeek) / 2)].map((minutes) => {
    const parts = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }).format(now.getTime() + minutes * 60_000)
    return parts.replace(/, (\d\d:\d\d).([AP]M)/, ' $1$2')
  }) as [string, string]
}
