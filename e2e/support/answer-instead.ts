import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Lets `answer` answer matching requests until the returned function is called. The route itself stays: Chromium never answers
 * a request that is under way while the last route of a page is removed, as `unroute` and `times` do.
 */
export async function answerInstead(
  on: Page | BrowserContext,
  address: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false
  await on.route(address, async (route) => {
    if (isOver) await route.fallback()
    else await answer(route)
  })
  return () => {
    isOver = true
  }
}
