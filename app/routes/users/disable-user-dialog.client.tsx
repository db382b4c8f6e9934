import { useRevalidator } from 'react-router'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import type { ListedUserWire } from '#contract/users.ts'
import { useUserChange } from './use-user-change.ts'

/** Confirms disabling or enabling an account. */
export default function DisableUserDialog({ user, onClose }: { user: ListedUserWire; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const { pending, refusal, change } = useUserChange()
  const words = user.disabledAt === null ? DISABLE : ENABLE

  async function confirm() {
    const send = async () => {
      await postJson(`/api/admin/users/${user.id}/${words.verb}`)
      return true
    }
    if (!(await change(send, { title: words.done, description: user.username }))) return
    invalidate('users')
    await revalidate()
    onClose()
  }

  return (
    <AlertDialog
      refusal={refusal}
      onClose={() => !pending && onClose()}
      title={words.title}
      description={words.description(user.username)}
    >
      <AlertDialogFooter pending={pending}>
        <Button variant={words.variant} disabled={pending} onClick={confirm}>
          {pending ? words.meanwhile : words.title}
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}

const DISABLE = {
  verb: 'disable',
  title: 'Disable account',
  description: (username: string) =>
    `${username} is signed out everywhere and cannot sign in until an admin enables the account. Nothing is deleted.`,
  meanwhile: 'Disabling...',
  done: 'Account disabled',
  variant: 'destructive',
} as const

const ENABLE = {
  verb: 'enable',
  title: 'Enable account',
  description: (username: string) => `${username} can sign in again. All records are kept.`,
  meanwhile: 'Enabling...',
  done: 'Account enabled',
  variant: 'primary',
} as const
