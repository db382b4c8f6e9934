import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { dismissSuccesses } from '#app/lib/toast-store.ts'
import { BackCloses } from './back-closes.tsx'
import { Button } from './button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export const Dialog = Radix.Root
export const DialogClose = Radix.Close

export const overlayClasses =
  'fixed inset-0 z-50 bg-black/60 data-[state=open]:animate-in data-[state=open]:fade-in-0 duration-150'

/** On a phone the dialog is a bottom sheet, within reach of the thumb, with room for a toast above it. */
export const dialogClasses =
  'fixed z-50 flex max-h-[calc(100dvh-5.5rem)] flex-col border border-border bg-card shadow-xl outline-none duration-150 inset-x-0 bottom-0 rounded-t-xl data-[state=open]:animate-in data-[state=open]:slide-in-from-bottom-4 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[92dvh] sm:w-full sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl'

/** The overlay and window of a dialog or sheet; closing it returns the focus. */
export function ModalWindow({ children, onOpenAutoFocus, ...props }: ComponentProps<typeof Radix.Content>) {
  const returnFocus = useReturnFocus()
  function rememberOpener(event: Event) {
    returnFocus.onOpenAutoFocus()
    onOpenAutoFocus?.(event)
  }
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayClasses} />
      <Radix.Content {...returnFocus} onOpenAutoFocus={rememberOpener} {...props}>
        {children}
        <WhileOpen />
      </Radix.Content>
    </Radix.Portal>
  )
}

/** As `onOpenAutoFocus`: a phone would show its keys over the dialog as soon as a field has the focus. */
export function withoutKeys(event: Event): void {
  if (!matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}

/**
 * Inside an open dialog: what succeeded is read by then, and Android's Back closes it. A closed dialog does not render it: that
 * one may come with its code at any time, after a message was shown.
 */
export function WhileOpen() {
  useEffect(dismissSuccesses, [])
  return <BackCloses />
}

/** A dialog that is open as long as it is there. */
export function OpenDialog({
  onClose,
  ...content
}: ComponentProps<typeof DialogContent> & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...content} />
    </Dialog>
  )
}

export function DialogContent({
  title,
  description,
  wide = false,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'title' | 'className'> & {
  title: ReactNode
  description?: ReactNode
  wide?: boolean
}) {
  return (
    <ModalWindow
      className={classNames(dialogClasses, wide ? 'sm:max-w-xl' : 'sm:max-w-lg')}
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...props}
    >
      <div className="grid gap-1 px-5 pt-5 pr-14 pb-2">
        <Radix.Title className="text-xl leading-tight font-semibold text-balance wrap-anywhere">
          {title}
        </Radix.Title>
        {description ? (
          <Radix.Description className="text-sm wrap-anywhere text-muted">{description}</Radix.Description>
        ) : null}
      </div>
      {/* The outline of a focused first row has room. */}
      <div className="min-h-0 scroll-pb-20 overflow-y-auto px-5 pt-1 pb-5 sm:rounded-b-xl">{children}</div>
      <Radix.Close
        aria-label="Close"
        className="absolute top-3 right-3 flex size-9 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-foreground pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </ModalWindow>
  )
}

/** The button row at the end of a dialog; buttons that have no room beside each other stand in lines, the last one on top. */
export const dialogFooterClasses = 'flex flex-wrap-reverse gap-2 *:flex-1 sm:justify-end sm:*:flex-none'

/** Cancel and the submit button of a form inside a dialog. */
export function FormActions({
  submit,
  submitting,
  pending,
}: {
  submit: string
  /** The button's text while submitting. */
  submitting: string
  pending: boolean
}) {
  return (
    <DialogFooter>
      <Radix.Close asChild>
        <Button disabled={pending}>Cancel</Button>
      </Radix.Close>
      <Button type="submit" variant="primary" disabled={pending}>
        {pending ? submitting : submit}
      </Button>
    </DialogFooter>
  )
}

export function DialogFooter({ children }: { children: ReactNode }) {
  // In sight at every height, over what scrolls below it.
  return (
    <div
      className={classNames(
        dialogFooterClasses,
        'sticky -bottom-5 z-10 -mx-5 mt-5 -mb-5 border-t border-border bg-card px-5 py-3',
      )}
    >
      {children}
    </div>
  )
}
