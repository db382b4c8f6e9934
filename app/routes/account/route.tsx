import { Alert } from '#app/components/ui/alert.tsx'
import { oauthProviders, serviceContext } from '#app/context.ts'
import { isOAuthProviderId, readOutcome } from '#contract/oauth.ts'
import { accountToWire } from '#workers/api/account-to-wire.ts'
import { requireUser } from '#workers/context.server.ts'
import { getAccount } from '#workers/services/account/get-account.ts'
import type { Route } from './+types/route'
import { DataCard } from './data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProvidersCard } from './providers-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(serviceContext)
  const { username, email, emailRemovedAt } = requireUser(ctx)
  return {
    username,
    email,
    lostEmail: emailRemovedAt !== null,
    account: accountToWire(await getAccount(ctx), ctx.sessionTokenHash),
    offered: context.get(oauthProviders),
    outcome: readOutcome(url.searchParams),
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { username, email, lostEmail, account, offered, outcome } = loaderData
  const connected = account.providers.filter(isOAuthProviderId)
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Your account · Pro DFS Optimizer</title>
      <div className="grid gap-0.5">
        <h1 className="text-xl font-semibold tracking-tight">Your account</h1>
        <p className="wrap-anywhere text-muted">
          {username}
          {email ? `, ${email}` : ''}
        </p>
      </div>
      {outcome ? <Alert tone={outcome.good ? 'neutral' : 'bad'}>{outcome.sentence}</Alert> : null}
      {lostEmail ? (
        <Alert tone="neutral">
          Another account has your email, so it was removed from this one. Sign in with your username.
          {offered.length > 0
            ? ' To get it back, connect an account below that has this email confirmed.'
            : ''}
        </Alert>
      ) : null}
      <PasswordCard hasPassword={account.hasPassword} connected={connected} />
      <SessionsCard sessions={account.sessions} />
      {offered.length + connected.length > 0 ? (
        <ProvidersCard offered={offered} connected={connected} hasPassword={account.hasPassword} />
      ) : null}
      <DataCard username={username} hasPassword={account.hasPassword} />
    </div>
  )
}
