import { type FormEvent, useState } from 'react'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { PasswordInput } from '#app/components/ui/password-input.tsx'
import { deleteRecord, messageOf } from '#app/lib/api-client.ts'
import { needsPassword } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { discardSaves } from '#app/lib/outbox/outbox.client.ts'
import { forgetSession } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { AFTER_DELETION } from '#app/lib/session/sign-in-notice.ts'

const CHECKS = { password: needsPassword }

/** Lists what is deleted and asks for the password. */
export default function DeleteAccountDialog({
  username,
  hasPassword,
  onClose,
}: {
  username: string
  hasPassword: boolean
  onClose: () => void
}) {
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { errors, check, formProps } = useFieldErrors(CHECKS)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    setPending(true)
    setRefusal(null)
    try {
      await deleteRecord('/api/account', Object.fromEntries(new FormData(event.currentTarget)))
      await discardSaves('mine')
      await forgetSession(sessionOwner() ?? '')
      window.location.assign(AFTER_DELETION)
    } catch (error) {
      setRefusal(messageOf(error, 'The account could not be deleted'))
      setPending(false)
    }
  }

  return (
    <AlertDialog
      refusal={refusal}
      onClose={() => !pending && onClose()}
      title={`Delete the account ${username}?`}
      description="Its lineups, salary files, contests and history are deleted, with everything learned from them. Every device is signed out. This cannot be undone."
    >
      <form onSubmit={submit} {...formProps} className="grid gap-4">
        {hasPassword ? (
          <Field label="Your password" error={errors.password ?? null}>
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" required />
            )}
          </Field>
        ) : null}
        <AlertDialogFooter pending={pending}>
          <Button type="submit" variant="destructive" disabled={pending}>
            {pending ? 'Deleting...' : 'Delete account'}
          </Button>
        </AlertDialogFooter>
      </form>
    </AlertDialog>
  )
}
