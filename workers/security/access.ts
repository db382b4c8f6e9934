import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { trustedAddress } from './trusted-address.ts'

/** The Cloudflare Access application in front of user management. */
export type AccessApplication = {
  /** `https://<team>.cloudflareaccess.com`: the issuer, and where its keys are. */
  issuer: string
  audience: string
}

const CLOCK_TOLERANCE_S = 10

const KEY_SET = {
  /** Keys rotate every six weeks and the old one stays listed for seven days, so ten minutes are safe. */
  cacheMaxAge: 10 * 60_000,
  /** Minimum time between fetches for unknown key ids, so that invented ids can't cause many requests. */
  cooldownDuration: 30_000,
  timeoutDuration: 5000,
}

const keySets = new Map<string, JWTVerifyGetKey>()

/** The configured application; null without one. Throws when only one of the two settings is there. */
export function accessApplication(env: {
  ACCESS_TEAM_DOMAIN?: string
  ACCESS_AUD?: string
}): AccessApplication | null {
  const { ACCESS_TEAM_DOMAIN: domain, ACCESS_AUD: audience } = env
  if (!domain && !audience) return null
  if (!domain || !audience) throw new Error('ACCESS_TEAM_DOMAIN and ACCESS_AUD must be set together')
  return { issuer: trustedAddress(domain.includes('://') ? domain : `https://${domain}`).origin, audience }
}

/**
 * Why the request has no valid Access token, as a word for the log; null when it has one.
 * Only the header counts: Access sets it on every request that it forwards. The cookie with the same token "is not
 * guaranteed to be passed" (Cloudflare, Validate JWTs), and a browser would send it with any request.
 */
export async function accessRefusal(
  request: Request,
  { issuer, audience }: AccessApplication,
  now: number,
): Promise<string | null> {
  const token = request.headers.get('Cf-Access-Jwt-Assertion')
  if (!token) return 'no_token'
  try {
    await jwtVerify(token, keyNamedByToken(issuer), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(now),
    })
    return null
  } catch (error) {
    return error instanceof errors.JOSEError ? error.code : 'keys_unreachable'
  }
}

/** Refuses a token without a key id: the library would try the only key of a set. */
function keyNamedByToken(issuer: string): JWTVerifyGetKey {
  return (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    return keySetOf(issuer)(header, token)
  }
}

/** One key set per issuer and isolate. */
function keySetOf(issuer: string): JWTVerifyGetKey {
  const known = keySets.get(issuer)
  if (known) return known
  const keySet = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), KEY_SET)
  keySets.set(issuer, keySet)
  return keySet
}
