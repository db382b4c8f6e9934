import { buildTwenty, enterContest, LARGE, list, press } from './support/entries.ts'
import { hydrated } from './support/page-checks.ts'
import { registerAndOpen } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const LOUD = /bg-accent(\s|$)/

test('a lineup says whether it is the best possible: after a change, a reload, another contest', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  const optimize = builder.getByRole('button', { name: 'Optimize' })
  const save = builder.getByRole('button', { name: 'Save', exact: true })
  const best = builder.getByText(/^Best possible of [\d,]+ legal lineups/)
  await expect(optimize).toHaveClass(LOUD)
  await optimize.click()
  await expect(best).toBeVisible()
  await expect(save).toHaveClass(LOUD)
  const projected = builder.getByText(/^[\d.]+ points/)
  const points = await projected.textContent()

  await builder
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(best).toBeHidden()
  await builder.getByRole('button', { name: /^Choose / }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ironclads/ })
    .first()
    .click()
  await expect(builder.getByText(/^\d+\.\d+ points below the best:/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(builder.getByText(/^\d+\.\d+ points below the best/)).toBeVisible()
  await builder.getByRole('button', { name: 'Restore' }).click()
  await expect(best).toBeVisible()
  await expect(projected).toHaveText(points!)
  await page.reload()
  await hydrated(page)
  await expect(best).toBeVisible()
  // Without a press: the lineup is explained as it was before the reload.
  await expect(page.getByRole('region', { name: 'Lineup Explanation' })).toContainText(
    /Captain: .+ points expected/,
  )

  await enterContest(page, LARGE)
  await expect(builder.getByText('Settings or numbers changed: optimize again.')).toBeVisible()
  await expect(optimize).toHaveClass(LOUD)
  await expect(save).not.toHaveClass(LOUD)
  await enterContest(page, 'Double Up')
  await expect(best).toBeVisible()
})

test('a list that was built for another contest says so, and its button is the loud one', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  const build = page.getByRole('button', { name: 'Build 20 lineups' })
  const simulate = page.getByRole('button', { name: 'Simulate', exact: true })
  await expect(simulate).toHaveClass(LOUD)
  await expect(build).not.toHaveClass(LOUD)
  await enterContest(page, LARGE)
  await expect(page.getByText('Made before the contest or the settings changed.')).toBeVisible()
  await expect(build).toHaveClass(LOUD)
  await expect(simulate).not.toHaveClass(LOUD)
  await press(page, 'Rebuild')
  await expect(page.getByText(/^Made before/)).toBeHidden()
  await expect(simulate).toHaveClass(LOUD)
})
