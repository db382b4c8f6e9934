import type { Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { open, registerByForm } from './support/accounts.ts'
import { list, openEntries, press } from './support/entries.ts'
import { listenTo, watchFocus } from './support/focus.ts'
import { hydrated } from './support/page-checks.ts'
import { registerByApi, saveLineup, uploadContest } from './support/seeds.ts'
import { load, openOptimizer, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/* A screen reader and the next Tab go on where the focus is: it must be where the work is, never at the top of the page. */

test.beforeEach(({ page }) => watchFocus(page))

test('after a navigation the heading of the new page has the focus', async ({ page }) => {
  await registerByForm(page)
  await expect(heading(page, 'Pro DFS Optimizer')).toBeFocused()
  for (const [link, title] of [
    ['Saved Lineups', 'Saved Lineups'],
    ['Dashboard', 'Dashboard'],
    ['Historical Data', 'Historical Contest Data'],
  ] as const) {
    await page.getByRole('complementary').getByRole('link', { name: link }).click()
    await expect(heading(page, title)).toBeFocused()
  }
  await page.goBack()
  await expect(heading(page, 'Dashboard')).toBeFocused()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await hydrated(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Create an account')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the focus follows from the menu to the page, from the sample to its players, from Optimize to the lineup', async ({
    page,
  }) => {
    await registerByApi(page)
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await toggle.tap()
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.tap()
    await menu.getByRole('link', { name: 'Dashboard' }).tap()
    await expect(heading(page, 'Dashboard')).toBeFocused()
    // The page that is shown already: the menu gives way to it.
    await toggle.tap()
    await menu.getByRole('link', { name: 'Dashboard' }).tap()
    await expect(menu).toBeHidden()

    await open(page, '/showdown/upload')
    await page.getByRole('button', { name: 'Try a sample slate' }).tap()
    await page.getByRole('button', { name: 'Use This Data' }).tap()
    await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
    await expect(page.getByRole('main').locator(':focus').or(page.locator('main:focus'))).toBeVisible()

    await page.getByRole('button', { name: 'Optimize' }).tap()
    const builder = page.getByRole('region', { name: 'Lineup Builder' })
    await expect(builder).toBeFocused()
    await expect.poll(() => slots(page)).toHaveLength(6)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Lineup: / })).toBeFocused()
  })
})

test('when a list is emptied or a file removed, the focus stays in the part that showed it', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  const entries = page.getByRole('region', { name: 'Entries', exact: true })
  await press(page, '1 lineup')
  await press(page, 'Build 1 lineup')
  await expect(page.getByText(/^The (lineup of the most points|best lineup)/)).toBeVisible()
  await press(page, 'Remove lineup 1')
  await expect(list(page).getByRole('row', { name: /Details of lineup/ })).toHaveCount(0)
  await expect(entries.and(page.locator(':focus-within, :focus'))).toBeVisible()

  await press(page, 'Entries file')
  const panel = page.getByRole('region', { name: 'Entries file' })
  const file = [
    'Entry ID,Contest Name,Contest ID,Entry Fee,CPT,FLEX,FLEX,FLEX,FLEX,FLEX,,Instructions',
    '501,Quarter Jukebox,8001,$0.25,,,,,,,,',
  ]
  await panel.getByLabel('Entries file').setInputFiles({
    name: 'DKEntries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...file, ...playersOfTheFile()].join('\r\n')),
  })
  await panel.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
  await expect(panel).toBeFocused()
})

test('Ctrl+B closes the sidebar also while a field has the focus, and leaves its text', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  await open(page, '/lineups')
  const search = page.getByPlaceholder('Search by lineup name or contest...')
  await search.fill('Thurs')
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('complementary')).not.toBeInViewport()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('Thurs')
})

test('a form names its wrong fields in its own words, and the first of them has the focus', async ({
  page,
}) => {
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(field(page, 'Username or Email')).toHaveAccessibleDescription('Username or email is required')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required')
  await expect(field(page, 'Username or Email')).toBeFocused()
  await field(page, 'Username or Email').fill('someone')
  await expect(page.getByText('Username or email is required')).toBeHidden()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(field(page, 'Password')).toBeFocused()

  await page.getByRole('link', { name: 'Sign up' }).click()
  await field(page, 'Username').fill('someone')
  await field(page, 'Email').fill('not an address')
  await field(page, 'Password').fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is not valid')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password must be at least 8 characters')
  await expect(field(page, 'Email')).toBeFocused()
})

test('the forms of an account and of results do the same', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  await open(page, '/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('Current password is required')
  await expect(field(page, 'Current password')).toBeFocused()
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters',
  )

  await open(page, '/lineups')
  await page.getByRole('button', { name: 'Record result of Thursday' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Contest Results' })
  await dialog.getByLabel('Winnings ($)').fill('-1')
  await dialog.getByLabel('Finish Rank (optional)').fill('0')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByLabel('Winnings ($)')).toHaveAccessibleDescription('Winnings must be non-negative')
  await expect(dialog.getByLabel('Finish Rank (optional)')).toHaveAccessibleDescription(
    'Rank must be a positive number',
  )
  await expect(dialog.getByLabel('Winnings ($)')).toBeFocused()
  await dialog.getByLabel('Winnings ($)').fill('12')
  await dialog.getByLabel('Finish Rank (optional)').fill('3')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Lineup updated')).toBeVisible()
})

