import { enterContest, press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerAndOpen } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const USUAL = '50/50 · $5 · 100 entries'
const LARGE = 'Large GPP, top heavy · $10 · 20,000 entries'

test('the contest is set once: settings, simulation, save and result say it', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const chip = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await expect(chip).toHaveText(`Change the contest: ${USUAL}`)
  await press(page, 'Optimize')
  const card = page.getByRole('region', { name: 'In a contest' })
  await expect(card).toContainText('$5 · 100 entries')

  await enterContest(page, 'Single entry GPP')
  await expect(chip).toContainText('Single entry GPP · $10 · 2,500 entries')
  await expect(card).toContainText('$10 · 2,500 entries')
  await press(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Optimization Settings' })
  await expect(settings.getByRole('radio', { name: 'GPP' })).toBeChecked()
  await expect(settings).toContainText('Single entry GPP · $10 · 2,500 entries.')
  await settings.getByText('Cash', { exact: true }).click()
  await expect(settings).toContainText(`${USUAL}.`)
  await settings.getByText('GPP', { exact: true }).click()
  await expect(settings).toContainText(`${LARGE}.`)
  await settings.getByRole('button', { name: 'Done' }).click()
  await expect(chip).toContainText(LARGE)
  await page.reload()
  await hydrated(page)
  await expect(chip).toContainText(LARGE)

  await press(page, 'Optimize')
  await press(page, 'Save')
  const saving = page.getByRole('dialog', { name: 'Save Lineup' })
  await expect(saving.getByRole('combobox', { name: 'Contest Type' })).toHaveValue('GPP')
  await expect(saving.getByLabel('Entry Fee ($)')).toHaveValue('10')
  await expect(saving.getByRole('textbox').or(saving.getByRole('spinbutton'))).toHaveCount(2)
  await saving.getByLabel('Lineup Name').fill('Sunday night')
  await saving.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(saving).toBeHidden()

  await press(page, 'Entries')
  await press(page, 'Build 20 lineups')
  await press(page, 'Save entries')
  const entries = page.getByRole('dialog', { name: 'Save entries' })
  await expect(entries.getByRole('combobox', { name: 'Contest Type' })).toHaveValue('GPP')
  await expect(entries.getByLabel('Entry Fee ($)')).toHaveValue('10')
  await expect(entries).toContainText('$200.00 in all')
  await page.keyboard.press('Escape')
  // A list that the contest does not take is not entered in it.
  await enterContest(page, 'Double Up')
  await expect(page.getByText('The contest takes 1 entry of one user.')).toBeVisible()
  await press(page, 'Save entries')
  await expect(entries.getByRole('combobox', { name: 'Contest Type' })).toHaveValue('Cash')
  await expect(entries.getByLabel('Entry Fee ($)')).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  await press(page, /^Record result of Sunday night/)
  await expect(page.getByRole('dialog', { name: 'Edit Contest Results' })).toContainText(
    'GPP · $10.00 · 20,000 entries',
  )
})

test('on a phone the contest stands in the app bar, also while the list is scrolled', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await registerAndOpen(page, 'showdown')
  await enterContest(page, 'Large GPP, top heavy')
  const chip = page.getByRole('banner').getByRole('button', { name: /^Change the contest/ })
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Options for/ })
    .last()
    .scrollIntoViewIfNeeded()
  await expect(chip.getByText('Large GPP, top heavy')).toBeInViewport({ ratio: 1 })
  await expect(chip.getByText('$10 · 20,000 entries')).toBeInViewport({ ratio: 1 })
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(48)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the page of a lobby is pasted: each contest is found, and the chosen one fills the fields', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest', exact: true })
  await dialog.getByText('Pasted', { exact: true }).click()
  await dialog
    .getByRole('textbox', { name: 'Payout table' })
    .fill(
      [
        'Contest\tEntry Fee\tTotal Prizes\tEntries',
        'NFL Showdown $600K Special [20 Entry Max] (LAR vs ARI)\t$15\t$600,000\t31,007 / 47,562',
        'NFL Showdown $5 Double Up (LAR vs ARI)\n$5\n$10K\n870 / 2,298',
      ].join('\n'),
    )
  const found = dialog.getByRole('combobox', { name: '2 contests found on the page' })
  await found.selectOption({ label: 'NFL Showdown $5 Double Up (LAR vs ARI) · $5 · 2,298 entries' })
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('double_up')
  await found.selectOption({ index: 1 })
  await expect(dialog.getByRole('textbox', { name: 'Entries', exact: true })).toHaveValue('47,562')
  await expect(dialog.getByRole('textbox', { name: 'Max entries' })).toHaveValue('20')
  await expect(dialog.getByText(/\$600,000 in all/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(page.getByRole('button', { name: /^Change the contest/ })).toContainText(
    '$15 · 47,562 entries',
  )
})
