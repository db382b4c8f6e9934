// Takes the pictures that the manifest shows before installing; run by hand against a running app when its looks change:
//   CHROMIUM=/usr/bin/chromium node scripts/make-screenshots.mjs http://localhost:8787
import { chromium } from '@playwright/test'

const FORMS = {
  wide: { viewport: { width: 1024, height: 640 } },
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [form, settings] of Object.entries(FORMS)) {
  const context = await browser.newContext({ baseURL: process.argv[2], serviceWorkers: 'block', ...settings })
  const page = await context.newPage()
  await signUp(page)
  await picture(page, `home-${form}`)
  await optimizeSample(page)
  await picture(page, `optimizer-${form}`)
  await context.close()
}
await browser.close()

async function signUp(page) {
  await page.goto('/auth?mode=register', { waitUntil: 'networkidle' })
  await page.getByLabel('Username', { exact: true }).fill(`player-${crypto.randomUUID().slice(0, 8)}`)
  await page.getByLabel('Password', { exact: true }).fill(crypto.randomUUID())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/')
}

async function optimizeSample(page) {
  await page.goto('/showdown/upload', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Try a sample slate' }).click()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await page.getByRole('button', { name: 'Optimize' }).filter({ visible: true }).first().click()
  await page.getByText('Lineup optimized!', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
}

async function picture(page, name) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement?.blur())
  await page.waitForTimeout(500)
  await page.screenshot({ path: `public/screenshots/${name}.png` })
}
