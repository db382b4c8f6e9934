import type { Locator, Page } from '@playwright/test'
import { buildTwenty, LARGE, list, PLAYED } from './support/entries.ts'
import { registerAndOpen } from './support/slates.ts'
import { expect, test } from './support/test.ts'

const NARROW = { width: 360, height: 740 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const LOW_TABLET = { width: 1024, height: 768 }
/** With the lineups that are in sight at least. */
const LAPTOPS = [
  { width: 1024, height: 768, lineups: 7 },
  { width: 1280, height: 800, lineups: 9 },
  { width: 1440, height: 900, lineups: 20 },
  { width: 1600, height: 900, lineups: 20 },
]
// Games are played in many states, which takes as long as the machine needs.
/** What the keyboard of a phone leaves. */
const KEYBOARD_OPEN = { width: 390, height: 474 }
/** A laptop of 1440 x 900 at 200%. */
const ZOOMED = { width: 720, height: 450 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const tap = (page: Page, name: string | RegExp) =>
  tapOn(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
const tapOn = async (target: Locator) =>
  (await target.page().evaluate(() => navigator.maxTouchPoints > 0)) ? target.tap() : target.click()
const isPhone = (page: Page) => page.viewportSize()!.width === PHONE.width
const pool = (page: Page) => page.getByRole('grid', { name: 'Available players' })

test('the list of lineups has most of a phone and of a tablet in every state', { tag: '@rare' }, async ({
  page,
}) => {
  await walkStates(page, async (state) => {
    await expectRoom(page, 'Built lineups', state, 5)
    await expectOneScroll(page, state)
    if (state === 'rebuilt') {
      await page.getByLabel('Show', { exact: true }).selectOption('rules')
      await expect(page.getByRole('button', { name: 'Build 20 lineups' })).toBeInViewport({ ratio: 1 })
      await page.getByLabel('Show', { exact: true }).selectOption('players')
      await expectRoom(page, 'Available players', 'the pool of the Entries side', 8)
    }
    await at(page, [NARROW], () => expectFiguresUnderHeads(page, state))
    await at(page, [TABLET], async (width) => {
      await expectRoom(page, 'Built lineups', state + width, 5)
      await expectRoom(page, 'Available players', state + width, 8)
      await expectFiguresUnderHeads(page, state)
    })
    await at(page, [LOW_TABLET], (width) => expectRoom(page, 'Built lineups', state + width, 6))
  })
  await scrollToList(page, 'Built lineups')
  await expect.poll(() => standsAbove(page, 'Built lineups')).toBe('only the app bar')
  await page.setViewportSize(ZOOMED)
  await scrollToList(page, 'Built lineups')
  await expectRoom(page, 'Built lineups', 'at 200%', 3)
})

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('lineups and pool beside each other have most of a laptop in every state', { tag: '@rare' }, async ({
    page,
  }) => {
    await walkStates(page, (state) =>
      at(page, LAPTOPS, async (width, { lineups }) => {
        // A message of something to do takes a line or two of the list's, and so does the progress of games, as after a repair.
        const least = /banner|is out|repaired/.test(state) ? Math.min(lineups, 16) : lineups
        await expectRoom(page, 'Built lineups', state + width, least)
        await expectRoom(page, 'Available players', state + width, 8)
        await expectFiguresUnderHeads(page, state)
      }),
    )
  })
})

test('a phone shows all names and figures of a large contest apart, and sorts by the captain, whose head has no room there', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page, LARGE)
  await tap(page, 'Simulate')
  await expect(page.getByRole('columnheader', { name: 'Top 1%' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeHidden(PLAYED)
  await at(page, [NARROW, PHONE], (width) => expectApart(page, width))
  const isByName = async () => {
    // The captain is the first of a lineup's whole names.
    const names = await list(page)
      .locator('[data-index]')
      .evaluateAll((rows) =>
        rows
          .sort((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
          .map((row) => row.querySelector('[title]')!.getAttribute('title')!.split(',')[0]!),
      )
    return names.every((name, at) => at === 0 || name.localeCompare(names[at - 1]!) >= 0)
  }
  expect(await isByName()).toBe(false)
  await tap(page, 'About the list')
  const about = page.getByRole('dialog', { name: 'About the list' })
  await about.getByLabel('Sorted by').selectOption('Captain')
  await tapOn(about.getByRole('button', { name: 'Close' }))
  await expect.poll(isByName).toBe(true)
})

test('the button that closes the settings is in sight on a phone', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize(NARROW)
  await registerAndOpen(page, 'showdown')
  await tap(page, 'Settings')
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
})

/** Looks at the page at each size, which is told as words; the window then has its former size again. */
async function at<Size extends { width: number; height: number }>(
  page: Page,
  sizes: readonly Size[],
  look: (width: string, size: Size) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()!
  for (const size of sizes) {
    await page.setViewportSize({ width: size.width, height: size.height })
    await look(`, ${size.width} px wide`, size)
  }
  await page.setViewportSize(before)
}

/** In the two states that have columns of their own. */
async function expectFiguresUnderHeads(page: Page, state: string): Promise<void> {
  if (state === 'built') await expectUnderHeads(page, ['Salary', 'Rem', /^Own/])
  if (state === 'simulated') await expectUnderHeads(page, ['Top 1%', 'Cash', 'Win', 'Sim ROI', 'Dupes'])
}

/** No text of the heads or of a lineup touches the next one, and no name of a lineup is cut. */
async function expectApart(page: Page, width: string): Promise<void> {
  await expect
    .poll(
      () =>
        list(page)
          .getByRole('row')
          .evaluateAll((rows) =>
            rows.flatMap((row) => {
              const players = row.querySelector<HTMLElement>('[title]')
              if (players && players.scrollHeight > players.clientHeight) return [players.innerText]
              const texts = [...row.querySelectorAll('[role=columnheader], [role=gridcell]')]
                .filter((cell) => cell.checkVisibility() && !cell.querySelector('[title], [aria-pressed]'))
                .map((cell) => {
                  const range = document.createRange()
                  range.selectNodeContents(cell.querySelector('button') ?? cell)
                  return { text: cell.textContent, box: range.getBoundingClientRect() }
                })
              return texts.flatMap(({ text, box }, place) => {
                const next = texts[place + 1]
                return next && next.box.left < box.right + 2 ? [`${text}|${next.text}`] : []
              })
            }),
          ),
      { message: `texts that touch${width}` },
    )
    .toEqual([])
}

/** Builds, simulates, rebuilds and repairs the entries, and looks at the list in each state. */
async function walkStates(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await buildTwenty(page)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await look('built')

  await tap(page, 'Simulate')
  await expect(page.getByRole('columnheader', { name: 'Top 1%' })).toBeVisible()
  // The progress of the games takes a line.
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeHidden(PLAYED)
  await look('simulated')

  await tap(page, 'Enrich Data')
  await expect(page.getByText(/^Enriched from the salary file/)).toBeVisible()
  await expect(page.getByText(/^Made before .* changed/)).toBeVisible()
  await look('banner open, figures old')
  // Beside the pool it is one press away once it was pressed; the window was just as wide as shows it.
  if (!isPhone(page)) {
    await expect(page.getByRole('button', { name: 'Simulate', exact: true })).toBeHidden()
    await tap(page, 'About the list')
  }
  const release = await holdThreads(page)
  await tap(page, 'Simulate')
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeVisible()
  await look('banner open, figures old, games running')
  await release()
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeHidden(PLAYED)
  await expect(page.getByText(/^Made before .* changed/)).toBeVisible()
  await tap(page, 'Close enrichment summary')
  await tap(page, 'Rebuild')
  await expect(page.getByText(/^Made before .* changed/)).toBeHidden()
  await look('rebuilt')

  await markFirstOut(page)
  if (isPhone(page)) await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('lineups')
  await expect(page.getByRole('button', { name: 'Repair', exact: true })).toBeVisible()
  await look('a player is out')
  await tap(page, 'Repair')
  const repair = page.getByRole('dialog')
  // Each answer that comes moves the button.
  await expect(repair.getByText(/ROI .*% to .*%/).first()).toBeVisible()
  await tapOn(repair.getByRole('button', { name: /^Apply to/ }))
  await expect(repair).toBeHidden()
  await expect(page.getByRole('button', { name: 'Repair', exact: true })).toBeHidden()
  await look('repaired')
}

/** What threads are asked from now on waits for the call of the returned function: a fast machine plays all games in a moment. */
async function holdThreads(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype
    const messages: (() => void)[] = []
    Worker.prototype.postMessage = function (
      message: unknown,
      options?: Transferable[] | StructuredSerializeOptions,
    ) {
      messages.push(() => postMessage.call(this, message, options as StructuredSerializeOptions))
    }
    return () => {
      Worker.prototype.postMessage = postMessage
      for (const send of messages) send()
    }
  })
  return () => held.evaluate((release) => release())
}

/** A row of a table has its status; another one opens what can be done with the player. */
async function markFirstOut(page: Page): Promise<void> {
  const options = pool(page)
    .getByRole('button', { name: /^Options for/ })
    .first()
  const status = page.getByLabel(/^Injury status/).first()
  if (isPhone(page)) {
    await tapOn(options)
    await status.selectOption('Out')
    await tap(page, 'Close')
  } else await status.selectOption('Out')
}

test('the pool shows eight players on a phone, and keeps most of the height while the keyboard is open', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await expectRoom(page, 'Available players', 'a new slate', 8)
  await expectOneScroll(page, 'a new slate')
  await tap(page, 'Optimize')
  await expect(page.getByText(/^Best possible of/)).toBeVisible()
  await page.getByRole('button', { name: /^Lineup: / }).tap()
  await expectRoom(page, 'Available players', 'optimized', 8)
  await tap(page, 'Enrich Data')
  await expect(page.getByText(/^Enriched from the salary file/)).toBeVisible()
  await expectRoom(page, 'Available players', 'banner open', 8)
  await expectOneScroll(page, 'banner open')

  await page.getByLabel('Search players').tap()
  await page.setViewportSize(KEYBOARD_OPEN)
  await expectRoom(page, 'Available players', 'keyboard open', 5)
  await expect.poll(() => standsAbove(page, 'Available players')).toBe('the app bar and Search players')
  await page.setViewportSize(ZOOMED)
  await scrollToList(page, 'Available players')
  await expectRoom(page, 'Available players', 'at 200%', 5)
})

