import type { FormEvent } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { PasswordInput } from '#app/components/ui/password-input.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { checkNewPassword, needs } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { CURRENT_PASSWORD_REQUIRED } from '#contract/field-sentences.ts'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'
import { useAccountChange } from './use-account-change.ts'

const CHECKS = { currentPassword: needs(CURRENT_PASSWORD_REQUIRED), newPassword: checkNewPassword }

/** Changes the password, or sets the first one of an account created with a provider. */
export function PasswordCard({
  hasPassword,
  connected,
}: {
  hasPassword: boolean
  connected: OAuthProviderId[]
}) {
  const { pending, refusal, change } = useAccountChange()
  const { errors, check, formProps } = useFieldErrors(CHECKS)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!check(form)) return
    const fields = Object.fromEntries(new FormData(form))
    const path = hasPassword ? '/api/change-password' : '/api/account/password'
    const isChanged = await change(() => postJson(path, fields), {
      title: hasPassword ? 'Password changed' : 'Password set',
      description: 'You are signed out everywhere else',
    })
    if (isChanged) form.reset()
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Password</CardTitle>
        <CardDescription>
          {hasPassword
            ? 'A new password signs you out everywhere else.'
            : 'This account has no password yet. Set one to sign in without a provider.'}
        </CardDescription>
      </CardHeader>
      <CardContent>
        <form onSubmit={submit} {...formProps} className="grid gap-4">
          {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
          {hasPassword ? (
            <Field label="Current password" error={errors.currentPassword ?? null}>
              {(control) => (
                <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
              )}
            </Field>
          ) : null}
          <Field label="New password" hint="At least 8 characters" error={errors.newPassword ?? null}>
            {(control) => (
              <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />
            )}
          </Field>
          {hasPassword && connected.length > 0 ? (
            <p className="text-sm text-muted">
              {namesOf(connected)} will still sign you in. Disconnect accounts that you do not use below.
            </p>
          ) : null}
          <Button type="submit" variant="primary" className="justify-self-start" disabled={pending}>
            {pending ? 'Saving...' : hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </form>
      </CardContent>
    </Card>
  )
}

function namesOf(providers: OAuthProviderId[]): string {
  return providers.map((provider) => OAUTH_LABELS[provider]).join(' and ')
}
