import { readFileSync } from 'node:fs'
import { entrySet } from '#workers/testing/lineups.ts'
import { open } from './support/accounts.ts'
import { chosen } from './support/records.ts'
import { registerByApi, saveEntrySet, signInByApi } from './support/seeds.ts'
import { toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test('an entry set is found beside the lineups, entered, given its results and counted on the dashboard and beside the history', async ({
  page,
}) => {
  await registerByApi(page)
  await saveEntrySet(page, 30, { name: 'Thursday thirty', entry_fee: null })
  await open(page, '/lineups')
  await page.getByRole('navigation', { name: 'Saved' }).getByRole('link', { name: 'Entry sets' }).click()
  await expect(page.getByRole('heading', { name: 'Entry Sets' })).toBeVisible()
  const row = page.getByRole('row', { name: /Thursday thirty/ })
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 768, height: 1024 })
  // In one line.
  await expect
    .poll(
      async () =>
        (await row.getByRole('link', { name: 'Thursday thirty', exact: true }).boundingBox())!.height,
    )
    .toBeLessThan(30)
  await page.setViewportSize(desktop)
  // A press anywhere on the row opens the set.
  await row.getByText('Not entered').click()

  await expect(page.getByRole('heading', { name: 'Thursday thirty' })).toBeVisible()
  await expect(page.getByText('At least 2 different Captains')).toBeVisible()
  // Sterling is captain in every other lineup and flex in the rest; Cobb in every other one.
  const exposure = page.getByRole('region', { name: 'Exposure' })
  await expect(exposure.getByRole('row', { name: /Cal Sterling/ })).toHaveText(/50\.0%\s*100\.0%$/)
  await expect(exposure.getByRole('row', { name: /Ray Cobb/ })).toHaveText(/-\s*50\.0%$/)
  // Every name whole on a small laptop, beside the sidebar.
  await page.setViewportSize({ width: 1024, height: 768 })
  const cut = () =>
    exposure
      .locator('td span')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
  await expect.poll(cut).toBe(0)
  await page.setViewportSize(desktop)
  await page.getByRole('link', { name: 'Show all 30' }).click()
  await expect(page.getByRole('link', { name: 'Show all 30' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Contest and fee' }).click()
  const contest = page.getByRole('dialog', { name: 'Contest and Fee' })
  await contest.getByLabel('Entry fee of each lineup ($)').fill('two')
  await contest.getByRole('button', { name: 'Save' }).click()
  await expect(contest.getByText('Enter an amount, for example 0.25')).toBeVisible()
  await contest.getByLabel('Entry fee of each lineup ($)').fill('2')
  await expect(contest.getByText('$60.00 for 30 lineups')).toBeVisible()
  await contest.getByLabel('Contest', { exact: true }).fill('NFL $2 Showdown')
  await contest.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('30 lineups, $2.00 each, $60.00 in all')).toBeVisible()

  await page.getByRole('button', { name: 'Record results' }).click()
  const results = page.getByRole('dialog', { name: 'Record Results' })
  const firstField = results.getByLabel('Points of lineup 1', { exact: true })
  await firstField.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '101.5\t$50.00\n90\t10\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(results.getByLabel('Winnings ($) of lineup 2', { exact: true })).toHaveValue('10')
  await results.getByRole('button', { name: 'Save Results' }).click()
  await expect(toast(page, 'Results saved')).toBeVisible()
  // $60 for $60: no profit; 2 of 30 won more than $2.
  await expect(page.getByText('2 of 30 cashed')).toBeVisible()
  await expect(page.getByText('101.50').first()).toBeVisible()

  await open(page, '/dashboard')
  await expect(page.getByText('Total Lineups').locator('..')).toContainText('30')
  await expect(page.getByText('Cash Rate', { exact: true }).locator('..')).toContainText('6.7%')

  await open(page, '/historical-data')
  const sets = page.getByRole('region', { name: 'Entry Sets' })
  await expect(sets.getByText('30 entries with a result in 1 set')).toBeVisible()
  await expect(sets.getByRole('term')).toHaveText(['Fees', 'Winnings', 'Profit', 'ROI'])
  await expect(sets.getByRole('definition')).toHaveText(['$60.00', '$60.00', '$0.00', '0.0%'])
  await expect(page.getByText('No Historical Data')).toBeVisible()
  await sets.getByRole('link', { name: 'All entry sets' }).click()
  await page.getByRole('link', { name: 'Thursday thirty' }).click()
  await page.getByRole('button', { name: 'Record results' }).click()
  await results.getByLabel('Winnings ($) of lineup 2', { exact: true }).fill('40')
  await results.getByRole('button', { name: 'Save Results' }).click()
  await expect(results).toBeHidden()
  // The page was kept by the browser; the change makes it read the figures again.
  await page.getByRole('link', { name: 'Historical Data' }).click()
  await expect(sets.getByRole('definition')).toHaveText(['$60.00', '$90.00', '+$30.00', '50.0%'])
})

test('a set is deleted, restored, renamed and downloaded, and says why it cannot be opened', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/404/)
  await registerByApi(page)
  const id = await saveEntrySet(page, 2)
  await open(page, '/entry-sets')
  await chosen(page, 'Thursday 150', 'Delete')
  await expect(toast(page, 'Set deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await chosen(page, 'Thursday 150', 'Rename')
  await page.getByRole('dialog').getByLabel('Name of the set').fill('Thursday two')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByRole('link', { name: 'Thursday two', exact: true })).toBeVisible()

  await open(page, `/entry-sets/${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Upload file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Thursday two.csv')
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toEqual([
    'CPT,FLEX,FLEX,FLEX,FLEX,FLEX',
    '4040,4041,4042,4043,4044,4045',
    '4046,4047,4042,4044,4045,4048',
  ])

  await page.getByRole('button', { name: 'More actions for Thursday two' }).click()
  await page.getByRole('menuitem', { name: 'Open in optimizer' }).click()
  await expect(page.getByRole('alert')).toContainText('The salary file of this set is not stored')
})

test('a set is opened on another device, on the Entries side of its slate', { tag: '@rare' }, async ({
  page,
  browser,
}) => {
  const account = await registerByApi(page)
  const file = { csvData: salaryFile(), fileName: 'DKSalaries.csv' }
  const uploaded = await page.request.post('/api/csv-history/showdown', { data: file })
  const { id: slateId } = await uploaded.json()
  const id = await saveEntrySet(page, 4, { name: 'Thursday four' }, { id: slateId, name: 'MIN @ LAC' })

  const context = await browser.newContext()
  const other = await context.newPage()
  await signInByApi(other, account)
  await open(other, `/entry-sets/${id}`)
  await other.getByRole('button', { name: 'More actions for Thursday four' }).click()
  await other.getByRole('menuitem', { name: 'Open in optimizer' }).click()
  await expect(other).toHaveURL('/showdown/optimizer?side=entries')
  await expect(toast(other, 'Entry set opened')).toBeVisible()
  await expect(other.getByText('2 lineups from Thursday four.')).toBeVisible()
  await other.getByRole('button', { name: /^Rules/ }).click()
  await expect(other.getByText('At least 2 different captains')).toBeVisible()
  await other.reload()
  await expect(other.getByText('At least 2 different captains')).toBeVisible()
  await other.getByRole('button', { name: /^Lineups/ }).click()
  await expect(other.getByText('2 lineups from Thursday four.')).toBeVisible()
  await context.close()
})

/** Every person of the fixture set as captain and as flex row. */
function salaryFile(): string {
  const header = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const { players } = entrySet()
  const people = new Map(players.map((player) => [player.player_name, player]))
  const rows = ['CPT', 'FLEX'].flatMap((slot, s) =>
    [...people.values()].map(({ player_name, position, team, salary, is_captain, fantasy_points }, i) => {
      const flex = is_captain ? salary / 1.5 : salary
      const price = slot === 'CPT' ? flex * 1.5 : flex
      const id = 5000 + 100 * s + i
      return `${position},${player_name} (${id}),${player_name},${id},${slot},${price},MIN@LAC 10/23/2025 08:15PM ET,${team},${fantasy_points}`
    }),
  )
  return [header, ...rows].join('\n')
}
