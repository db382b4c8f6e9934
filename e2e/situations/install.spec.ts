import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, devices, type Page } from '@playwright/test'
import { open, register } from '../support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/page-checks.ts'
import { registerByApi } from '../support/seeds.ts'
import { expect, test } from '../support/test.ts'

test.describe('in a separate profile, where an app can be installed', () => {
  test('Chromium considers the app installable, and its prompt enables the Install button', async ({
    baseURL,
    launchOptions,
  }) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'install-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // One with windows: only there an app can be installed.
      executablePath: process.env.CHROMIUM!,
      baseURL,
      args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
    })
    try {
      const page = context.pages()[0]!
      await register(page)
      const devtools = await context.newCDPSession(page)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { errors, data } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      await everyPictureIsThere(page, data!)
      await expect(page.getByRole('button', { name: 'Install App' })).toBeVisible()
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
})

test('the install prompt is used once, logged, and the button is then hidden', async ({ page }) => {
  // Runs before the scripts of the page.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive' || location.pathname !== '/') return
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }))
    })
  })
  await registerByApi(page)
  await open(page, '/')
  const install = page.getByRole('button', { name: 'Install App' })
  await expect(install).toBeVisible()
  await expectAccessible(page)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Install prompt: dismissed')
  await install.click()
  await logged
  await expect(install).toBeHidden()
})

test('without an install prompt, and in the installed app, there is no button', async ({ page }) => {
  await register(page)
  await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden()

  await page.addInitScript(() => Object.assign(navigator, { standalone: true }))
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }))
  await open(page, '/')
  await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden()
})

const IOS = {
  iPhone: {
    userAgent: devices['iPhone 15'].userAgent,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  },
  // Its user agent says Macintosh; only the touch screen differs.
  iPad: { userAgent: devices['Desktop Safari'].userAgent, hasTouch: true },
}

for (const [device, settings] of Object.entries(IOS)) {
  test.describe(device, () => {
    test.use(settings)

    test('the button opens the three steps', async ({ page }) => {
      await register(page)
      await page.getByRole('button', { name: 'Install App' }).click()
      const steps = page.getByRole('dialog', { name: 'Install on your home screen' }).getByRole('listitem')
      await expect(steps).toHaveText([
        /Tap the Share button/,
        /Scroll down and tap “Add to Home Screen”/,
        /Tap “Add” to confirm/,
      ])
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(steps).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Install App' })).toBeFocused()
    })
  })
}

/** Loads every icon and screenshot of the manifest and compares its size with the declared one. */
async function everyPictureIsThere(page: Page, manifest: string): Promise<void> {
  await hydrated(page)
  const { icons, screenshots } = JSON.parse(manifest) as Record<string, { src: string; sizes: string }[]>
  for (const { src, sizes } of [...icons!, ...screenshots!]) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
}
