import { test as base, type ConsoleMessage, expect } from '@playwright/test'

type Noise = {
  /** Says that a journey provokes this on purpose, such as the browser's own line about a 404 answer. */
  allow(pattern: RegExp): void
}

/** Playwright's `test`, which also fails when the page throws, logs an error or breaks its content security policy. */
export const test = base.extend<{ noise: Noise }>({
  /** Each test comes from an address of its own, as the server counts sign-ins and registrations by address. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': `browser-${crypto.randomUUID()}` }),
  noise: [
    async ({ context }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
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
