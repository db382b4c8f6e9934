import { setTimeout } from 'node:timers/promises'

/**
 * @import { Phone } from '../../lib/phone.mjs'
 * @typedef {Window & { navigated?: Promise<number> }} WatchedWindow
 */

/** The links of the navigation, and the heading that shows that the page has loaded. */
export const PAGE_LINKS = [
  { label: 'Saved Lineups', heading: 'Saved Lineups' },
  { label: 'Dashboard', heading: 'Dashboard' },
  { label: 'Contest Insights', heading: 'Contest Insights' },
  { label: 'Historical Data', heading: 'Historical Contest Data' },
  { label: 'User Management', heading: 'User Management' },
]

/** From the opening of the navigation until a person has found the link. */
const READS_MS = 700

/**
 * From a newly loaded home page: milliseconds from the end of the touch to the frame after the heading appears.
 * @param {Phone} phone
 * @param {string} label
 * @param {string} heading
 */
export async function timeNavigation(phone, label, heading) {
  const { page } = phone
  await phone.fast()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Toggle sidebar' }).dispatchEvent('click')
  const link = page.getByRole('dialog').getByRole('link', { name: label })
  await link.waitFor()
  await page.evaluate(watchFor, heading)
  await setTimeout(READS_MS)
  await phone.slow()
  await phone.touch(link)
  return page.evaluate(async () => (await /** @type {WatchedWindow} */ (window).navigated) ?? Number.NaN)
}

/**
 * Runs in the page. It looks only when the page changes: a look at every frame would make the browser draw frames that the
 * page does not ask for, 5 ms each.
 * @param {string} heading
 */
function watchFor(heading) {
  const watched = /** @type {WatchedWindow} */ (window)
  watched.navigated = new Promise((resolve) => {
    let leftAt = 0
    addEventListener('pointerup', ({ timeStamp }) => {
      leftAt = timeStamp
    })
    const changes = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== heading) return
      changes.disconnect()
      requestAnimationFrame(() => window.setTimeout(() => resolve(performance.now() - leftAt)))
    })
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
