import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Dialog, ModalWindow } from './dialog.tsx'

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
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <ModalWindow
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-border bg-card outline-none duration-150 data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
      </ModalWindow>
    </Dialog>
  )
}
