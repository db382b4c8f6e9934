import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launchChromium } from './launch-chromium.mjs'

/**
 * @import { CDPSession, Locator } from '@playwright/test'
 * @typedef {Awaited<ReturnType<typeof openPhone>>} Phone
 * @typedef {Window & { inpSoFar?: number }} PhoneWindow
 */

/** CPU slowdown that simulates a mid-range phone. */
const CPU_SLOW_DOWN = 4
const SIZE = { width: 360, height: 800 }
/** Duration of a tap. */
const TOUCH_MS = 80
/** Longer than the slowest interaction takes until its paint. */
const PAINTED_MS = 600

/**
 * A page of Chromium as on a phone with touch, signed in by that cookie. Google's web-vitals listens
 * in it: `inp()` is the Interaction to Next Paint in ms since the page was loaded, null while nothing took 16 ms.
 * @param {string} baseURL
 * @param {string} cookie
 */
export async function openPhone(baseURL, cookie) {
  const browser = await launchChromium()
  const context = await browser.newContext({
    baseURL,
    viewport: SIZE,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL, secure: true }])
  const page = await context.newPage()
  await page.addInitScript(`${webVitals()};(${listen})(webVitals)`)
  const devTools = await context.newCDPSession(page)
  await showWhole(devTools)
  /** @param {number} rate */
  const atSpeed = (rate) => devTools.send('Emulation.setCPUThrottlingRate', { rate })
  const slow = () => atSpeed(CPU_SLOW_DOWN)
  const fast = () => atSpeed(1)
  return {
    page,
    slow,
    fast,
    touch: (/** @type {Locator} */ locator) => touch(devTools, locator),
    /**
     * A touch at the slow speed, and until it is painted. What it touches is looked for before, at full speed: that is work of
     * the measurement, 60 ms of the slow page.
     * @param {Locator} locator
     */
    async tap(locator) {
      await fast()
      await locator.scrollIntoViewIfNeeded()
      await page.evaluate(settled)
      const box = await boxOf(locator)
      await slow()
      await touchAt(devTools, box)
      await setTimeout(PAINTED_MS)
    },
    /**
     * Keys at the slow speed, on an element that gets the focus before.
     * @param {Locator} locator
     * @param {readonly string[]} names
     */
    async keys(locator, names) {
      await fast()
      await locator.focus()
      await page.evaluate(settled)
      await slow()
      for (const name of names) await page.keyboard.press(name)
      await setTimeout(PAINTED_MS)
    },
    async inp() {
      await page.evaluate(settled)
      return page.evaluate(() => /** @type {PhoneWindow} */ (window).inpSoFar ?? null)
    },
    close: () => browser.close(),
  }
}

/**
 * What lies below the browser's own window is never painted, so that a press there seems to wait for the next paint above it.
 * @param {CDPSession} devTools
 */
async function showWhole(devTools) {
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: 2 * SIZE.width, height: 2 * SIZE.height },
  })
}

/**
 * @param {CDPSession} devTools
 * @param {Locator} locator
 */
async function touch(devTools, locator) {
  await touchAt(devTools, await boxOf(locator))
}

/** @param {Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What is to be touched is not on the screen')
  return box
}

/**
 * @param {CDPSession} devTools
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
async function touchAt(devTools, { x, y, width, height }) {
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(TOUCH_MS)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function webVitals() {
  return readFileSync(path.resolve('node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8')
}

/**
 * Runs in the page.
 * @param {typeof import('web-vitals')} webVitals
 */
function listen({ onINP }) {
  onINP(({ value }) => Object.assign(window, { inpSoFar: value }), {
    reportAllChanges: true,
    durationThreshold: 16,
  })
}

/** Runs in the page: the browser reports its timings some time after the paint. */
async function settled() {
  await new Promise((resolve) => window.setTimeout(resolve, 200))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  await new Promise((resolve) => window.setTimeout(resolve, 50))
}
