import { Dialog as Radix } from 'radix-ui'
import { Dialog, ModalWindow } from '#app/components/ui/dialog.tsx'
import { SidebarContent } from './app-sidebar.tsx'
import type { ShellUser } from './shell-user.ts'

/** Below 1024 px the sidebar is a panel that slides in from the left, 18rem wide, and traps the focus. */
export default function NavigationSheet({
  user,
  open,
  onOpenChange,
}: {
  user: ShellUser | null
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <ModalWindow
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-border bg-card outline-none duration-150 data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
      >
        <Radix.Title className="sr-only">Navigation</Radix.Title>
        <SidebarContent user={user} onStay={() => onOpenChange(false)} />
      </ModalWindow>
    </Dialog>
  )
}
