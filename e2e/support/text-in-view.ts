import type { Locator, Page } from '@playwright/test'

/** The smallest phone of WCAG 1.4.10, and two usual ones, in CSS pixels. */
const PHONE_WIDTHS = [320, 360, 390] as const

/**
 * Layout problems at these phone widths, one line each: a page wider than the window, and text that is cut off without an
 * ellipsis or outside the window, in that part of the page. Elements that scroll sideways may be wider. The window keeps the
 * last width.
 */
export async function hiddenTexts(
  page: Page,
  widths: readonly number[] = PHONE_WIDTHS,
  part: Locator = page.locator('body'),
): Promise<string[]> {
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    // Wait for charts to be redrawn at the new width, and for dialogs and sheets to have arrived.
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      // One in a part that is not drawn, such as the pool below a phone's lineup, never finishes.
      const isDrawn = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true })
      const arriving = document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations === 1 && isDrawn(each))
      await Promise.allSettled(arriving.map((each) => each.finished))
    })
    findings.push(...(await part.evaluate(findHiddenTexts)).map((finding) => `${width} px: ${finding}`))
  }
  return findings
}

/** Runs in the page. */
function findHiddenTexts(part: Element): string[] {
  const findings = new Set<string>()
  const { scrollWidth } = document.scrollingElement!
  if (scrollWidth > window.innerWidth) findings.add(`the page is ${scrollWidth} px wide`)
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    if (!text.textContent?.trim() || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((box) => box.width > 0 && isCutOff(element, box))) {
      findings.add(`${element.localName}.${element.className}: "${text.textContent.slice(0, 40)}" is cut off`)
    }
  }
  return [...findings]

  function isShown(element: Element): boolean {
    if (element.closest('script, style, title, select, option, [inert]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    // Visually hidden text for screen readers.
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each.getBoundingClientRect().width <= 1) return false
    }
    return true
  }

  function isCutOff(element: Element, { left, right }: DOMRect): boolean {
    for (
      let each: Element | null = element;
      each && each !== document.documentElement;
      each = each.parentElement
    ) {
      const style = getComputedStyle(each)
      if (style.overflowX === 'visible') continue
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
        // A page or list that should not scroll sideways is a finding.
        if (mayScroll(each)) return false
        if (right > each.getBoundingClientRect().left + each.clientWidth + 1) return true
        continue
      }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
      const box = each.getBoundingClientRect()
      if (right > box.right + 1 || left < box.left - 1) return true
    }
    return right > window.innerWidth + 1 || left < -1
  }

  /** A table, or a row of buttons with sideways scrolling. */
  function mayScroll(element: Element): boolean {
    return element.matches('.overflow-x-auto') || element.querySelector('table, [role=grid]') !== null
  }
}
