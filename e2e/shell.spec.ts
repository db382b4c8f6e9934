import { open, register } from './support/accounts.ts'
import { hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the sidebar opens and closes by button and key, and the server remembers it', async ({ page }) => {
  await register(page)
  const sidebar = page.getByRole('complementary')
  const entries = [
    'Home',
    'Saved Lineups',
    'Dashboard',
    'Contest Insights',
    'Historical Data',
    'User Management',
  ]
  for (const name of entries) await expect(sidebar.getByRole('link', { name })).toBeVisible()

  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(sidebar).not.toBeInViewport()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(604_000)
  await page.reload()
  await expect(sidebar).not.toBeInViewport()
  await hydrated(page)
  await page.keyboard.press('ControlOrMeta+b')
  await expect(sidebar).toBeInViewport()
})

test('a tooltip shows on hover and focus, stays while hovered, and closes with Escape', {
  tag: '@rare',
}, async ({ page }) => {
  await register(page)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  const tooltip = page.getByRole('tooltip', { name: 'Toggle sidebar (Ctrl or Cmd + B)' })
  await expect(async () => {
    await page.getByRole('main').hover()
    await toggle.hover()
    await expect(tooltip).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(toggle).toHaveAccessibleDescription('Toggle sidebar (Ctrl or Cmd + B)')
  // It is placed once its size is known.
  await expect(async () => {
    const [button, bubble] = [(await toggle.boundingBox())!, (await tooltip.boundingBox())!]
    expect(bubble.x).toBeGreaterThanOrEqual(0)
    expect(bubble.y).toBeGreaterThanOrEqual(button.y + button.height)
  }).toPass()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('main').hover()
  await expect(tooltip).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(toggle).toHaveAccessibleDescription('')
})

test('the theme is dark by default, and a chosen light theme persists without a flash', {
  tag: '@rare',
}, async ({ page }) => {
  await register(page)
  const html = page.locator('html')
  await expect(html).toHaveClass('dark')
  await page.getByRole('button', { name: 'Use light theme' }).first().click()
  await expect(html).toHaveClass('light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  // Recorded before the first paint.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      sessionStorage.setItem(`theme at ${document.readyState}`, document.documentElement.className)
    })
  })
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('theme at interactive'))).toBe('light')
})

test('home shows every mode, the disabled ones locked', async ({ page }) => {
  await register(page)
  await expect(page.getByText('Build winning lineups with AI-powered insights')).toBeVisible()
  await expect(page.getByText('Where data meets destiny')).toBeVisible()
  await expect(page.getByRole('link', { name: /Showdown.*6 Players.*\$50k/ })).toHaveAttribute(
    'href',
    '/showdown/upload',
  )
  await expect(page.getByRole('link', { name: /Big League.*10 Players.*\$100/ })).toHaveAttribute(
    'href',
    '/bigleague/upload',
  )
  await expect(page.getByRole('link', { name: /Standard.*9 Players.*\$50k/ })).toHaveAttribute(
    'href',
    '/standard/upload',
  )
  await expect(page.getByRole('img', { name: 'Locked' })).toHaveCount(1)
  await expect(page.getByText('Coming soon - Unleash the monsters')).toBeVisible()
})

test('selected text is readable in both themes', { tag: '@rare' }, async ({ page }) => {
  await open(page, '/auth')
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.className = name
    }, theme)
    const { color, backgroundColor } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { color, backgroundColor } = getComputedStyle(heading, '::selection')
      return { color, backgroundColor }
    })
    expect(contrast(color, backgroundColor), `${color} on ${backgroundColor}`).toBeGreaterThan(4.5)
  }
})

test('a page in the back-forward cache shows nothing after logout', async ({ page }) => {
  await registerByApi(page)
  await open(page, '/lineups')
  // As after a logout in another tab, of which a page in the cache hears nothing.
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.removeItem('session-owner')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL('/auth')
})

test('a page in the back-forward cache is kept for the same user', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await open(page, '/lineups')
  await page.evaluate(() => {
    document.title = 'as it was'
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveTitle('as it was')
})

/** WCAG 2.2's contrast ratio of two colours as `getComputedStyle` writes them: rgb(r, g, b). */
function contrast(...colors: [string, string]): number {
  const [darker, lighter] = colors.map(luminance).sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [...color.matchAll(/[\d.]+/g)].map(([number]) => {
    const share = Number(number) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
