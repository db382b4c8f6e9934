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
import type { WorkerMessage } from '#app/lib/browser/service-worker-client.ts'
import { offlineCopyOf, offlinePageFor } from './offline-pages.ts'
import { asDocument, isPageData } from './soft-navigation.ts'

/*
 * Stores only files without personal data: the build, the kernel, the samples and the offline pages (offline-pages.ts).
 * Documents, `.data` and /api always come from the server and are never stored. A new version waits until the page
 * activates it (lib/service-worker-client.ts).
 */

/** Every built file, listed by scripts/build-sw.mjs. */
declare const PRECACHED: PrecacheEntry[]
declare const self: ServiceWorker

/** Files that are fetched at the same time while this worker is installed. */
const FETCHED_AT_ONCE = 6

precache(PRECACHED)
// Workbox fetches these some 300 files one after another, each a round trip, and takes what is in its cache already.
self.addEventListener('install', (event) => {
  const left = PRECACHED.flatMap((entry) =>
    typeof entry === 'string' || entry.revision !== null ? [] : entry.url,
  )
  // The last file is the next one, since workbox begins with the first.
  for (let lane = 1; lane < FETCHED_AT_ONCE; lane += 1) event.waitUntil(storeEach(left))
})
addRoute({ directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// Also control the page of the first visit, so that its later chunks are available offline.
clientsClaim()

// Files of a newer build, requested while this version is still active.
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
  // Navigation preload: the browser requests the page while this worker is starting.
  event.waitUntil(self.registration.navigationPreload?.enable())
  // Files that the former version fetched at runtime are precached by this one.
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

/** Stores files whose address is their version, until none is left. Those that can not be fetched are left to workbox. */
async function storeEach(left: string[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  for (let url = left.pop(); url !== undefined; url = left.pop()) {
    if (await cache.match(url)) continue
    const answer = await fetch(url, { credentials: 'same-origin' }).catch(() => null)
    if (answer?.ok) await cache.put(url, answer).catch(() => {})
  }
}

async function deleteRuntimeCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheNames.precache).map((name) => caches.delete(name)))
}

/** The parts of the service worker scope used here; TypeScript's WebWorker types conflict with its DOM types. */
type ServiceWorker = {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'message', listener: (event: Lifetime & MessageEvent) => void): void
}
type Lifetime = { waitUntil(work: Promise<unknown> | undefined): void }