test('a long pool is drawn wherever the one scroll is', { tag: '@rare' }, async ({ page }) => {
  await registerAndOpen(page, 'bigleague')
  await expect(pool(page)).toHaveAttribute('aria-rowcount', /^2\d\d$/)
  for (const share of [0.5, 1, 0.25]) {
    await scroller(page).evaluate(
      (element, to) => element.scrollTo({ top: element.scrollHeight * to }),
      share,
    )
    await expect.poll(() => roomOf(page, 'Available players').then(({ rows }) => rows)).toBeGreaterThan(8)
  }
  // The sheet comes and goes over a pool that stays where it is.
  const before = await scroller(page).evaluate((element) => element.scrollTop)
  await page.getByRole('button', { name: /^Lineup: / }).tap()
  await expect(page.getByRole('region', { name: 'Lineup Builder' })).toBeVisible()
  await page.getByRole('button', { name: /^Lineup: / }).tap()
  await expect(page.getByRole('region', { name: 'Lineup Builder' })).toBeHidden()
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(before)
})

const scroller = (page: Page) => page.locator('[data-one-scroll]')

async function expectRoom(page: Page, label: string, state: string, least: number): Promise<void> {
  await expect
    .poll(async () => (await roomOf(page, label)).rows, { message: `${state}: rows in sight` })
    .toBeGreaterThanOrEqual(least)
  expect((await roomOf(page, label)).share, `${state}: share of the height`).toBeGreaterThanOrEqual(0.55)
}

