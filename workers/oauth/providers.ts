import { OAuth2Client } from 'arctic'
import * as z from 'zod/mini'
import { OAUTH_LABELS, type OAuthProviderId } from '#contract/oauth.ts'

/** A user's identity at a provider. */
export type Identity = {
  provider: OAuthProviderId
  /** The provider's user id; it never changes. */
  subject: string
  /** Null unless the provider has verified it. */
  email: string | null
  /** Suggests a user name. */
  name: string
}

export type OAuthProvider = {
  id: OAuthProviderId
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
  userinfoUrl: string
  scopes: string[]
  /** Throws when the answer of `userinfoUrl` is not what the provider documents. */
  readIdentity: (profile: unknown) => Identity
}

type ProviderEnv = Partial<
  Record<`${Uppercase<OAuthProviderId>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'BASE_URL'}`, string>
>
type Traits = Omit<OAuthProvider, 'id' | 'clientId' | 'clientSecret'>

const GoogleProfile = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
})

const DiscordProfile = z.object({
  id: z.string().check(z.minLength(1)),
  username: z.string(),
  email: z.nullish(z.string()),
  verified: z.optional(z.boolean()),
})

const TRAITS: Record<OAuthProviderId, Traits> = {
  google: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    scopes: ['openid', 'email'],
    readIdentity(profile) {
      const { sub, email = '', email_verified } = GoogleProfile.parse(profile)
      const verified = email_verified === true && email !== ''
      return {
        provider: 'google',
        subject: sub,
        email: verified ? email : null,
        name: email.slice(0, email.lastIndexOf('@')),
      }
    },
  },
  discord: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userinfoUrl: 'https://discord.com/api/users/@me',
    scopes: ['identify', 'email'],
    readIdentity(profile) {
      const { id, username, email, verified } = DiscordProfile.parse(profile)
      return {
        provider: 'discord',
        subject: id,
        email: verified === true && email ? email : null,
        name: username,
      }
    },
  },
}

/** The providers that have both a client id and a secret. */
export function configuredProviders(env: ProviderEnv): OAuthProvider[] {
  return (Object.keys(OAUTH_LABELS) as OAuthProviderId[])
    .map((id) => configuredProvider(env, id))
    .filter((provider) => provider !== null)
}

export function configuredProvider(env: ProviderEnv, id: OAuthProviderId): OAuthProvider | null {
  const prefix = id.toUpperCase() as Uppercase<OAuthProviderId>
  const clientId = env[`${prefix}_CLIENT_ID`]
  const clientSecret = env[`${prefix}_CLIENT_SECRET`]
  if (!clientId || !clientSecret) return null
  const baseUrl = env[`${prefix}_BASE_URL`]
  return { id, clientId, clientSecret, ...TRAITS[id], ...(baseUrl ? endpointsUnder(baseUrl) : {}) }
}

/** The library's client for one of our providers; `redirectUri` is where the browser comes back to. */
export function oauthClient({ clientId, clientSecret }: OAuthProvider, redirectUri: string): OAuth2Client {
  return new OAuth2Client(clientId, clientSecret, redirectUri)
}

/** The address was checked when the Worker started (env.ts). */
function endpointsUnder(baseUrl: string) {
  const base = baseUrl.replace(/\/$/, '')
  return { authorizationUrl: `${base}/authorize`, tokenUrl: `${base}/token`, userinfoUrl: `${base}/userinfo` }
}
