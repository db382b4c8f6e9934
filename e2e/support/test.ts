import { test as base, type ConsoleMessage, expect } from '@playwright/test'

type Noise = {
  /** Allows console messages that the test causes on purpose, such as the one about a 404. */
  allow(pattern: RegExp): void
}

/** Playwright's `test`, which also fails if the page throws, logs an error or violates its CSP. */
export const test = base.extend<{ noise: Noise }>({
  /** Each test has its own client address, because the server limits sign-ins and registrations by address. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` }),
  noise: [
    async ({ context }, use) => {
      const heard: string[] = []
      // A save that another tab or the closing page overtook: the answer holds what is stored, and the browser merges it.
      const allowed: RegExp[] = [/status of 409 .*\/memory\)$/]
      context.on('console', (message) => {
        if (isComplaint(message))
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (thrown) =>
        heard.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`),
      )
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'the browser had nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())
}
