import { expect, type Page } from '@playwright/test'
import { open, register } from './accounts.ts'
import type { Account } from './seeds.ts'

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

/** A new user with the sample slate, on a page that opens without a connection. */
export async function openSampleSlate(page: Page): Promise<Account> {
  const account = await register(page)
  await serviceWorkerReady(page)
  await loadSampleSlate(page)
  return account
}

export async function loadSampleSlate(page: Page): Promise<void> {
  await open(page, '/showdown/upload')
  await page.getByRole('button', { name: 'Try a sample slate' }).click()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page.getByRole('heading', { name: 'Lineup Builder' })).toBeVisible()
}