async function expectOneScroll(page: Page, state: string): Promise<void> {
  await expect
    .poll(() => scrolls(page), { message: `${state}: what scrolls up and down` })
    .toEqual(['the screen'])
}

/** The share of the window's height that a list has, and its rows that are wholly in sight, below its heads. */
function roomOf(page: Page, label: string): Promise<{ share: number; rows: number }> {
  return page.getByRole('grid', { name: label }).evaluate((grid) => {
    const box = grid.getBoundingClientRect()
    // On a wide screen each list scrolls on its own, and what is around both has no box.
    const scroll = grid.closest('[data-one-scroll]')!
    const frame = (scroll.clientHeight > 0 ? scroll : grid.parentElement!).getBoundingClientRect()
    const from = Math.max(box.top, frame.top)
    const to = Math.min(box.bottom, frame.bottom)
    const heads = grid.querySelector('[role=columnheader]')?.getBoundingClientRect()
    const top = Math.max(from, heads?.bottom ?? 0)
    const rows = [...grid.querySelectorAll('[data-index]')].filter((row) => {
      const { top: rowTop, bottom } = row.getBoundingClientRect()
      return rowTop >= top - 1 && bottom <= to + 1
    })
    return { share: (to - from) / innerHeight, rows: rows.length }
  })
}

