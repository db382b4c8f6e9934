import { expect, type Page } from '@playwright/test'

/** The maximum of Tab presses, more than any page has stops. */
const MOST_STOPS = 150

/** The focused element. */
type Stop = {
  lost: boolean
  /** It, or the label or mark that represents it, has an outline of at least 2 px. */
  outlined: boolean
  /** Another element covers it completely, such as a sticky header. */
  covered: boolean
}

/** Drives the page by Tab, keys and typing only. */
export function keyboardAt(page: Page) {
  let pressed = 0
  const keyboard = {
    type: (text: string) => page.keyboard.type(text),
    press(key: string) {
      pressed += 1
      return page.keyboard.press(key)
    },
  }

  /** Presses Tab until the element with this role and name is focused; every stop must have a visible focus. */
  async function tabTo(role: string, name: string | RegExp, { back = false } = {}): Promise<void> {
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await keyboard.press(back ? 'Shift+Tab' : 'Tab')
      const stop = await stopOf(page)
      if (stop.lost) continue // from the end of the page back to its start
      const focus = await nameOfFocus(page)
      // No stops of Tab: a page that is drawn meanwhile has focused its heading, a dialog itself.
      if (focus.role === 'heading' || focus.role === 'dialog') continue
      // Polled, because an element that slides in may still be moving.
      if (!stop.outlined || stop.covered)
        await expect
          .poll(() => stopOf(page), { message: `the focus on ${focus.role} "${focus.name}"` })
          .toEqual(SHOWN)
      if (focus.role === role && matches(focus.name, name)) return
      passed.push(`${focus.role} "${focus.name}"`)
    }
    throw new Error(`No Tab leads to ${role} "${name}", only to ${[...new Set(passed)].join(', ')}`)
  }

  return {
    /** How many keys were pressed so far, without typed text. */
    pressed: () => pressed,
    tabTo,
    press: (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => keyboard.press(key)), nothing()),
    type: (text: string) => keyboard.type(text),

    /** Tabs to the element and presses Enter. */
    async enter(role: string, name: string | RegExp): Promise<void> {
      await tabTo(role, name)
      // A button that waits, as for a file that is being read, ignores the press.
      await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled', 'true')
      await keyboard.press('Enter')
    },

    /** Tabs to the field and replaces its text. */
    async write(name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
      await tabTo(role, name)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },

    /** Asserts that this element has the focus, for example after a dialog has closed. */
    async expectFocus(role: string, name: string | RegExp): Promise<void> {
      await expect(async () => {
        const focus = await nameOfFocus(page)
        expect(focus.role).toBe(role)
        expect(matches(focus.name, name), `"${focus.name}" has the focus`).toBe(true)
      }).toPass({ timeout: 30_000 })
    },

    /** Asserts that some element has the focus; otherwise Tab would start at the top of the page. */
    async expectFocusKept(): Promise<void> {
      await expect.poll(async () => (await stopOf(page)).lost, { message: 'the focus is lost' }).toBe(false)
    },
  }
}

const SHOWN: Stop = { lost: false, outlined: true, covered: false }

const nothing = () => Promise.resolve()

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

/** The accessible role and name. */
async function nameOfFocus(page: Page): Promise<{ role: string; name: string }> {
  const [first = ''] = (await page.locator(':focus').first().ariaSnapshot()).split('\n')
  const [, role = '', quoted] = /^-? ?'?(\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(first) ?? []
  return { role, name: quoted ? (JSON.parse(quoted) as string) : '' }
}

function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { lost: true, outlined: false, covered: false }
    const standsFor = focused.closest('label') ?? focused
    return { lost: false, outlined: isOutlined(focused), covered: isCovered(standsFor) }

    function isOutlined(element: Element): boolean {
      return [element, element.parentElement!, standsFor].some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    }

    function isCovered(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const inside = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
        ),
      )
      return inside.every((hit) => hit === null || !(element.contains(hit) || hit.contains(element)))
    }
  })
}
