import { LeftSheet } from '#app/components/ui/sheet.tsx'
import { SidebarContent } from './app-sidebar.tsx'
import type { ShellUser } from './shell-user.ts'

/** Below 1024 px the sidebar is a sheet of 18rem. */
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
    <LeftSheet open={open} onOpenChange={onOpenChange} title="Navigation">
      <SidebarContent user={user} />
    </LeftSheet>
  )
}
