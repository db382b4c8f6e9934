import type { Page } from '@playwright/test'

/** The line about what waits on this device, which is below the header and not a toast. */
export function outbox(page: Page) {
  return page.getByTestId('outbox')
}

/** Once the service worker controls the page, it opens without a network. */
export async function serviceWorkerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}
