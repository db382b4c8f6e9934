import { registerAndOpen, showdownCsv, slots } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

type CsvRow = Parameters<typeof showdownCsv>[0][number]

const teamOf = (number: number) => (number % 2 === 0 ? 'AAA' : 'BBB')

/** A hundred quarterbacks with equal averages, so that each pair is correlated. */
function quarterbacks(): string {
  return showdownCsv(
    Array.from({ length: 100 }, (_, number): CsvRow => {
      const salary = 5000 + 200 * (number % 30)
      return ['QB', `Passer ${number}`, 'FLEX', salary, teamOf(number), 10]
    }),
  )
}

/** Three hundred receivers with one point per $1,000, and salaries without a common unit. */
function pointsAreThePrice(): string {
  return showdownCsv(
    Array.from({ length: 300 }, (_, number): CsvRow => {
      const salary = 2000 + ((37 * number) % 9000)
      return ['WR', `Catcher ${number}`, 'FLEX', salary, teamOf(number), salary / 1000]
    }),
  )
}

test('a search that stops early shows its gap and can be continued and stopped', async ({ page }) => {
  await registerAndOpen(page, 'showdown', quarterbacks())
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Optimization Settings' })
  await settings.getByText('Max Points', { exact: true }).click()
  // By averages and without the rule of one quarterback a team, all hundred are alike.
  await settings.getByText('Season average (FPPG)', { exact: true }).click()
  await settings.getByText('Any number', { exact: true }).first().click()
  await settings.getByText('GPP', { exact: true }).click()
  await settings.getByRole('button', { name: 'Done' }).click()
  await builder.getByRole('button', { name: 'Optimize' }).click()
  const within = builder.getByText(
    /^Within [\d.]+ points of the best possible under Max Points, GPP, creativity 50\.$/,
  )
  await expect(within).toBeVisible()
  await expect(builder.getByText(/Best possible of/)).toBeHidden()
  const found = await slots(page)
  expect(found).toHaveLength(6)

  await builder.getByRole('button', { name: 'Keep searching' }).click()
  await expect(builder.getByText('Searching on this device; this can take a minute.')).toBeVisible()
  // The page stays responsive during the search, and the lineup does not change.
  await page.getByRole('searchbox').first().fill('Passer 77')
  await expect(page.getByText('Passer 77').first()).toBeVisible()
  await expect(builder.getByRole('button', { name: 'Optimize' })).toBeDisabled()
  await expect.poll(() => slots(page)).toEqual(found)

  await builder.getByRole('button', { name: 'Stop' }).click()
  await expect(builder.getByRole('button', { name: 'Keep searching' })).toBeVisible()
  await expect(within).toBeVisible()
  await expect.poll(() => slots(page)).toEqual(found)
  await expect(builder.getByRole('button', { name: 'Optimize' })).toBeEnabled()
})

test('a hard slate is still proved optimal, with a lower bound of the lineup count', async ({ page }) => {
  await registerAndOpen(page, 'showdown', pointsAreThePrice())
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await expect(builder.getByText(/^Best possible of more than [\d,]+ legal lineups/)).toBeVisible()
  await expect.poll(() => slots(page)).toHaveLength(6)
})
