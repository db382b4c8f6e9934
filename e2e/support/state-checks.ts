import { type CDPSession, expect, type Page } from '@playwright/test'
import { open } from './accounts.ts'
import { renderedFindings, sourceFindings } from './markup.ts'
import { axeFindings, LATER_ROWS, ZOOMED_WINDOWS } from './page-checks.ts'
import { hold, type PageState } from './states/page-state.ts'
import { smallTargets } from './targets.ts'
import { test } from './test.ts'

const SCREENS = {
  phone: { width: 360, height: 740, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
} as const
type Screen = keyof typeof SCREENS
type Theme = 'dark' | 'light'

/** The least size of touch targets in CSS pixels; WCAG 2.5.8 requires 24. */
const LEAST_TARGET_PX = 44

/** Both themes on both screens take minutes; in a CI run axe looks at each state once, at another look than at the state before. */
const EVERYTHING = process.env.E2E_ACCESSIBILITY === 'all'

/**
 * Visits the states in order and collects the findings of axe, html-validate and further rules: sideways scrolling at
 * 320 px and 200 %, small targets, and motion despite `prefers-reduced-motion`.
 */
export async function expectEveryStateSound(
  page: Page,
  states: readonly PageState[],
  records: Record<string, number> = {},
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const findings: string[] = []
  const read = new Set<string>()
  for (const [place, state] of states.entries()) {
    await test.step(state.name, async () => {
      await turnTo(page, devtools, state.only ?? 'desktop')
      await reach(page, state, records)
      const found: string[] = []
      if (state.path && !read.has(page.url())) found.push(...(await sourceFindings(await sourceOf(page))))
      read.add(page.url())
      for (const { screen, theme } of looksAt(state, place)) {
        await turnTo(page, devtools, screen)
        await wear(page, theme)
        const where = `${screen}, ${theme}: `
        found.push(...(await axeFindings(page)).map((finding) => where + finding))
      }
      if (state.only !== 'desktop') {
        await turnTo(page, devtools, 'phone')
        await painted(page)
        found.push(...(await smallTargets(page, LEAST_TARGET_PX)))
      }
      found.push(...(await renderedFindings(await markupOf(page))))
      found.push(...(await motionFindings(page)))
      found.push(...(await sidewaysFindings(page)))
      findings.push(...new Set(found.map((finding) => `${state.name}: ${finding}`)))
    })
  }
  expect(findings).toEqual([])
}

async function reach(page: Page, state: PageState, records: Record<string, number>): Promise<void> {
  if (state.path) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const path = state.path.replaceAll(/:(\w+)/g, (_, name: string) => String(records[name]))
    if (state.withoutScript) {
      await hold(page, '**/assets/*.js')
      // A page that is shown without a connection looks for one, and would load anew while it is checked.
      await hold(page, '**/api/health')
    }
    await (state.withoutScript ? page.goto(path, { waitUntil: 'commit' }) : open(page, path))
    if (state.withoutScript) await page.locator('h1').waitFor()
  }
  await state.steps?.(page)
}

/** The document as it is now; of long lists the first rows, since the others are alike. */
function markupOf(page: Page): Promise<string> {
  return page.evaluate((rows) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const row of copy.querySelectorAll(rows)) row.remove()
    return `<!DOCTYPE html>${copy.outerHTML}`
  }, LATER_ROWS.join())
}

/** The server-rendered document. */
function sourceOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await fetch(location.href)).text())
}

function looksAt({ only }: PageState, place: number): { screen: Screen; theme: Theme }[] {
  const screens: Screen[] = only ? [only] : ['desktop', 'phone']
  const themes: Theme[] = ['dark', 'light']
  if (EVERYTHING) return screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })))
  const turn = screens.length === 1 ? 2 * place : place
  return [{ screen: screens[place % screens.length]!, theme: themes[(turn >> 1) % 2]! }]
}

/** Window size and pointer type of a screen. */
async function turnTo(page: Page, devtools: CDPSession, screen: Screen): Promise<void> {
  const { width, height, touch } = SCREENS[screen]
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
  await page.setViewportSize({ width, height })
}

/** Waits until the page is drawn for its window. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Sets the theme's class directly, because an open dialog covers the theme button. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.className = name
  }, theme)
}

/** Running animations despite `prefers-reduced-motion`. */
async function motionFindings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
      const target = (animation.effect as KeyframeEffect | null)?.target
      return Number(endTime) > 1 ? [`motion of ${endTime} ms: ${target?.outerHTML.slice(0, 120)}`] : []
    }),
  )
}

async function sidewaysFindings(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const size of ZOOMED_WINDOWS) {
    await page.setViewportSize(size)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > size.width) findings.push(`${width} px wide in a window of ${size.width}`)
  }
  return findings
}
