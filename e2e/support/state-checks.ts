import { type CDPSession, expect, type Page } from '@playwright/test'
import { open } from './accounts.ts'
import { renderedFindings, sourceFindings } from './markup.ts'
import { axeFindings, ZOOMED_WINDOWS } from './page-checks.ts'
import type { PageState } from './states/page-state.ts'
import { smallTargets } from './targets.ts'
import { test } from './test.ts'

const SCREENS = {
  phone: { width: 360, height: 740, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
} as const
type Screen = keyof typeof SCREENS
type Theme = 'dark' | 'light'

/** For fingers; WCAG 2.5.8 asks for 24. */
const LEAST_TARGET_PX = 44

/** Every theme on every screen takes minutes; a run in CI sees each state once in either, the themes in turn. */
const EVERYTHING = process.env.E2E_ACCESSIBILITY === 'all'

/**
 * Goes through the states one after the other and collects what axe, html-validate and our own rules find in each:
 * sideways scrolling at 320 px and at 200 %, small targets, motion that was asked not to be.
 */
export async function expectEveryStateSound(
  page: Page,
  states: readonly PageState[],
  records: Record<string, number> = {},
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const findings: string[] = []
  for (const [place, state] of states.entries()) {
    await test.step(state.name, async () => {
      await turnTo(page, devtools, state.only ?? 'desktop')
      await reach(page, state, records)
      const found: string[] = state.path ? await sourceFindings(await sourceOf(page)) : []
      for (const { screen, theme } of looksAt(state, place)) {
        await turnTo(page, devtools, screen)
        await wear(page, theme)
        const where = `${screen}, ${theme}: `
        found.push(...(await axeFindings(page)).map((finding) => where + finding))
        if (SCREENS[screen].touch) found.push(...(await smallTargets(page, LEAST_TARGET_PX)))
      }
      found.push(...(await renderedFindings(await page.content())))
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
    if (state.withoutScript) await page.route('**/assets/*.js', () => {})
    await (state.withoutScript ? page.goto(path, { waitUntil: 'commit' }) : open(page, path))
    if (state.withoutScript) await page.locator('h1').waitFor()
  }
  await state.steps?.(page)
}

/** The document as the server sends it, before any script. */
async function sourceOf(page: Page): Promise<string> {
  return (await page.request.get(page.url())).text()
}

function looksAt({ only }: PageState, place: number): { screen: Screen; theme: Theme }[] {
  const screens: Screen[] = only ? [only] : ['desktop', 'phone']
  const themes: Theme[] = ['dark', 'light']
  if (EVERYTHING) return screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })))
  return screens.map((screen, i) => ({ screen, theme: themes[(place + i) % 2]! }))
}

/** The window of a screen, and whether fingers or a mouse point at it. */
async function turnTo(page: Page, devtools: CDPSession, screen: Screen): Promise<void> {
  const { width, height, touch } = SCREENS[screen]
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
  await page.setViewportSize({ width, height })
}

/** By the class that the theme button sets: the button itself lies behind an open dialog. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.className = name
  }, theme)
}

/** Whatever still moves although less motion was asked for. */
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
