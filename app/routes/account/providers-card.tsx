import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { PasswordInput } from '#app/components/ui/password-input.tsx'
import { deleteRecord } from '#app/lib/api-client.ts'
import { keepFocusOnRemoval } from '#app/lib/focus/keep-focus-on-removal.ts'
import { needsPassword } from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'
import { useAccountChange } from './use-account-change.ts'

const CHECKS = { password: needsPassword }

/** Connected sign-in providers (even if no longer offered) and those that can be connected. */
export function ProvidersCard({
  offered,
  connected,
  hasPassword,
}: {
  offered: OAuthProviderId[]
  connected: OAuthProviderId[]
  hasPassword: boolean
}) {
  const { pending, refusal, change } = useAccountChange()
  const shown = [...new Set([...connected, ...offered])]
  return (
    <Card tabIndex={-1} aria-labelledby="providers-title">
      <CardHeader>
        <CardTitle id="providers-title">Connected accounts</CardTitle>
        <CardDescription>Sign in with a connected account instead of a password.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
        <ul className="-mb-2 divide-y divide-border">
          {shown.map((provider) =>
            connected.includes(provider) ? (
              <Connected
                key={provider}
                provider={provider}
                pending={pending}
                onDisconnect={() =>
                  change(() => deleteRecord(`/api/account/providers/${provider}`), {
                    title: `${OAUTH_LABELS[provider]} disconnected`,
                  })
                }
              />
            ) : (
              <Connectable key={provider} provider={provider} hasPassword={hasPassword} />
            ),
          )}
        </ul>
      </CardContent>
    </Card>
  )
}

function Connected({
  provider,
  pending,
  onDisconnect,
}: {
  provider: OAuthProviderId
  pending: boolean
  onDisconnect: () => void
}) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3 py-2">
      <span className="text-sm font-medium">{OAUTH_LABELS[provider]}</span>
      <Badge tone="good">
        <Check aria-hidden />
        Connected
      </Badge>
      <Button
        ref={keepFocusOnRemoval}
        size="small"
        className="ml-auto"
        aria-label={`Disconnect ${OAUTH_LABELS[provider]}`}
        disabled={pending}
        onClick={onDisconnect}
      >
        Disconnect
      </Button>
    </li>
  )
}

/** Connects a provider; asks for the password first if the account has one. */
function Connectable({ provider, hasPassword }: { provider: OAuthProviderId; hasPassword: boolean }) {
  const [asking, setAsking] = useState(false)
  const { errors, check, formProps } = useFieldErrors(CHECKS)
  const label = OAUTH_LABELS[provider]
  return (
    <li className="grid gap-3 py-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <span className="text-sm font-medium">{label}</span>
        {hasPassword && !asking ? (
          <Button size="small" aria-label={`Connect ${label}`} onClick={() => setAsking(true)}>
            Connect
          </Button>
        ) : null}
        {hasPassword ? null : (
          <LinkForm provider={provider}>
            <Button type="submit" size="small" aria-label={`Connect ${label}`}>
              Connect
            </Button>
          </LinkForm>
        )}
      </div>
      {asking ? (
        <LinkForm
          provider={provider}
          {...formProps}
          onSubmit={(event) => check(event.currentTarget) || event.preventDefault()}
        >
          <Field
            label="Your password here"
            hint={`Next, ${label} asks for your permission on its own site`}
            error={errors.password ?? null}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="current-password"
                autoFocus
                required
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary">
              Continue to {label}
            </Button>
            <Button ref={keepFocusOnRemoval} onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </LinkForm>
      ) : null}
    </li>
  )
}

/** A plain form, because the browser leaves for the provider's site. */
function LinkForm({ provider, ...props }: { provider: OAuthProviderId } & ComponentProps<'form'>) {
  return <form method="post" action={`/api/oauth/${provider}/link`} className="grid gap-3" {...props} />
}
