import * as z from 'zod/mini'
import { isTrustedAddress } from './security/trusted-address.ts'

const binding = (method: string) =>
  z.custom<object>((value) => typeof value === 'object' && value !== null && method in value, 'is not bound')

const trustedAddress = z.optional(
  z
    .string()
    .check(
      z.refine(
        (address) => address === '' || isTrustedAddress(address),
        'must be an address with https (or http on 127.0.0.1 or localhost)',
      ),
    ),
)

const Environment = z.object({
  DB: binding('prepare'),
  FILES: binding('head'),
  FLOWS: binding('getWithMetadata'),
  JOBS: binding('send'),
  SIMULATIONS: binding('send'),
  SIGN_IN_LIMIT: binding('limit'),
  SIGN_IN_NETWORK_LIMIT: binding('limit'),
  APP_ENV: z.enum(['development', 'production'], 'must be development or production'),
  OPENAI_BASE_URL: trustedAddress,
  GOOGLE_BASE_URL: trustedAddress,
  DISCORD_BASE_URL: trustedAddress,
})

const checked = new WeakSet<object>()

/** Throws an error that names every missing or invalid setting. Checks each configuration once. */
export function checkEnvironment(env: Env): void {
  if (checked.has(env)) return
  const result = Environment.safeParse(env)
  if (!result.success)
    throw new Error(`Broken configuration: ${result.error.issues.map(nameIssue).join(', ')}`)
  checked.add(env)
}

function nameIssue(issue: { path: PropertyKey[]; message: string }): string {
  return `${issue.path.join('.')} ${issue.message}`
}
