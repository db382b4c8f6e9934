import { useSyncExternalStore } from 'react'

/** Chromium's `beforeinstallprompt` event, which TypeScript's DOM types lack. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    installPrompt?: InstallPrompt | null
  }
}

/** How this browser can install the app: by its own prompt, by manual steps (iOS), or not at all. */
export type InstallVariant = 'prompt' | 'steps' | null

/** Runs in the head, because the event fires once and may fire before React starts. */
export const KEEP_INSTALL_PROMPT_SCRIPT =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e})"

const listeners = new Set<() => void>()

/** Null on the server and where the app is already installed. */
export function useInstallVariant(): InstallVariant {
  return useSyncExternalStore(subscribe, installVariant, () => null)
}

/** Shows the browser's prompt. The choice is only logged (SPEC.md section 4); the prompt can be used once. */
export async function askToInstall(): Promise<void> {
  const prompt = window.installPrompt
  forgetPrompt()
  if (!prompt) return
  const { outcome } = await prompt.prompt()
  console.info(`Install prompt: ${outcome}`)
}

function installVariant(): InstallVariant {
  if (isInstalled()) return null
  if (window.installPrompt) return 'prompt'
  return isIos() ? 'steps' : null
}

function isInstalled(): boolean {
  const iosStandalone = 'standalone' in navigator && navigator.standalone === true
  return iosStandalone || window.matchMedia('(display-mode: standalone)').matches
}

/** iPadOS reports itself as a Mac, but Macs have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 0)
}

function forgetPrompt(): void {
  window.installPrompt = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('beforeinstallprompt', listener)
  window.addEventListener('appinstalled', forgetPrompt)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('beforeinstallprompt', listener)
    window.removeEventListener('appinstalled', forgetPrompt)
  }
}
