import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { dialogClasses, dialogFooterClasses, overlayClasses, WhileOpen } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** A confirmation dialog; a click outside does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  children: ReactNode
}) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
            {children}
          </div>
          <WhileOpen />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The row of buttons at the end of the dialog. */
export function AlertDialogFooter({ children }: { children: ReactNode }) {
  return <div className={dialogFooterClasses}>{children}</div>
}

export const AlertDialogCancel = Radix.Cancel
