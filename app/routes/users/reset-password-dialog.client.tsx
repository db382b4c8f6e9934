import { useState } from 'react'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { postJson } from '#app/lib/api-client.ts'
import type { UserWire } from '#contract/auth.ts'
import { TemporaryPassword } from './temporary-password.tsx'
import { useUserChange } from './use-user-change.ts'

/** Confirms the reset, then shows the temporary password. */
export default function ResetPasswordDialog({ user, onClose }: { user: UserWire; onClose: () => void }) {
  const [password, setPassword] = useState<string | null>(null)
  const { pending, refusal, change } = useUserChange()

  async function reset() {
    const path = `/api/admin/users/${user.id}/reset-password`
    const answer = await change(() => postJson<{ tempPassword: string }>(path), {
      title: 'Password reset',
      description: 'User password has been reset successfully',
    })
    if (answer) setPassword(answer.tempPassword)
  }

  return (
    <AlertDialog
      refusal={refusal}
      // Not closable while pending, or the temporary password would not be shown.
      onClose={() => !pending && onClose()}
      title="Reset Password"
      description={
        password
          ? 'Send this password to the user over a private channel.'
          : `Give ${user.username} a new temporary password? The current one stops working, every device is signed out and connected sign-in providers are disconnected.`
      }
    >
      {password ? <TemporaryPassword username={user.username} password={password} /> : null}
      {password ? (
        <AlertDialogFooter cancel={null}>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </AlertDialogFooter>
      ) : (
        <AlertDialogFooter pending={pending}>
          <Button variant="primary" disabled={pending} onClick={reset}>
            {pending ? 'Resetting...' : 'Reset Password'}
          </Button>
        </AlertDialogFooter>
      )}
    </AlertDialog>
  )
}
