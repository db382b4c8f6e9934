import type { Page } from '@playwright/test'
import { optimize, registerAndOpen, showdownCsv, slots } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/** Ada First and Ada Second are quarterbacks of AAA and worth more than anyone else. */
const SLATE = showdownCsv(
  (
    [
      ['QB', 'Ada First', 'AAA', 10_000, 25],
      ['QB', 'Ada Second', 'AAA', 9_600, 24],
      ['QB', 'Bo Passer', 'BBB', 9_400, 14],
      ...['AAA', 'BBB'].flatMap((team) =>
        [1, 2, 3, 4].map((n) => ['WR', `${team} Catcher ${n}`, team, 7_000 - 800 * n, 12 - n] as const),
      ),
    ] as const
  ).flatMap(([position, name, team, salary, average]) => [
    [position, name, 'CPT', 1.5 * salary, team, average] as const,
    [position, name, 'FLEX', salary, team, average] as const,
  ]),
)

test('a run chooses one quarterback of a team, unless the rule is off; both stay when the user adds them', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown', SLATE)
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  const stated = builder.getByText(/are quarterbacks of one team; they stay because you chose them\.$/)
  await choose(page, 'Season average (FPPG)')
  await optimize(page)
  await expect.poll(() => adasIn(page)).toBe(1)
  await expect(stated).toBeHidden()

  await choose(page, 'Any number')
  await optimize(page)
  await expect.poll(() => adasIn(page)).toBe(2)

  // The setting survives a reload. Switched on again, both quarterbacks of this lineup are the user's.
  await page.reload()
  await expect(builder).toBeVisible()
  await expect(stated).toBeHidden()
  await choose(page, 'One at most')
  await expect(stated).toBeVisible()
  await expect.poll(() => adasIn(page)).toBe(2)
  await optimize(page)
  await expect.poll(() => adasIn(page)).toBe(1)
  await expect(stated).toBeHidden()
})

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Optimization Settings' })
  // The choice about kickers, further down, has the same words.
  await settings.getByText(choice, { exact: true }).first().click()
  await settings.getByText('What is maximized').click()
  const rule = settings.getByText('A run chooses no more than one quarterback of a team.')
  await expect(rule).toBeVisible({ visible: choice !== 'Any number' })
  await expect(settings.getByText('A run chooses no more than one kicker.')).toBeVisible()
  await settings.getByRole('button', { name: 'Done' }).click()
}

async function adasIn(page: Page): Promise<number> {
  return (await slots(page)).filter((slot) => slot.includes('Ada ')).length
}
