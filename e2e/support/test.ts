import { setTimeout } from 'node:timers/promises'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'

type AllFigures = {
  /** The user of the browser chose all figures of the optimizer, which a fresh browser does not show. */
  allFigures: boolean
}

type Noise = {
  /** Allows console messages that the test causes on purpose, such as the one about a 404. */
  allow(pattern: RegExp): void
}

/** Playwright's `test`, which also fails if the page throws, logs an error or violates its CSP. */
export const test = base.extend<{ noise: Noise } & AllFigures>({
  allFigures: [false, { option: true }],
  /** Each test has its own client address, because the server limits sign-ins and registrations by address. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` }),
  noise: [
    async ({ context, allFigures }, use, info) => {
      keepNoConnection(context.request)
      await context.addInitScript(keepToasts)
      if (allFigures) await context.addInitScript(chooseAllFigures)
      const heard: string[] = []
      // A save that another tab or the closing page overtook: the answer holds what is stored, and the browser merges it.
      // A load of a page that a later one overtook: React Router aborts it.
      const allowed: RegExp[] = [
        /status of 409 .*\/memory\)$/,
        /^thrown: AbortError: BodyStreamBuffer was aborted/,
      ]
      context.on('console', (message) => {
        if (isComplaint(message))
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (thrown) =>
        heard.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`),
      )
      await use({ allow: (pattern) => allowed.push(pattern) })
      // Where CI alone fails, the end of its log is all that is left, and errors are repeated there.
      const seen = info.status === info.expectedStatus ? null : await lastSeen(context, heard)
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect.soft(unexpected, 'the browser had nothing to complain about').toEqual([])
      if (seen) throw new Error(seen)
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Each request of the test itself has a connection of its own: the server closes one after five idle seconds, and what a busy
 * machine sends on it meanwhile fails.
 */
function keepNoConnection(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request)
  request.fetch = (url, options) =>
    fetch(url, { ...options, headers: { Connection: 'close', ...options?.headers } })
}

/** Runs in the page, before its code. */
export function chooseAllFigures(): void {
  try {
    localStorage['all-figures'] ??= 'on'
  } catch {
    // A document without an origin of its own has no storage.
  }
}

/**
 * Runs in the page: a toast stays until the next one or until it is dismissed, as under a resting mouse, because on a busy
 * machine its 2.5 seconds may be over before a test looks. A press beside its buttons goes to what it covers.
 */
function keepToasts(): void {
  const LOOK_EACH_MS = 250
  // Radix lets time go on where the pointer leaves, and what is left of it is over at once on a busy machine.
  addEventListener('toast.viewportResume', (event) => event.stopImmediatePropagation(), true)
  setInterval(() => {
    const toasts = document.querySelector('[role=region][aria-label^="Notification"]')
    toasts?.dispatchEvent(new PointerEvent('pointermove'))
    for (const card of toasts?.querySelectorAll<HTMLElement>('li') ?? []) {
      // A card that has the focus is what a press there finds.
      card.style.pointerEvents = card.contains(document.activeElement) ? 'auto' : 'none'
      for (const button of card.querySelectorAll('button')) button.style.pointerEvents = 'auto'
    }
  }, LOOK_EACH_MS)
}

/** What the browser logged, allowed or not, and what each page says. */
async function lastSeen(context: BrowserContext, heard: readonly string[]): Promise<string> {
  const pages = await Promise.all(context.pages().map(saidBy))
  return [...heard.map((line) => `the browser said ${line}`), ...pages].join('\n')
}

async function saidBy(page: Page): Promise<string> {
  const read = page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [role=region] li, [role=dialog], main')].map(
      (part) => (part as HTMLElement).innerText,
    ),
  )
  // The test may have failed because its page hangs.
  const texts = await Promise.race([read.catch(() => null), setTimeout(LONGEST_TO_READ_MS, null)])
  if (texts === null) return `${page.url()} does not answer`
  const said = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_OF_A_PART))
  return [`${page.url()} shows:`, ...said.filter(Boolean)].join('\n  ')
}

const LONGEST_TO_READ_MS = 5000

/** Characters of a page's part. */
const MOST_OF_A_PART = 400

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())
}
