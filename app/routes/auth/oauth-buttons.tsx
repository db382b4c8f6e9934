import { Button } from '#app/components/ui/button.tsx'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'

/** Plain forms that lead to the provider's site; they work without scripts. */
export function OAuthButtons({ providers }: { providers: OAuthProviderId[] }) {
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
