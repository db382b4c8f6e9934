import { useEffect } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field, TextField } from '#app/components/ui/field.tsx'
import { PasswordInput } from '#app/components/ui/password-input.tsx'
import {
  checkEmail,
  checkNewPassword,
  checkUsername,
  needs,
  needsPassword,
} from '#app/lib/forms/field-checks.ts'
import { useFieldErrors } from '#app/lib/forms/use-field-errors.ts'
import type { signInNotice } from '#app/lib/session/sign-in-notice.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import { USERNAME_OR_EMAIL_REQUIRED } from '#contract/field-sentences.ts'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'

/** Why the form was refused. */
export type AuthRefusal = { message: string }

export type AuthMode = 'login' | 'register'

const TEXTS = {
  login: {
    title: 'Welcome back',
    intro: 'Sign in to your account',
    button: 'Sign In',
    failure: 'Login failed',
    question: "Don't have an account? ",
    other: 'Sign up',
    otherPath: '/auth?mode=register',
  },
  register: {
    title: 'Create an account',
    intro: 'Start building winning lineups',
    button: 'Create Account',
    failure: 'Registration failed',
    question: 'Already have an account? ',
    other: 'Sign in',
    otherPath: '/auth',
  },
} as const

const CHECKS = {
  login: { usernameOrEmail: needs(USERNAME_OR_EMAIL_REQUIRED), password: needsPassword },
  register: { username: checkUsername, email: checkEmail, password: checkNewPassword },
}

type Errors = Record<string, string | undefined>

/** A plain form post, so that it works before and without hydration. */
export function AuthForm({
  mode,
  providers,
  notice,
}: {
  mode: AuthMode
  providers: OAuthProviderId[]
  notice: ReturnType<typeof signInNotice>
}) {
  const refusal = useActionData<AuthRefusal>()
  const pending = useNavigation().formMethod === 'POST'
  const texts = TEXTS[mode]
  const { errors, check, formProps } = useFieldErrors<string>(CHECKS[mode])
  const said = refusal ? { good: false, sentence: refusal.message } : notice

  useEffect(() => {
    if (refusal) showErrorToast({ title: texts.failure, description: refusal.message })
  }, [refusal, texts])

  return (
    <div className="grid gap-6">
      <title>{`${texts.title} · Pro DFS Optimizer`}</title>
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-tight">{texts.title}</h1>
        <p className="text-sm text-muted">{texts.intro}</p>
      </div>
      <Form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => check(event.currentTarget) || event.preventDefault()}
        {...formProps}
      >
        <input type="hidden" name="intent" value={mode} />
        {/* Beside the toast, which goes: this one stays, and is all there is without scripts. */}
        {said ? <Alert tone={said.good ? 'neutral' : 'bad'}>{said.sentence}</Alert> : null}
        {mode === 'login' ? <LoginFields errors={errors} /> : <RegisterFields errors={errors} />}
        <Button type="submit" variant="primary" size="large" disabled={pending}>
          {pending ? 'Please wait...' : texts.button}
        </Button>
      </Form>
      {providers.length > 0 ? <OAuthButtons providers={providers} /> : null}
      <p className="text-sm text-muted">
        {texts.question}
        <Link to={texts.otherPath} className="font-medium text-accent underline underline-offset-4">
          {texts.other}
        </Link>
        {' · '}
        <Link to="/privacy" className="text-accent underline underline-offset-4">
          Privacy
        </Link>
      </p>
    </div>
  )
}

function LoginFields({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        label="Username or Email"
        error={errors.usernameOrEmail ?? null}
        name="usernameOrEmail"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Field label="Password" error={errors.password ?? null}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
    </>
  )
}

function RegisterFields({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        label="Username"
        error={errors.username ?? null}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        minLength={3}
        maxLength={255}
        required
      />
      <TextField
        label="Email"
        error={errors.email ?? null}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="optional"
        maxLength={255}
      />
      <Field label="Password" error={errors.password ?? null}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            placeholder="min 8 characters"
            minLength={8}
            maxLength={255}
            required
          />
        )}
      </Field>
    </>
  )
}

/** Plain forms that lead to the provider's site; they work without scripts. */
function OAuthButtons({ providers }: { providers: OAuthProviderId[] }) {
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {providers.map((provider) => (
        <form key={provider} method="post" action={`/api/oauth/${provider}/start`}>
          <Button type="submit" size="large" className="w-full">
            Continue with {OAUTH_LABELS[provider]}
          </Button>
        </form>
      ))}
    </div>
  )
}
