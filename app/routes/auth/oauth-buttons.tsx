import { Button } from '#app/components/ui/button.tsx'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'

/** Plain forms, which leave for the provider's own site; they work without any script. */
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
