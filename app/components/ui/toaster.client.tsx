import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#app/lib/class-names.ts'
import { dismissErrors, dismissToast, type Toast, useToasts } from '#app/lib/toast-store.ts'
import { buttonClasses } from './button.tsx'

/** Not in the document: where the announcement of a toast goes that the screen itself announces. */
const unheard = document.createElement('div')

const MS = 5000
/** How long a toast stays that says what the screen shows too. */
const BRIEF_MS = 2500

/**
 * Radix implements SPEC.md section 9: 5000 ms, swipe to the right by 50 px, F8 focuses the viewport. A press beside the
 * cards goes to what lies below, a dialog's overlay for example.
 */
export default function Toaster() {
  const toasts = useToasts()
  const { pathname } = useLocation()
  const place = usePlace(toasts[0])
  const errorsPathname = useRef(pathname)
  useEffect(() => {
    // An error is about the page on which it happened. This component is loaded for the first toast, which is not of an earlier page.
    if (errorsPathname.current !== pathname) dismissErrors()
    errorsPathname.current = pathname
  }, [pathname])
  useEffect(() => {
    // Before the form's own listeners, which may fail again at once.
    document.addEventListener('submit', dismissErrors, { capture: true })
    return () => document.removeEventListener('submit', dismissErrors, { capture: true })
  }, [])
  useEffect(() => {
    // What the user looks for next may lie below; what offers to be undone or viewed stays.
    const options = { capture: true, passive: true }
    const scrolled = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-toasts]')) return
      for (const { id, variant, action, open } of toasts)
        if (open && variant === 'default' && !action) dismissToast(id)
    }
    document.addEventListener('wheel', scrolled, options)
    document.addEventListener('touchmove', scrolled, options)
    return () => {
      document.removeEventListener('wheel', scrolled, options)
      document.removeEventListener('touchmove', scrolled, options)
    }
  }, [toasts])
  return (
    <Radix.Provider
      duration={MS}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
      announcerContainer={toasts[0]?.isAnnounced === false ? unheard : undefined}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        data-toasts
        hotkey={['F8']}
        style={place}
        className="pointer-events-none fixed z-100 flex w-full max-w-[420px] flex-col items-end gap-2 p-2 outline-none md:p-4 print:hidden"
      />
    </Radix.Provider>
  )
}

/**
 * Where a toast stands: at the right above a bar at the bottom, which is the optimizer's on a phone, or one that says its height
 * (`use-bottom-bar.ts`). Where the last press was there, it stands aside: at the top of a phone, at the left of a wide screen. An
 * error stands above a dialog of a phone, which leaves room for it (`dialogClasses`); a success closes its dialog.
 */
function usePlace(toast: Toast | undefined): CSSProperties {
  const pressedAt = useRef({ x: 0, y: 0 })
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY }
    }
    document.addEventListener('pointerdown', note, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', note, { capture: true })
  }, [])
  return useMemo(() => {
    const isWide = matchMedia('(width >= 48rem)').matches
    const isDialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    const { x, y } = pressedAt.current
    const own = Number.parseFloat(document.documentElement.style.getPropertyValue('--bottom-bar')) || 0
    const fromBottom = innerHeight - y - (isWide ? own : Math.max(BAR, own))
    const wasPressedThere = fromBottom > 0 && fromBottom < HIGHEST && (!isWide || innerWidth - x < WIDEST)
    const isAside = isDialogOpen ? !isWide && toast?.variant === 'destructive' : wasPressedThere
    if (isWide) return { bottom: 'var(--bottom-bar, 0px)', ...(isAside ? { left: 0 } : { right: 0 }) }
    return isAside ? { top: 0, right: 0 } : { bottom: `max(${BAR}px, var(--bottom-bar, 0px))`, right: 0 }
  }, [toast])
}

/** Pixels: the optimizer's bar on a phone, and a toast of two lines with a button on a wide screen with its padding. */
const BAR = 72
const HIGHEST = 100
const WIDEST = 420

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      open={toast.open}
      {...(toast.isBrief ? { duration: BRIEF_MS } : {})}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={destructive ? 'foreground' : 'background'}
      className={classNames(
        'pointer-events-auto relative flex max-w-full items-center gap-3 rounded-lg border bg-raised py-3 pr-11 pl-4 shadow-xl duration-150',
        'data-[state=open]:animate-in data-[state=open]:slide-in-from-bottom-2',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full',
        destructive ? 'border-bad' : 'border-border',
      )}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className={classNames('text-sm font-semibold wrap-anywhere', destructive && 'text-bad')}>
          {toast.title}
        </Radix.Title>
        {toast.description ? (
          <Radix.Description className="text-sm wrap-anywhere text-muted">
            {toast.description}
          </Radix.Description>
        ) : null}
      </div>
      {toast.action ? (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onAction}
          className={buttonClasses({ variant: 'secondary', size: 'small' })}
        >
          {toast.action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close
        aria-label="Dismiss"
        className="absolute top-2 right-2 flex size-8 items-center justify-center rounded-md text-muted hover:text-foreground pointer-coarse:top-0.5 pointer-coarse:right-0.5 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
