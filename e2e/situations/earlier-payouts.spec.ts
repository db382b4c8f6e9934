import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts'
import { registerByApi, uploadContest } from '../support/seeds.ts'
import { openOptimizer } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

test('the payout table of an earlier contest is scaled to the contest of a slate', async ({ page }) => {
  await registerByApi(page)
  const contestId = await uploadContest(page, 900)
  const paid = await page.request.put(`/api/contest/${contestId}/payouts`, {
    data: { text: '1st $500\n2nd - 90th $100' },
  })
  expect(paid.status()).toBe(204)

  await openOptimizer(page, 'showdown')
  await page.getByRole('button', { name: 'Entries', exact: true }).first().click()
  await page.getByRole('button', { name: 'Build 20 lineups' }).click()
  await page
    .getByRole('button', { name: /^Change the contest/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  await dialog.getByText('Earlier', { exact: true }).click()
  const choice = dialog.getByRole('combobox', { name: 'Earlier contest' })
  await choice.selectOption({ index: 1 })
  // A tenth of the entries is paid, as it was.
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('9000')
  await expect(dialog.getByText(/^900 of 9,000 places \(10\.0%\) are paid/)).toBeVisible()
  await expect(dialog.getByText('The payouts are estimated.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await page.getByRole('button', { name: 'About the list' }).click()
  await expect(page.getByText(/9,000 entries · .* in prizes, payouts estimated/)).toBeVisible()
})
