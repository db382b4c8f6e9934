import { useSyncExternalStore } from 'react'

/** What a page says to the service worker. */
export type WorkerMessage = 'use-new-version' | 'forget-session'

let newVersionReady = false
let reloadWanted = false
const listeners = new Set<() => void>()

/** Registers the worker once the page has loaded, so that it never competes with the first paint; built app only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

/** True when a newer version is installed and waits, or was put in charge by another tab. */
export function useNewVersionReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newVersionReady,
    () => false,
  )
}

/** Puts the waiting version in charge and reloads this tab; other tabs are asked for themselves. */
export async function switchToNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return window.location.reload()
  reloadWanted = true
  tell(registration.waiting, 'use-new-version')
}

/** At logout the worker drops all it has stored beyond the built files. */
export function forgetStoredAnswers(): void {
  tell(navigator.serviceWorker?.controller, 'forget-session')
}

async function register(): Promise<void> {
  try {
    watch(await navigator.serviceWorker.register('/sw.js'))
  } catch {
    // Refused, for example in a private window: the app then works, only not offline.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) announce()
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
  // An installed app may stay open for days without the page load at which browsers look for a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
  let inCharge = navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloadWanted) return window.location.reload()
    // The first worker of a first visit is no new version.
    if (inCharge !== null) announce()
    inCharge = navigator.serviceWorker.controller
  })
}

function follow({ installing, active }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && active !== null) announce()
  })
}

function announce(): void {
  newVersionReady = true
  for (const listener of listeners) listener()
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
