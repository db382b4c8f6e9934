import { salaryFile } from '../../lib/salary-file.mjs'

/**
 * @import { Phone } from '../../lib/phone.mjs'
 * @typedef {{ shown: number, longest: number }} Frames
 */

const PEOPLE = 1_000
const SIZES = [
  { name: 'phone, 360 x 800', viewport: { width: 360, height: 800 } },
  { name: 'laptop, 1280 x 800', viewport: { width: 1280, height: 800 } },
]

/**
 * Scrolls the player pool with 1,000 people for four seconds, two rows a frame: frames shown in a second, and the longest
 * one in ms. A browser shows 60 in a second at most.
 * @param {Phone} phone
 * @param {number} rounds
 */
export async function timeScrolling({ page, fast }, rounds) {
  await fast()
  await page.addInitScript(
    (csvData) => {
      if (location.protocol !== 'https:') return
      sessionStorage.setItem('slate:bigleague', JSON.stringify({ csvData, fileName: 'salaries.csv' }))
    },
    salaryFile('bigleague', PEOPLE),
  )
  const rows = []
  for (const { name, viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.goto('/bigleague/optimizer', { waitUntil: 'networkidle' })
    await page.locator('[role=grid] [data-index]').first().waitFor()
    /** @type {Frames[]} */
    const samples = []
    while (samples.length < rounds) samples.push(await page.evaluate(scroll))
    rows.push({
      screen: name,
      'frames a second': samples.map(({ shown }) => shown.toFixed(0)).join(', '),
      'longest frame': samples.map(({ longest }) => `${longest.toFixed(0)} ms`).join(', '),
    })
  }
  return rows
}

/**
 * Runs in the page.
 * @returns {Promise<Frames>}
 */
async function scroll() {
  const list = /** @type {HTMLElement} */ (document.querySelector('[role=grid]')?.parentElement)
  list.scrollTop = 0
  const nextFrame = () =>
    new Promise((/** @type {(at: number) => void} */ resolve) => requestAnimationFrame(resolve))
  const begin = await nextFrame()
  let before = begin
  let shown = 0
  let longest = 0
  while (before - begin < 4_000) {
    list.scrollTop += 64
    const at = await nextFrame()
    longest = Math.max(longest, at - before)
    before = at
    shown += 1
  }
  return { shown: shown / ((before - begin) / 1_000), longest }
}
