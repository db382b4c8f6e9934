import { useSyncExternalStore } from 'react'
import { subscribers } from './subscribers.ts'

/** At most one toast is visible; a dismissed one leaves the list much later (SPEC.md section 9). */
const TOAST_LIMIT = 1
const REMOVE_DELAY_MS = 1_000_000

type ToastAction = { label: string; onAction: () => void }

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  action?: ToastAction
  /** Read out by a screen reader; false where the screen itself announces the same. */
  isAnnounced: boolean
  /** The screen shows the change too, so the toast goes sooner. */
  isBrief?: boolean
  open: boolean
}

export type ToastRequest = {
  title: string
  description?: string
  action?: ToastAction
  isAnnounced?: boolean
  isBrief?: boolean
}

/** For what waits on this device for a connection. */
export const KEPT = { title: 'Saved on this device', description: 'It is sent when you are back online.' }

let toasts: readonly Toast[] = []
let lastId = 0
const { subscribe, publish: tell } = subscribers()

export function showToast(request: ToastRequest): void {
  add({ isAnnounced: true, ...request, variant: 'default' })
}

/**
 * For failures. Also show the text next to the control that failed, as an alert, which announces it; where there is none,
 * set `isAnnounced`.
 */
export function showErrorToast(request: ToastRequest): void {
  add({ isAnnounced: false, ...request, variant: 'destructive' })
}

export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS)
}

/** An error goes with its cause: at the next try and on the way to another page (toaster.client.tsx). */
export function dismissErrors(): void {
  for (const { id, variant, open } of toasts) if (open && variant === 'destructive') dismissToast(id)
}

/** What succeeded is read by then: a dialog opens, or the screen that it was about is left. */
export function dismissSuccesses(): void {
  for (const { id, variant, open } of toasts) if (open && variant === 'default') dismissToast(id)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NO_TOASTS,
  )
}

const NO_TOASTS: readonly Toast[] = []

function add(request: Omit<Toast, 'id' | 'open'>): void {
  lastId += 1
  publish([{ ...request, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
}

function publish(next: readonly Toast[]): void {
  toasts = next
  tell()
}
