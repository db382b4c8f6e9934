import type { Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { open } from './support/accounts.ts'
import { keyboardAt } from './support/keyboard.ts'
import { hydrated } from './support/page-checks.ts'
import { registerByApi, saveLineup } from './support/seeds.ts'
import { registerAndOpen, slots, toast, untilOptimized } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

/* Every step below is a key press, and every Tab stop must have a visible focus. */

test('by keyboard: register, load a slate, build and save a lineup', async ({ page }) => {
  test.slow()
  const keys = keyboardAt(page)
  /** By the key that leads there; that Tab does too is seen once. */
  const searchFor = async (name: string) => {
    await keys.press('/')
    await keys.expectFocus('searchbox', 'Search players')
    await keys.press('ControlOrMeta+a')
    await keys.type(name)
  }

  await test.step('register', async () => {
    await open(page, '/auth')
    await keys.enter('link', 'Sign up')
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    await keys.write('Username', `keys-${crypto.randomUUID().slice(0, 8)}`)
    await keys.write('Password', 'a long enough password')
    await keys.press('Enter')
    await expect(page).toHaveURL('/')
    await shown(page, 'Pro DFS Optimizer')
  })

  await test.step('load the sample slate', async () => {
    await keys.enter('link', /^Showdown/)
    await shown(page, /Showdown/)
    await keys.enter('button', 'Try a sample slate')
    await page.getByText('40 players recognised').waitFor()
    await keys.enter('button', 'Use This Data')
    await expect(page).toHaveURL('/showdown/optimizer')
    await page.getByRole('searchbox', { name: 'Search players' }).waitFor()
    await hydrated(page)
  })

  await test.step('find and add a player', async () => {
    await keys.write('Search players', 'Okafor', 'searchbox')
    await keys.press('ArrowDown')
    await keys.expectFocus('row', /Okafor/)
    await keys.press('Enter')
    await expect(toast(page, 'Player added')).toBeVisible()
    await keys.expectFocusKept()
  })

  await test.step('optimize', async () => {
    await keys.press('o')
    await untilOptimized(page)
    await keys.expectFocusKept()
    await expect.poll(() => slots(page)).toHaveLength(6)
  })

  await test.step('the keys of the screen', async () => {
    const instead = page.getByRole('dialog', { name: /^Instead of/ })
    await keys.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await list.waitFor()
    await keys.press('Escape')
    await expect(list).toBeHidden()
    // On a row of the pool C would add its player as captain.
    await keys.press('f')
    await instead.waitFor()
    await keys.press('Escape')
    await keys.expectFocus('button', /^Instead of .* in Flex 1$/)
    await keys.press('c')
    await instead.waitFor()
    await keys.press('Escape')
    await keys.expectFocus('button', /^Instead of .* in Captain$/)
    await keys.press('n')
    await keys.expectFocus('row', /./)
    await keys.press('/')
    await keys.expectFocus('searchbox', 'Search players')
  })

  await test.step('choose the settings', async () => {
    await keys.enter('button', 'Settings')
    await page.getByRole('dialog', { name: 'Optimization Settings' }).waitFor()
    await keys.tabTo('radio', 'Cash')
    await keys.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'GPP' })).toBeChecked()
    await keys.tabTo('slider', 'Creativity')
    const before = Number(await page.getByRole('slider').getAttribute('aria-valuenow'))
    await keys.press('ArrowRight')
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', String(before + 1))
    await keys.press('Escape')
    await keys.expectFocus('button', 'Settings')
  })

  await test.step('lock a player and optimize again', async () => {
    const locked = await cheapestOutside(page)
    await searchFor(locked)
    await keys.press('ArrowDown', 'l')
    await keys.expectFocusKept()
    await expect(page.getByRole('img', { name: 'Locked' }).first()).toBeVisible()
    await searchFor('')
    await keys.press('Delete')
    await keys.enter('button', 'Optimize')
    await expect.poll(async () => (await slots(page)).join()).toContain(locked)
  })

  await test.step('exclude a player', async () => {
    const excluded = nameIn((await slots(page)).at(-1)!)
    await searchFor(excluded)
    await keys.press('ArrowDown', 'x')
    await expect(page.getByRole('img', { name: 'Excluded' }).first()).toBeVisible()
    await keys.press('o')
    // While a search runs, the slots are empty.
    await expect
      .poll(async () => {
        const shown = (await slots(page)).join()
        return shown.includes('$') && !shown.includes(excluded)
      })
      .toBe(true)
  })

  await test.step('remove a player and choose another', async () => {
    await keys.enter('button', /^Remove .* from Flex 1$/)
    await keys.expectFocus('button', 'Choose Flex 1')
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose Flex 1' })
    await dialog.waitFor()
    await keys.tabTo('row', /./)
    // Keys come faster than the end of the list is rendered.
    await keys.press('End', 'ArrowUp')
    const rows = Number(await dialog.getByRole('grid').getAttribute('aria-rowcount'))
    await expect.poll(() => rowWithFocus(page)).toBe(rows - 1)
    // The list may be scrolled while the focus is in it; the focused row stays, though out of sight.
    await dialog.getByRole('grid').evaluate((grid) => grid.parentElement!.scrollTo({ top: 0 }))
    await dialog.locator('[role="row"][aria-rowindex="1"]').waitFor()
    await expect.poll(() => rowWithFocus(page)).toBe(rows - 1)
    await keys.press('Home', 'Enter')
    await keys.expectFocus('button', /^Instead of .* in Flex 1$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('ask the analyst', async () => {
    await keys.write('Your question', 'What about the weather?')
    await keys.press('Enter')
    await expect(page.getByRole('log')).toContainText('The slate lists no weather')
    await keys.expectFocus('textbox', 'Your question')
  })

  await test.step('the main job in 12 keys: optimize, choose another captain, save', async () => {
    // Out of the field of the question, where letters are text.
    await keys.tabTo('button', /./)
    const before = keys.pressed()
    const [captain] = await slots(page)
    await anotherCaptain(page, keys)
    expect((await slots(page))[0]).not.toBe(captain)
    await keys.press('s')
    await page.getByRole('dialog', { name: 'Save Lineup' }).waitFor()
    await keys.press('Enter')
    await expect(toast(page, 'Lineup saved!')).toBeVisible()
    expect(keys.pressed() - before).toBeLessThanOrEqual(12)
  })
})

test('by keyboard: entries in four keys, their side, build and save', async ({ page }) => {
  const keys = keyboardAt(page)
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Entries', exact: true }).focus()
  await keys.press('Enter')
  await page.getByRole('button', { name: 'Build 20 lineups' }).waitFor()
  await keys.press('o')
  await page.getByText(/^20 lineups, together the best/).waitFor()
  await keys.press('s')
  await page.getByRole('dialog', { name: 'Save entries' }).waitFor()
  await keys.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(keys.pressed()).toBe(4)
})

test('keys pressed before their code is loaded act as soon as it is, up to one that opens something', async ({
  page,
}) => {
  const isLoaded = Promise.withResolvers<void>()
  await page.route(/keys-part/, async (route) => {
    await isLoaded.promise
    await route.continue()
  })
  await registerAndOpen(page, 'showdown')
  for (const key of ['o', '?', 'c']) await page.keyboard.press(key)
  isLoaded.resolve()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await untilOptimized(page)
  await expect.poll(() => slots(page)).toHaveLength(6)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys counted from /try and from Home', { tag: '@rare' }, async ({ page }) => {
  const keys = keyboardAt(page)

  await test.step('from /try: optimize, choose another captain, on to the account', async () => {
    await open(page, '/try')
    await anotherCaptain(page, keys)
    await keys.press('s')
    await expect(page).toHaveURL(/\/auth/)
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    expect(keys.pressed()).toBeLessThanOrEqual(8)
  })

  await test.step('register: the fields and Enter', async () => {
    await keys.write('Username', `keys-${crypto.randomUUID().slice(0, 8)}`)
    await keys.write('Password', 'a long enough password')
    await keys.press('Enter')
    await expect(page).toHaveURL('/')
    await shown(page, 'Pro DFS Optimizer')
  })

  await test.step('from Home, past the sidebar: the same and saved', async () => {
    const before = keys.pressed()
    await keys.expectFocus('heading', 'Pro DFS Optimizer')
    await keys.enter('button', 'Open your lineup')
    await expect(page).toHaveURL('/showdown/optimizer')
    await anotherCaptain(page, keys)
    await keys.press('s')
    await page.getByRole('dialog', { name: 'Save Lineup' }).waitFor()
    await keys.press('Enter')
    await expect(toast(page, 'Lineup saved!')).toBeVisible()
    expect(keys.pressed() - before).toBeLessThanOrEqual(12)
  })
})

test('by keyboard: sign in, record a result, finalize, sign out', { tag: '@rare' }, async ({ page }) => {
  const keys = keyboardAt(page)
  const { username, password } = await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  await saveLineup(page, { lineup_name: 'Sunday' })
  await page.context().clearCookies()

  await test.step('sign in', async () => {
    await open(page, '/auth')
    await keys.write('Username or Email', username)
    await keys.write('Password', password)
    await keys.tabTo('button', 'Show password')
    await keys.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await keys.enter('button', 'Sign In')
    await expect(page).toHaveURL('/')
    await shown(page, 'Pro DFS Optimizer')
  })

  await test.step('record a result', async () => {
    await keys.enter('link', 'Saved Lineups')
    await page.getByRole('heading', { name: 'Saved Lineups' }).waitFor()
    await keys.enter('button', 'Record result of Thursday')
    await page.getByRole('dialog').waitFor()
    await keys.write('Final Points', '141.5', 'spinbutton')
    await keys.write('Winnings ($)', '50', 'spinbutton')
    await keys.press('Enter')
    await expect(toast(page, 'Lineup updated')).toBeVisible()
    await keys.expectFocus('button', 'Edit results of Thursday')
  })

  await test.step('finalize', async () => {
    await keys.enter('button', 'Finalize Thursday')
    await page.getByRole('alertdialog').waitFor()
    await keys.enter('button', 'Finalize Lineup')
    await expect(toast(page, 'Lineup finalized')).toBeVisible()
    await expect(page.getByRole('row', { name: /Thursday/ }).getByText('Finalized')).toBeVisible()
    await keys.expectFocus('link', 'View Thursday')
  })

  await test.step('sign out', async () => {
    await keys.enter('button', 'Logout')
    await expect(page).toHaveURL('/auth')
  })
})

test('by keyboard: the frame of the app', { tag: '@rare' }, async ({ page }) => {
  const keys = keyboardAt(page)
  await registerByApi(page)
  await open(page, '/')

  await test.step('skip to the content', async () => {
    await keys.enter('link', 'Skip to content')
    await keys.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  })

  await test.step('switch the theme', async () => {
    await keys.tabTo('button', 'Use light theme', { back: true })
    await keys.press('Space')
    await expect(page.locator('html')).toHaveClass('light')
    await keys.expectFocus('button', 'Use dark theme')
  })

  await test.step('close and open the sidebar', async () => {
    await keys.press('Control+b')
    await expect(page.getByRole('complementary')).not.toBeInViewport()
    await keys.expectFocus('button', 'Use dark theme')
    await keys.press('Control+b')
    await expect(page.getByRole('complementary')).toBeInViewport()
  })

  await test.step('open the navigation of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await keys.tabTo('button', 'Toggle sidebar', { back: true })
    await keys.press('Enter')
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    await keys.press('Escape')
    await keys.expectFocus('button', 'Toggle sidebar')
    await keys.press('Enter')
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    await keys.enter('link', 'Dashboard')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog')).toBeHidden()
    await keys.expectFocusKept()
  })
})

