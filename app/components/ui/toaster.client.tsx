import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useMemo, useRef } from 'react'
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
  const isAbove = useIsAbove(toasts[0])
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
        hotkey={['F8']}
        className={classNames(
          'pointer-events-none fixed right-0 z-100 flex w-full max-w-[420px] flex-col gap-2 outline-none md:top-auto md:bottom-0 md:p-4 print:hidden',
          isAbove ? 'top-0 p-2' : 'bottom-18 px-4',
        )}
      />
    </Radix.Provider>
  )
}

/**
 * Whether a toast of a phone stands at the top: its place is above the bar of the optimizer (`bottom-18`), but not where the
 * last press was. An error stands above a dialog, which leaves room for it (`dialogClasses`); a success closes its dialog.
 */
function useIsAbove(toast: Toast | undefined): boolean {
  const pressedAt = useRef(0)
  useEffect(() => {
    const note = ({ clientY }: PointerEvent) => {
      pressedAt.current = clientY
    }
    document.addEventListener('pointerdown', note, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', note, { capture: true })
  }, [])
  return useMemo(() => {
    if (toast === undefined) return false
    const fromBottom = innerHeight - pressedAt.current
    const isDialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    if (isDialogOpen) return toast.variant === 'destructive'
    return fromBottom > BAR && fromBottom < BAR + HIGHEST
  }, [toast])
}

/** Pixels: `bottom-18`, and a toast of two lines with a button. */
const BAR = 72
const HIGHEST = 88

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      open={toast.open}
      {...(toast.isBrief ? { duration: BRIEF_MS } : {})}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={destructive ? 'foreground' : 'background'}
      className={classNames(
        'pointer-events-auto relative flex items-start gap-3 rounded-lg border bg-raised py-3 pr-11 pl-4 shadow-xl duration-150',
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
