import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { overlayClasses } from './dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** A panel that slides in from the left, 18rem wide, and traps the focus. */
export function LeftSheet({
  open,
  onOpenChange,
  title,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-border bg-card outline-none duration-150 data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
