import type { Page } from '@playwright/test'
import { buildTwenty, FEW, head, LARGE, list, openEntries, PLAYED, press, row } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerAndOpen, sampleCsv } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const PHONE = { width: 360, height: 740 }

test('20 lineups are simulated in a contest with one press; a change makes the figures stale', async ({
  page,
}) => {
  await buildTwenty(page, LARGE, FEW)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()

  await press(page, 'Simulate')
  await expect(head(page, 'Top 1%')).toBeVisible(PLAYED)
  for (const name of ['Cash', 'Win', 'Sim ROI', 'Dupes']) await expect(head(page, name)).toBeVisible()
  await expect(row(page, 1)).toContainText(/[\d.]+%.*1\/[\d.,kM]+.*[+-]?[\d.]+% ±[\d.]+/)
  await expect(
    page.getByText(/^100,000 games against 299 opponents, drawn from estimated ownership/),
  ).toBeVisible(PLAYED)
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeHidden(PLAYED)
  // The tooltip of a head, where the last press was, may stand over it.
  await page.mouse.move(0, 0)
  await press(page, 'About the list')
  const about = page.getByRole('dialog', { name: 'About the list' })
  await expect(about.getByText(/payouts estimated$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(head(page, 'Sim ROI')).toHaveAttribute('aria-sort', 'descending')
  await expect
    .poll(async () => inOrder(await figures(page, /([+-]?[\d.,]+)% ±/)), 'from the highest ROI down')
    .toBe(true)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await head(page, 'Dupes').getByRole('button').click()
  await expect(head(page, 'Dupes')).toHaveAttribute('aria-sort', 'ascending')
  const shown = await row(page, 1).innerText()
  const switchFigures = async () => {
    // The tooltip of a head, where the last press was, may stand over it.
    await page.mouse.move(0, 0)
    await press(page, 'About the list')
    await press(page, 'Raw figures')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await switchFigures()
  await expect.poll(() => row(page, 1).innerText()).not.toBe(shown)
  await switchFigures()

  await head(page, 'Top 1%').getByRole('button').click()
  await expect(head(page, 'Top 1%')).toHaveAttribute('aria-sort', 'descending')
  await press(page, /^Details of/)
  const details = page.getByRole('dialog')
  await expect(details.getByRole('region', { name: 'In the simulated contest' })).toContainText(
    /Dupes[<\d.]+(-[\d.,]+)?Alone\d+ to \d+%Estimated ownership: Dupes are a rough range/,
  )
  await expect(details.getByRole('table', { name: 'One change, fewer Dupes' })).toContainText('→')
  await page.keyboard.press('Escape')

  // The chat says of a lineup what the list says of it.
  const first = row(page, 1)
  const [top1, cash, win, roi] = (await first.getByRole('gridcell').allInnerTexts()).slice(-5)
  await first.getByRole('button', { name: /^Details of/ }).click()
  await press(page, 'Edit in the builder')
  const chat = page.getByRole('region', { name: 'AI Matchup Analysis' })
  await chat.getByLabel('Your question').fill('How likely am I to cash?')
  await chat.getByLabel('Your question').press('Enter')
  const chances = `cashes in ${cash} and wins, alone or tied, in ${win!.replace('/', ' in ')}. It is in the top 1% in ${top1}. Its ROI is ${roi!.split(/\s*±/)[0]} ±`
  await expect(chat.getByRole('log')).toContainText(`An entry of this lineup ${chances}`)
  await expect(chat.getByRole('log')).toContainText('of 100,000 simulated games, moved towards the field')
  await press(page, 'Entries')

  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  await dialog.getByRole('textbox', { name: 'Fee ($)' }).fill('ten')
  await expect(dialog.getByRole('button', { name: 'Use this contest' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByRole('textbox', { name: 'Fee ($)' }).fill('25')
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('250')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(page.getByText('Simulated before the contest changed.')).toBeVisible()
  // What comes next is loud again.
  await expect(page.getByRole('button', { name: 'Simulate', exact: true })).toHaveClass(/bg-accent(\s|$)/)

  // The figures of a reload, and those of other fields.
  await press(page, 'Simulate')
  const played = page.getByText(/^100,000 games against 249 opponents/)
  await expect(played).toBeVisible(PLAYED)
  await page.reload()
  await hydrated(page)
  await expect(played).toBeVisible(PLAYED)
  await press(page, /^Details of/)
  await details.getByRole('button', { name: 'What if the ownership is wrong?' }).click()
  const worlds = details.getByRole('region', { name: 'If the ownership is wrong' })
  await expect(worlds).toContainText(/ROI [+-][\d.,]+% to [+-]?[\d.,]+% in 90% of 20 fields/, PLAYED)
  await expect(worlds).toContainText('the app’s own estimate')
  await expect(worlds.getByRole('row')).toHaveCount(7)
  await expect(worlds.getByRole('row').nth(1)).toContainText(/CPT .*%.* ±/)
  await expectAccessible(page)
})

test('a pasted payout table counts, a wrong one is refused with its line, and a cancelled simulation keeps its figures', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page, LARGE)
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('150,000')
  await dialog.getByRole('button', { name: /the places paid and the prizes$/ }).click()
  await dialog.getByRole('textbox', { name: 'Places paid' }).fill('20,000')
  await expect(dialog.getByText(/^20,000 of 150,000 places/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Pasted', { exact: true }).click()
  const table = dialog.getByRole('textbox', { name: 'Payout table' })
  await table.fill('1st $2,000\n2nd a car')
  await expect(dialog.getByText(/a car/).last()).toBeVisible()
  await table.fill('1st $2,000\n2nd - 30,000th $20')
  await expect(dialog.getByText('30,000 of 150,000 places (20.0%) are paid $601,980 in all.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  // The tooltip of a head, where the last press was, may stand over it.
  await page.mouse.move(0, 0)
  await press(page, 'About the list')
  await expect(page.getByText('$10 · 150,000 entries · $601,980 in prizes')).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page, 'Simulate')
  await expect(head(page, 'Top 1%')).toBeVisible(PLAYED)
  await press(page, 'Cancel')
  await expect(page.getByText(/^[\d,]+ of 100,000 games against 149,999 opponents/)).toBeVisible(PLAYED)
  await expect(page.getByRole('button', { name: 'Simulate', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the other entries come from a file of lineups, which a reload keeps and one press removes', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await press(page, 'Build 20 lineups')
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  const opponents = dialog.getByRole('group', { name: 'Opponents' })
  await expect(opponents).toContainText('Drawn from the ownership of the players.')
  const choose = (name: string, text: string) =>
    opponents.getByLabel('Opponents').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  await choose('notes.csv', 'a,b\n1,2')
  await expect(opponents.getByText(/^No row holds a lineup of this slate/)).toBeVisible()
  await expectAccessible(page)
  await choose('field.csv', fieldFile())
  await expect(opponents).toContainText('field.csv: 11 entries')
  await expect(opponents).toContainText('1 row not counted:')
  await expect(opponents).toContainText('Row 5: "Someone Else (1)" is no Captain of this slate')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('300')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  // The tooltip of a head, where the last press was, may stand over it.
  await page.mouse.move(0, 0)
  await press(page, 'About the list')
  await expect(page.getByText(/in prizes, payouts estimated · against field\.csv$/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await hydrated(page)
  await press(page, 'Simulate')
  await expect(page.getByText(/games against 299 opponents, drawn from field\.csv\.$/)).toBeVisible(PLAYED)
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeHidden(PLAYED)

  await press(page, /^Change the contest/)
  await opponents.getByRole('button', { name: 'Remove the file' }).click()
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(page.getByText('Simulated before the contest changed.')).toBeVisible()
  await press(page, 'Simulate')
  await expect(page.getByText(/games against 299 opponents, drawn from estimated ownership\.$/)).toBeVisible(
    PLAYED,
  )
})

/** Three lineups of the sample's cheapest players with their copies, and one of another slate. */
function fieldFile(): string {
  const rows = sampleCsv('showdown')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([, , , , , salary]) => Number(salary) > 0)
  const cells = (slot: string) =>
    rows
      .filter((cell) => cell[4] === slot)
      .sort((a, b) => Number(a[5]) - Number(b[5]))
      .map((cell) => cell[1]!)
  const [captains, flex] = [cells('CPT'), cells('FLEX')]
  const nameOf = (cell: string) => cell.replace(/ \(.*/, '')
  const lineup = (captain: number) => [
    captains[captain]!,
    ...flex.filter((cell) => nameOf(cell) !== nameOf(captains[captain]!)).slice(3, 8),
  ]
  return [
    'CPT,FLEX,FLEX,FLEX,FLEX,FLEX,Copies',
    [...lineup(1), 6].join(),
    [...lineup(2), 3].join(),
    [...lineup(3), 2].join(),
    ['Someone Else (1)', ...lineup(1).slice(1), 4].join(),
  ].join('\n')
}

test('the lineup in the builder is simulated beside it', { tag: '@rare' }, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const card = page.getByRole('region', { name: 'In a contest' })
  await expect(card.getByText(/^Fill 6 more slots/)).toBeVisible()
  await press(page, /^Optimize/)
  await expect(card.getByText(/^Simulate to see how often/)).toBeVisible()
  await card.getByRole('button', { name: 'Simulate' }).click()
  await expect(card.getByText('Sim ROI', { exact: true })).toBeVisible()
  await expect(card.getByText(/^100,000 games against 99 opponents/)).toBeVisible(PLAYED)
  await expect(card.getByText(/^Needs for the top 1%: /)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await expect(card.getByText(/^100,000 games/)).toBeVisible(PLAYED)
})

/** The number of each row of the list that is rendered, in its order. */
async function figures(page: Page, pattern: RegExp): Promise<number[]> {
  const rows = list(page).locator('[role=row][data-index]')
  // At once, since the list draws other rows while it is read.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [Number(row.getAttribute('data-index')), (row as HTMLElement).innerText] as const),
  )
  return texts
    .sort(([a], [b]) => a - b)
    .map(([, text]) => Number(pattern.exec(text.replaceAll(/\s+/g, ' '))![1]!.replace(',', '')))
}

function inOrder(values: readonly number[]): boolean {
  return values.length > 1 && values.every((value, i) => i === 0 || value <= values[i - 1]!)
}
