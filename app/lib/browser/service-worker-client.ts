import { useSyncExternalStore } from 'react'
import { subscribers } from '../subscribers.ts'

/** Messages of a page to the service worker. */
export type WorkerMessage = 'use-new-version' | 'forget-session'

let newVersionReady = false
let reloadWanted = false
const { subscribe, publish } = subscribers()

/** The worker stores every file of the build, for which a phone's processor and network are not free before. */
const AFTER_LOAD_MS = 4000

/** Registers the worker some time after the page has loaded, so that it does not delay the page's start; built app only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerLater()
  else window.addEventListener('load', registerLater, { once: true })
}

/** True if a newer version is installed and waiting, or was activated by another tab. */
export function useNewVersionReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newVersionReady,
    () => false,
  )
}

/** Activates the waiting version and reloads this tab; other tabs show their own prompt. */
export async function switchToNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return window.location.reload()
  reloadWanted = true
  tell(registration.waiting, 'use-new-version')
}

/** At logout the worker deletes everything it has stored except the built files. */
export function forgetStoredAnswers(): void {
  tell(navigator.serviceWorker?.controller, 'forget-session')
}

function registerLater(): void {
  setTimeout(register, AFTER_LOAD_MS)
}

async function register(): Promise<void> {
  try {
    watch(await navigator.serviceWorker.register('/sw.js'))
  } catch {
    // Refused, for example in a private window; the app then works online only.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) announce()
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
  // An installed app may stay open for days; browsers look for a new version only on a page load.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
  let inCharge = navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloadWanted) return window.location.reload()
    // The first worker of a first visit is not an update.
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
  publish()
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message)
}
