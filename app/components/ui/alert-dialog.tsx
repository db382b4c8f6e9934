import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { dialogClasses, dialogFooterClasses, overlayClasses, WhileOpen } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** A confirmation dialog, open as long as it is there; a click outside does not close it. `refusal`: why it failed. */
export function AlertDialog({
  onClose,
  title,
  description,
  refusal,
  children,
}: {
  onClose: () => void
  title: ReactNode
  description: ReactNode
  refusal?: string | null
  children: ReactNode
}) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content className={classNames(dialogClasses, 'sm:max-w-lg')} {...returnFocus}>
          <div className="grid gap-4 overflow-y-auto p-5">
            <div className="grid gap-1.5">
              <Radix.Title className="text-xl leading-tight font-semibold wrap-anywhere">{title}</Radix.Title>
              <Radix.Description className="text-sm wrap-anywhere text-muted">
                {description}
              </Radix.Description>
            </div>
            {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
            {children}
          </div>
          <WhileOpen />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The row of buttons at the end of the dialog: `cancel` closes it (null: no such button), the others are `children`. */
export function AlertDialogFooter({
  cancel = 'Cancel',
  pending = false,
  children,
}: {
  cancel?: string | null
  pending?: boolean
  children: ReactNode
}) {
  return (
    <div className={dialogFooterClasses}>
      {cancel === null ? null : (
        <Radix.Cancel asChild>
          <Button disabled={pending}>{cancel}</Button>
        </Radix.Cancel>
      )}
      {children}
    </div>
  )
}
