import { cacheNames, clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import type { WorkerMessage } from '#app/lib/service-worker-client.ts'
import { offlineCopyOf, offlinePageFor } from './offline-pages.ts'
import { asDocument, isPageData } from './soft-navigation.ts'

/*
 * Keeps what belongs to nobody: the built files, the kernel, the samples, and the offline pages (offline-pages.ts).
 * Documents, `.data` and /api always come from the server and are never stored. A new version waits until the page
 * asks for it (lib/service-worker-client.ts).
 */

/** Every built file, listed by scripts/build-sw.mjs. */
declare const PRECACHED: PrecacheEntry[]
declare const self: ServiceWorker

precache(PRECACHED)
addRoute({ directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// The first page of a first visit is served too; without this it would find its later chunks only online.
clientsClaim()

// A page of a newer build, loaded while this version is still in charge.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'newer-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async ({ request }) => offlinePage(new URL(request.url)) }],
    }),
  ),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPageData(url),
  new NetworkOnly({
    plugins: [{ handlerDidError: async ({ request }) => asDocument(new URL(request.url)) }],
  }),
)

self.addEventListener('activate', (event) => {
  // The browser asks the server for the page while this worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable())
  // What the former version had to fetch is among this one's own files.
  event.waitUntil(deleteRuntimeCaches())
})

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  if (message === 'use-new-version') event.waitUntil(self.skipWaiting())
  if (message === 'forget-session') event.waitUntil(deleteRuntimeCaches())
})

function offlinePage({ pathname }: URL): Promise<Response | undefined> {
  return matchPrecache(offlineCopyOf(offlinePageFor(pathname)))
}

async function deleteRuntimeCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheNames.precache).map((name) => caches.delete(name)))
}

/** The part of a service worker's scope used here; TypeScript's own words for it exclude the page's. */
type ServiceWorker = {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'message', listener: (event: Lifetime & MessageEvent) => void): void
}
type Lifetime = { waitUntil(work: Promise<unknown> | undefined): void }
