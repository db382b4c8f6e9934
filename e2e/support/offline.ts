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

/** What this browser keeps of the page at the address, of all users, as JSON. */
export function keptPages(page: Page, path: string): Promise<string> {
  return page.evaluate(
    (address) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('slate-memories')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.transaction!.abort()
        opening.onsuccess = () => {
          const all = opening.result.transaction('pages').objectStore('pages').getAll()
          opening.result.close()
          all.onsuccess = () => {
            const found = all.result.filter(({ key }) => key.endsWith(` ${address}`))
            resolve(found.map(({ data }) => JSON.stringify(data)).join('\n'))
          }
        }
      }).catch(() => ''),
    path,
  )
}