test('what happened is announced once, though a toast and the screen both show it', { tag: '@rare' }, async ({
  page,
  noise,
}) => {
  noise.allow(/401/)
  const heard = await listenTo(page)
  const about = async (words: RegExp) => (await heard()).filter((text) => words.test(text))

  await open(page, '/auth')
  await field(page, 'Username or Email').fill('no-such-user')
  await field(page, 'Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Login failed')).toBeVisible()
  // A toast is read out two frames after it is shown.
  await expect.poll(() => about(/Wrong username/)).toEqual(['Wrong username, email or password'])
  await frames(page, 10)
  expect(await about(/Login failed|Wrong username/)).toEqual(['Wrong username, email or password'])

  await registerByApi(page)
  await load(page, 'showdown')
  await expect.poll(() => about(/Players loaded/)).toEqual([expect.stringContaining('40 players imported')])
  await page.getByRole('button', { name: 'Optimize' }).click()
  await expect.poll(() => about(/Best possible of/)).toHaveLength(1)
  await frames(page, 10)
  expect(await about(/optimized!|Best possible of/)).toEqual([
    expect.stringMatching(/^Best possible of [\d,]+ legal lineups/),
  ])
})

test('Back on a phone closes what is open and then leaves; what was closed by a button leaves no step behind', {
  tag: '@rare',
}, async ({ page, noise }) => {
  // What the page of a contest still asks for while the contest is deleted.
  noise.allow(/404 .*(contest=|\/api\/contest\/\d+\/\w+\))/)
  // On a busy phone the step back is taken back late: meanwhile the address is another page's.
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (steps) => void requestAnimationFrame(() => requestAnimationFrame(() => go(steps)))
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  await uploadContest(page, 20)
  await open(page, '/')
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeFocused()
  }
  const steps = () => page.evaluate(() => history.length)
  await goTo('Saved Lineups')
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/lineups')

  await page.getByRole('button', { name: 'More actions for Thursday' }).click()
  const actions = page.getByRole('menu', { name: 'More actions for Thursday' })
  await expect(actions).toBeVisible()
  await page.goBack()
  await expect(actions).toBeHidden()
  await expect(page).toHaveURL('/lineups')

  const result = page.getByRole('button', { name: 'Record result of Thursday' })
  const dialog = page.getByRole('dialog', { name: 'Edit Contest Results' })
  const before = await steps()
  await result.click()
  await dialog.getByLabel('Final Points').fill('81.5')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(result).toBeFocused()
  await expect(page).toHaveURL('/lineups')
  await result.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await steps()).toBe(before)
  await page.goBack()
  await expect(heading(page, 'Pro DFS Optimizer')).toBeFocused()

  // A dialog that leads to another page: Back does not open it again.
  await goTo('Contest Insights')
  await page.getByRole('link', { name: /^contest-standings/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete contest' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/contest=/)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Contest deleted')).toBeVisible()
  await expect(page).toHaveURL('/contest-insights')
  await page.goBack()
  await expect(heading(page, 'Contest not found')).toBeVisible()
  await expect(question).toBeHidden()
})

test('Back of an Android phone closes the dialog, then the lineup, and stays on the page', {
  tag: '@rare',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const watchers: (EventTarget & { requestClose: () => void })[] = []
    const Native = (window as unknown as { CloseWatcher: new () => (typeof watchers)[number] }).CloseWatcher
    class Recorded extends Native {
      constructor() {
        super()
        watchers.push(this)
        this.addEventListener('close', () => watchers.splice(watchers.indexOf(this), 1))
      }
    }
    Object.assign(window, { CloseWatcher: Recorded, back: () => watchers.at(-1)!.requestClose() })
  })
  const back = () => page.evaluate(() => (window as unknown as { back: () => void }).back())
  await page.setViewportSize({ width: 390, height: 800 })
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  const sheet = page.getByRole('button', { name: /^Lineup:/ })
  await sheet.click()
  await expect(sheet).toHaveAttribute('aria-expanded', 'true')
  const slot = page.getByRole('button', { name: 'Choose Flex 1' })
  await slot.click()
  const dialog = page.getByRole('dialog', { name: 'Choose Flex 1' })
  await expect(dialog).toBeVisible()
  await back()
  await expect(dialog).toBeHidden()
  await expect(slot).toBeFocused()
  await expect(sheet).toHaveAttribute('aria-expanded', 'true')
  await back()
  await expect(sheet).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/showdown/optimizer')
})

test('how many a search found is announced, of lineups and of the history', { tag: '@rare' }, async ({
  page,
}) => {
  const heard = await listenTo(page)
  await registerByApi(page)
  await open(page, '/lineups')
  const main = page.getByRole('main')
  await main.getByLabel('Search lineups').fill('no such name')
  await expect.poll(heard).toContain('0 lineups with "no such name"')

  const data = { csvData: historyCsv(makeHistory({ entries: 20, seed: 3 })) }
  expect((await page.request.post('/api/historical/upload', { data })).status()).toBe(200)
  await open(page, '/historical-data')
  await main.getByLabel('Search entries').fill('no such contest')
  await expect.poll(heard).toContain('0 entries with "no such contest", newest first')
})

/** The provider writes the players to the right of the entries. */
function playersOfTheFile(): string[] {
  const lines = sampleCsv('showdown').trimEnd().split(/\r?\n/)
  return ['', ...lines].map((line) => `,,,,,,,,,,,,${line}`)
}

/** Waits until the browser has drawn that often. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { level: 1, name })
}

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true }).or(page.getByLabel(label, { exact: true }))
}
