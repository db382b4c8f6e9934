import type { Page } from '@playwright/test'

/**
 * Controls smaller than `least` CSS pixels in width or height, one line each. The size includes a label around the control
 * and a larger pressable area. Links within a sentence are exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]'
    const OVER_THE_PAGE = '[role=region][aria-label^="Notifications"], [data-radix-popper-content-wrapper]'
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((control) => isShown(control) && !isWithinSentence(control) && !isLargeEnough(control))
      .map((control) => {
        const { width, height } = areaOf(control).getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.innerText ?? ''
        return `target ${Math.round(width)}x${Math.round(height)}: ${control.localName} "${name.trim()}"`
      })

    function isShown(control: HTMLElement): boolean {
      const area = areaOf(control)
      const { width, height } = area.getBoundingClientRect()
      const disabled = control.matches(':disabled') || control.closest('[inert], [aria-hidden=true]') !== null
      const hidden = getComputedStyle(control).clipPath !== 'none' && area === control
      return (
        width > 1 && height > 1 && !disabled && !hidden && area.checkVisibility({ visibilityProperty: true })
      )
    }

    /** A hidden radio button is pressed by its label. */
    function areaOf(control: HTMLElement): HTMLElement {
      return control.closest('label') ?? control
    }

    function isWithinSentence(control: HTMLElement): boolean {
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false
      const around = control.parentElement!.textContent!.replace(control.textContent!, '')
      return around.trim() !== ''
    }

    function isLargeEnough(control: HTMLElement): boolean {
      const { width, height } = areaOf(control).getBoundingClientRect()
      return (width + 0.5 >= size && height + 0.5 >= size) || answersAround(control)
    }

    function answersAround(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      /** The distance from its centre in one direction at which a press still reaches it. */
      const reach = (dx: number, dy: number) => {
        for (let step = 1; step < size; step += 1) {
          const [x, y] = [left + width / 2 + dx * step, top + height / 2 + dy * step]
          // What lies over the page goes: a message by itself, a panel with a press outside.
          const hit = document.elementsFromPoint(x, y).find((each) => {
            const over = each.closest(OVER_THE_PAGE)
            return over === null || over.contains(control)
          })
          if (hit === undefined || !control.contains(hit)) return step
        }
        return size
      }
      return reach(-1, 0) + reach(1, 0) >= size && reach(0, -1) + reach(0, 1) >= size
    }
  }, least)
}
