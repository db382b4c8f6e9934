import { Check } from 'lucide-react'
import { data } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { oauthProviders, serviceContext } from '#app/context.ts'
import { OAUTH_LABELS, type OAuthProviderId, readOutcome } from '#contract/oauth.ts'
import { getAccount } from '#workers/services/account/get-account.ts'
import type { Route } from './+types/route'

/** Where a signed-in user connects the accounts that may sign him in; there only when a provider is configured. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const providers = context.get(oauthProviders)
  if (providers.length === 0) throw data(null, { status: 404 })
  const { links } = await getAccount(context.get(serviceContext))
  const connected = links.map(({ provider }) => provider)
  return { providers, connected, outcome: readOutcome(url.searchParams) }
}

export default function Account({ loaderData: { providers, connected, outcome } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>Your account · Pro DFS Optimizer</title>
      <h1 className="text-2xl font-semibold tracking-tight">Your account</h1>
      {outcome ? <Alert tone={outcome.good ? 'neutral' : 'bad'}>{outcome.sentence}</Alert> : null}
      <Card>
        <CardHeader>
          <CardTitle>Connected accounts</CardTitle>
          <CardDescription>Each of them signs you in here without a password.</CardDescription>
        </CardHeader>
        <CardContent>
          <ul className="grid gap-2">
            {providers.map((provider) => (
              <li key={provider} className="flex min-h-11 items-center justify-between gap-4">
                <span className="text-sm font-medium">{OAUTH_LABELS[provider]}</span>
                {connected.includes(provider) ? <Connected /> : <ConnectButton provider={provider} />}
              </li>
            ))}
          </ul>
        </CardContent>
      </Card>
    </div>
  )
}

function Connected() {
  return (
    <Badge tone="good">
      <Check aria-hidden />
      Connected
    </Badge>
  )
}

/** A plain form: it leaves for the provider's own site. */
function ConnectButton({ provider }: { provider: OAuthProviderId }) {
  return (
    <form method="post" action={`/api/oauth/${provider}/link`}>
      <Button type="submit">Connect {OAUTH_LABELS[provider]}</Button>
    </form>
  )
}
