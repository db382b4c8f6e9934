import { AppError } from '#core/result.ts'
import { countTries, uncountTries } from '#db/accounts/rate-counters.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from './address-group.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The counters are rows in D1: exact, and shared by all isolates. */
const LIMITS = {
  /** One typed name or email, from one address. */
  loginOfName: { most: 10, windowMs: 15 * MINUTE_MS },
  loginOfNameADay: { most: 20, windowMs: 24 * HOUR_MS },
  /** One typed name or email, from all addresses together. Using it up takes five addresses. */
  loginOfNameAnywhere: { most: 100, windowMs: 24 * HOUR_MS },
  /** One typed name or email, from a browser known to its account. */
  loginByKnownDevice: { most: 10, windowMs: 15 * MINUTE_MS },
  loginFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  loginFromNetwork: { most: 1000, windowMs: 15 * MINUTE_MS },
  /** A signed-in user who must re-enter the password. */
  passwordOfUser: { most: 10, windowMs: 15 * MINUTE_MS },
  registerFromAddress: { most: 30, windowMs: HOUR_MS },
  registerFromNetwork: { most: 300, windowMs: HOUR_MS },
  aiPerMinute: { most: 20, windowMs: MINUTE_MS },
  aiPerDay: { most: 300, windowMs: 24 * HOUR_MS },
  uploadOfUser: { most: 60, windowMs: HOUR_MS },
  learningOfUser: { most: 60, windowMs: HOUR_MS },
  /** Each search reads the texts of the user's slates, up to 100 MB. */
  slateSearchOfUser: { most: 120, windowMs: HOUR_MS },
  optimizeOfUser: { most: 60, windowMs: MINUTE_MS },
  /** A build may take several searches' time, and a caller reads 150 lineups before asking again. */
  buildOfUser: { most: 20, windowMs: MINUTE_MS },
  /** Each takes up to 10 s of CPU, one at a time. */
  simulateOfUser: { most: 60, windowMs: HOUR_MS },
  /** A device saves a slate's memory at most every two seconds. */
  memoryOfUser: { most: 120, windowMs: MINUTE_MS },
  /** Records saved or changed; the outbox sends what waits one by one. */
  saveOfUser: { most: 240, windowMs: MINUTE_MS },
  reportOfCaller: { most: 30, windowMs: HOUR_MS },
} as const
type LimitName = keyof typeof LIMITS

/**
 * The limits that a row of the access table names: the counters of each, and the noun of its refusal ("Too many uploads"). `sign_in`
 * is that of outer-limit.ts; login and register count exactly.
 */
const COUNTED = {
  none: null,
  sign_in: null,
  upload: { names: ['uploadOfUser'], what: 'uploads' },
  learning: { names: ['learningOfUser'], what: 'requests to learn from contests' },
  slate_search: { names: ['slateSearchOfUser'], what: 'slate searches' },
  optimize: { names: ['optimizeOfUser'], what: 'searches' },
  build: { names: ['buildOfUser'], what: 'builds' },
  simulate: { names: ['simulateOfUser'], what: 'simulations' },
  memory: { names: ['memoryOfUser'], what: 'saves' },
  save: { names: ['saveOfUser'], what: 'saves' },
  ai: { names: ['aiPerMinute', 'aiPerDay'], what: 'AI requests' },
  report: { names: ['reportOfCaller'], what: 'reports' },
} satisfies Record<string, { names: readonly LimitName[]; what: string } | null>
export type RequestLimit = keyof typeof COUNTED

/**
 * Counts a request of the signed-in user (a report counts against the address when anonymous); refuses with
 * `rate_limited` above the limit.
 */
export async function spendRequest(ctx: ServiceContext, limit: RequestLimit): Promise<void> {
  const counted = COUNTED[limit]
  if (counted === null) return
  const isOpen = limit === 'report' && ctx.user === null
  const subject = isOpen ? addressGroups(ctx.address).narrow : String(requireSignedIn(ctx).id)
  const requests = counted.names.map((name) => [name, subject] as const)
  await spendTries(ctx, requests, counted.what)
}

/** A limit and the subject it counts: `['loginFromAddress', '203.0.113.7']`. */
export type Try = readonly [limit: LimitName, subject: string]

/** Attempts by address: one for the address, and one for its wider network where there is one. */
export function triesFrom(address: string, limits: readonly [near: LimitName, wide: LimitName]): Try[] {
  const { narrow, wide } = addressGroups(address)
  return [[limits[0], narrow], ...(wide === null ? [] : [[limits[1], wide] as const])]
}

/**
 * Counts the attempts and refuses with `rate_limited` if any limit is exceeded: "Too many uploads, please wait 40
 * minutes". `what` must not reveal which sign-in limit was reached.
 */
export async function spendTries(ctx: ServiceContext, tries: readonly Try[], what = 'tries'): Promise<void> {
  const windows = tries.map((spent) => ({ key: keyOf(spent), windowMs: LIMITS[spent[0]].windowMs }))
  const counted = await countTries(ctx.directory, windows, ctx.now)
  const exceeded = tries.filter(([limit], i) => counted[i]!.count > LIMITS[limit].most)
  if (exceeded.length === 0) return
  const ends = counted.filter((_, i) => exceeded.includes(tries[i]!)).map(({ windowEndsAt }) => windowEndsAt)
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - ctx.now) / 1000))
  ctx.log('locked_out', { limit: exceeded.map(([limit]) => limit).join(' '), address: ctx.address, seconds })
  throw new AppError('rate_limited', `Too many ${what}, please wait ${waitText(seconds)}`, {
    retryAfterSeconds: seconds,
  })
}

/** After a successful attempt: takes one attempt back from each counter and clears the `reset` counters. */
export async function refundTries(
  ctx: ServiceContext,
  tries: readonly Try[],
  reset: readonly Try[] = [],
): Promise<void> {
  await uncountTries(ctx.directory, { keys: tries.map(keyOf), resetKeys: reset.map(keyOf) })
}

function keyOf([limit, subject]: Try): string {
  return `${limit}:${subject}`
}

function waitText(seconds: number): string {
  if (seconds < 60) return amountText(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? amountText(minutes, 'minute') : amountText(Math.ceil(minutes / 60), 'hour')
}

function amountText(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
