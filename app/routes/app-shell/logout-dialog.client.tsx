import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'

/** Asks before a logout that deletes what the server does not have. */
export default function LogoutDialog({
  waiting,
  onLogout,
  onClose,
}: {
  waiting: number
  onLogout: () => Promise<void>
  onClose: () => void
}) {
  return (
    <AlertDialog
      onClose={onClose}
      title="Log out and delete what waits?"
      description={`${pluralize(waiting, 'change')} on this device ${waiting === 1 ? 'was' : 'were'} not sent to your account. Logging out deletes ${waiting === 1 ? 'it' : 'them'}.`}
    >
      <AlertDialogFooter cancel="Stay signed in">
        <Button variant="destructive" onClick={onLogout}>
          Log out and delete
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}