test('by keyboard: import a contest history', { tag: '@rare' }, async ({ page }) => {
  const keys = keyboardAt(page)
  await registerByApi(page)
  // Wait before opening it, or the browser shows its own file chooser.
  const chooser = page.waitForEvent('filechooser')
  await open(page, '/historical-data')
  await keys.tabTo('button', 'Select File (CSV)')
  await keys.press('Enter')
  const buffer = Buffer.from(historyCsv(makeHistory({ entries: 12, seed: 3 })))
  await (await chooser).setFiles({ name: 'history.csv', mimeType: 'text/csv', buffer })
  await keys.expectFocus('button', 'Select File (CSV)')
  // Upload stays disabled until the file is read.
  await page.getByText('history.csv', { exact: true }).waitFor()
  await keys.enter('button', 'Upload')
  await page.getByText('Upload Successful', { exact: true }).waitFor()
  // What is read after the upload moves the controls below it.
  await page.getByText('12 entries, newest first').waitFor()
  await keys.expectFocusKept()
  await keys.tabTo('button', 'Entry Fee')
  await keys.press('Space')
  await expect(page.getByRole('heading', { name: 'Performance by Entry Fee' })).toBeVisible()
})

test('a slate that was loaded has the focus in its heading', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await open(page, '/showdown/upload')
  await page.getByRole('button', { name: 'Try a sample slate' }).press('Enter')
  await page.getByRole('button', { name: 'Use This Data' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('POR @ RIC')
  await expect(heading).toBeFocused()
  // Not only for screen readers.
  await expect.poll(async () => (await heading.boundingBox())!.width).toBeGreaterThan(100)
})

/** The best lineup, and in it another captain. */
async function anotherCaptain(page: Page, keys: ReturnType<typeof keyboardAt>): Promise<void> {
  await keys.press('o')
  await untilOptimized(page)
  await keys.press('c')
  await page.getByRole('dialog', { name: /^Instead of/ }).waitFor()
  await keys.enter('button', /^Swap/)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The address changes before the page does; the focus must be moved after the old page is gone. */
async function shown(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await hydrated(page)
}

/** A player who is not in the lineup and leaves enough salary for five others. */
async function cheapestOutside(page: Page): Promise<string> {
  const inLineup = (await slots(page)).join()
  const names = await page
    .getByRole('row')
    .getByRole('button', { name: /^Lock / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')!.replace(/^Lock (.*) as \w+$/, '$1')),
    )
  return names.findLast((name) => !inLineup.includes(name))!
}

function rowWithFocus(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.activeElement?.getAttribute('aria-rowindex')))
}

/** The name is the line after the position chips. */
function nameIn(slot: string): string {
  return slot.split('\n').find((line) => line && !/^(CPT|QB|RB|WR|TE|K|DST)$/.test(line))!
}
