import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { trustedAddress } from './trusted-address.ts'

/** The Cloudflare Access application in front of user management. */
export type AccessApplication = {
  /** `https://<team>.cloudflareaccess.com`: who signs, and where the keys are. */
  issuer: string
  audience: string
}

const CLOCK_TOLERANCE_S = 10

const KEY_SET = {
  /** Keys rotate every six weeks and the old one stays listed for seven days, so ten minutes lose nothing. */
  cacheMaxAge: 10 * 60_000,
  /** An unknown key id makes us look once, and not again for this long: made-up ids can't cause a storm of calls. */
  cooldownDuration: 30_000,
  timeoutDuration: 5000,
}

const keySets = new Map<string, JWTVerifyGetKey>()

/** The application by the configuration; null when none is set up. Throws when only half of one is. */
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
 * Why this request has not come through Access, as a word for the log; null when its token is valid.
 * Only the header counts: Access sets it on every request that it forwards, while the cookie of the same token "is not
 * guaranteed to be passed" (Cloudflare, Validate JWTs) and would be sent by the browser on its own.
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

/** A token without a key id is refused: the library would try it against a lone key of the set. */
function keyNamedByToken(issuer: string): JWTVerifyGetKey {
  return (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    return keySetOf(issuer)(header, token)
  }
}

/** One cache an isolate and issuer. */
function keySetOf(issuer: string): JWTVerifyGetKey {
  const known = keySets.get(issuer)
  if (known) return known
  const keySet = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), KEY_SET)
  keySets.set(issuer, keySet)
  return keySet
}
