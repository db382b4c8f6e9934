import { AlertDialog as Radix } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { dialogClasses, overlayClasses } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { PasswordInput } from '#app/components/ui/password-input.tsx'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { checkNewPassword, needs } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { CURRENT_PASSWORD_REQUIRED } from '#contract/field-sentences.ts'
import { useLogout } from './use-logout.ts'

const CHECKS = { currentPassword: needs(CURRENT_PASSWORD_REQUIRED), newPassword: checkNewPassword }

/** Shown on every page while the password is temporary; the server refuses all other requests until it is changed. */
export default function ChangePasswordDialog() {
  const { pending, refusal, errors, formProps, submit } = useChangePassword()
  const logout = useLogout()
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          className={`${dialogClasses} sm:max-w-lg`}
          onOpenAutoFocus={focusFirstField}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <div className="grid gap-4 overflow-y-auto p-5">
            <div className="grid gap-1">
              <Radix.Title className="text-xl leading-tight font-semibold">
                Change Password Required
              </Radix.Title>
              <Radix.Description className="text-sm text-muted">
                You must change your temporary password before continuing.
              </Radix.Description>
            </div>
            <form onSubmit={submit} {...formProps} className="grid gap-4">
              {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
              <Field label="Current Password" error={errors.currentPassword ?? null}>
                {(control) => (
                  <PasswordInput
                    {...control}
                    name="currentPassword"
                    autoComplete="current-password"
                    placeholder="Enter your temporary password"
                    required
                  />
                )}
              </Field>
              <Field label="New Password" hint="At least 8 characters" error={errors.newPassword ?? null}>
                {(control) => (
                  <PasswordInput
                    {...control}
                    name="newPassword"
                    autoComplete="new-password"
                    placeholder="Enter new password (min 8 characters)"
                    required
                  />
                )}
              </Field>
              <Button type="submit" variant="primary" size="large" disabled={pending}>
                {pending ? 'Changing...' : 'Change Password'}
              </Button>
            </form>
            <form method="post" action="/logout" onSubmit={logout.submit} className="justify-self-center">
              <Button type="submit" variant="ghost" size="small" disabled={logout.pending}>
                Logout
              </Button>
            </form>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix focuses the cancel button of an alert dialog, but this one has none. */
function focusFirstField(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('input')?.focus()
}

function useChangePassword() {
  const { revalidate } = useRevalidator()
  const { errors, check, formProps } = useFieldErrors(CHECKS)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!check(form)) return
    setPending(true)
    setRefusal(null)
    try {
      await postJson('/api/change-password', Object.fromEntries(new FormData(form)))
      form.reset()
      showToast({
        title: 'Password changed',
        description: 'Your password has been updated successfully',
      })
      await revalidate()
    } catch (error) {
      setRefusal(messageOf(error, 'The password could not be changed'))
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, errors, formProps, submit }
}