/** The parts of the page that have more than they show, up and down. */
function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          part.scrollHeight > part.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
      )
      .map((part) => ('oneScroll' in part.dataset ? 'the screen' : part.className)),
  )
}

async function scrollToList(page: Page, label: string): Promise<void> {
  await page.getByRole('grid', { name: label }).evaluate((grid) => grid.scrollIntoView({ block: 'start' }))
}

/** What is between the top of the window and the list. */
function standsAbove(page: Page, label: string): Promise<string> {
  return page.getByRole('grid', { name: label }).evaluate((grid) => {
    const bar = document.querySelector('header')!.getBoundingClientRect()
    const search = document.querySelector('input[type=search]')?.getBoundingClientRect()
    const { top } = grid.getBoundingClientRect()
    if (top <= bar.bottom + 2) return 'only the app bar'
    const hasSearch =
      search && search.top >= bar.bottom && search.bottom <= top && search.top - bar.bottom < 16
    return hasSearch && top - search.bottom < 16 ? 'the app bar and Search players' : `${top - bar.bottom} px`
  })
}

/** The last figures of each row end where their heads do, and none is wider than its row. */
async function expectUnderHeads(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  const ends = (cells: Locator) =>
    cells.evaluateAll((all) =>
      all
        .filter(
          (cell) =>
            cell.checkVisibility() && cell.textContent !== 'Actions' && !cell.querySelector('[aria-label]'),
        )
        .map((cell) => {
          const head = cell.querySelector('button')
          const text = document.createRange()
          text.selectNodeContents(cell)
          return Math.round((head ?? text).getBoundingClientRect().right)
        }),
    )
  const heads = list(page).getByRole('columnheader')
  const last = list(page).locator('[data-index="0"]').getByRole('gridcell')
  await expect(async () => {
    const under = (await ends(heads)).slice(-names.length)
    const figures = (await ends(last)).slice(-names.length)
    expect(under).toHaveLength(names.length)
    for (const [place, end] of under.entries())
      expect(Math.abs(end - figures[place]!), String(names[place])).toBeLessThan(3)
  }).toPass({ timeout: 10_000 })
  for (const name of names)
    await expect(heads.filter({ hasText: name }).filter({ visible: true })).toHaveCount(1)
}
