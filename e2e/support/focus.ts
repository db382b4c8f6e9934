import type { Page } from '@playwright/test'

/**
 * From the next load on, the page complains on its console, which fails the test, once the focus is nowhere for two seconds
 * because the control that had it was removed or hidden. Time in which the page waits for the server does not count, since
 * that takes as long as the machine is busy, and the next page has the focus once it is there.
 */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TICK_MS = 100
    const PATIENCE_TICKS = 20
    let asked = 0
    const { fetch } = window
    window.fetch = (...request) => {
      asked += 1
      return fetch(...request).finally(() => {
        asked -= 1
      })
    }
    let last: Element | null = null
    let ticks = 0
    addEventListener('focusin', () => {
      last = document.activeElement
      ticks = 0
    })
    setInterval(() => {
      const focused = document.activeElement
      const isNowhere = focused === null || focused === document.body
      const isGone = last !== null && last.getClientRects().length === 0
      ticks = isNowhere && isGone && asked === 0 ? ticks + 1 : 0
      if (ticks === PATIENCE_TICKS) console.error(`The focus is lost after ${last!.outerHTML.slice(0, 200)}`)
    }, TICK_MS)
  })
}

/**
 * What a screen reader hears of a page: the texts of its alerts and live regions as they change, each once while it stays
 * the same. Begins with the next load.
 */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const said = new WeakMap<Element, string>()
    const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>(LIVE)) {
        const text = region.innerText.replace(/\s+/g, ' ').trim()
        if (text !== '' && text !== said.get(region) && !region.closest('[aria-hidden="true"]'))
          heard.push(text)
        said.set(region, text)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
