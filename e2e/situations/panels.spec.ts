import type { Page } from '@playwright/test'
import { buildTwenty, list, press } from '../support/entries.ts'
import { expectWholeAtEachWidth, WIDTHS } from '../support/page-checks.ts'
import { markOut, registerAndOpen, slots } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'
import { hiddenTexts } from '../support/text-in-view.ts'

test.use({ allFigures: true })

/** A dialog or panel of the optimizer by its name, and the button that opens it. */
type Panel = readonly [name: string | RegExp, button: string | RegExp]

/** They stand beside their buttons, which are elsewhere on the other side. */
const OF_BOTH_SIDES: readonly Panel[] = [
  ['Who is out?', /^Who is out\?/],
  ['Columns', 'Columns'],
  // Named after the player.
  [/./, /^Options for /],
]

test('every panel of a list of entries is whole and uncovered at each width', async ({ page }) => {
  await buildTwenty(page)
  const [inList] = await namesOfFirst(page)
  await markOut(page, inList!)
  await expectWhole(page, [
    ...OF_BOTH_SIDES,
    [/^Lineup \d+$/, /^Details of lineup/],
    ['Choose entries', 'Choose entries by worth'],
    ['About the list', 'About the list'],
    ['Save entries', 'Save entries'],
    ['Upload file', 'Download the upload file'],
    [/^Repair \d+ lineups?$/, 'Repair'],
  ])
  await press(page, /^Rules/)
  await press(page, 'Add a rule')
  await expectWhole(page, [['Add: Captain pool', 'Captain pool']])
})

test('every panel of a lineup is whole and uncovered at each width', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await press(page, 'Optimize')
  await expect.poll(async () => (await slots(page)).filter((slot) => slot.includes('$')).length).toBe(6)
  await expectWhole(page, [
    ...OF_BOTH_SIDES,
    ['Import projections', 'Import projections'],
    ['Contest', /^Change the contest/],
    ['Optimization Settings', 'Settings'],
    ['Save Lineup', 'Save'],
  ])
  const remove = page.getByRole('button', { name: /^Remove .* from Flex 1/ })
  const inBuilder = (await remove.getAttribute('aria-label'))!.slice('Remove '.length).split(' from ')[0]!
  await markOut(page, inBuilder)
  await expectWhole(page, [['Repair the lineup', 'Repair']])
  await press(page, /^Remove .* from Captain/)
  await expectWhole(page, [['Choose Captain', 'Choose Captain']])

  await page.setViewportSize({ width: 360, height: 740 })
  await press(page, 'Choose Captain')
  const candidates = page.getByRole('grid', { name: 'Players for Captain' }).locator('p')
  await expect(candidates.first()).toBeVisible()
  expect(await candidates.evaluateAll(cutOff)).toEqual([])
})

/** Of these elements, the texts that end in an ellipsis. */
function cutOff(elements: Element[]): (string | null)[] {
  return elements.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)
}

async function expectWhole(page: Page, panels: readonly Panel[]): Promise<void> {
  const before = page.viewportSize()!
  await expect.poll(() => hiddenTexts(page, WIDTHS), 'behind the panels').toEqual([])
  await page.setViewportSize(before)
  for (const [name, button] of panels) {
    await test.step(`${name}`, async () => {
      await press(page, button)
      const panel = page.getByRole('dialog', { name })
      await expectWholeAtEachWidth(page, panel)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
  }
}

async function namesOfFirst(page: Page): Promise<string[]> {
  const details = list(page)
    .getByRole('button', { name: /^Details of lineup/ })
    .first()
  return (await details.getAttribute('title'))!.split(', ')
}
