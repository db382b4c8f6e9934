import { AppError } from '#core/result.ts'
import { countTries, forgetTries, takeBackTry } from '#db/rate-counters.ts'
import { requireSignedIn, type ServiceContext } from '#workers/context.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** DESIGN.md section 3. The counters are rows of D1: exact, and alive when an isolate is not. */
const LIMITS = {
  loginOfAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  loginFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  registerFromAddress: { most: 30, windowMs: HOUR_MS },
  aiPerMinute: { most: 20, windowMs: MINUTE_MS },
  aiPerDay: { most: 300, windowMs: 24 * HOUR_MS },
  uploadOfUser: { most: 60, windowMs: HOUR_MS },
  learningOfUser: { most: 60, windowMs: HOUR_MS },
  optimizeOfUser: { most: 60, windowMs: MINUTE_MS },
} as const
type LimitName = keyof typeof LIMITS

/** The limits that a row of the access table names. `sign_in` is that of outer-limit.ts; login and register count exactly. */
export type RequestLimit = 'none' | 'sign_in' | 'upload' | 'learning' | 'optimize' | 'ai'

const COUNTED_PER_USER: Record<RequestLimit, readonly LimitName[]> = {
  none: [],
  sign_in: [],
  upload: ['uploadOfUser'],
  learning: ['learningOfUser'],
  optimize: ['optimizeOfUser'],
  ai: ['aiPerMinute', 'aiPerDay'],
}

/** Counts a request of the signed-in user; refuses with `rate_limited` when it is one too many. */
export async function spendRequest(ctx: ServiceContext, limit: RequestLimit): Promise<void> {
  const names = COUNTED_PER_USER[limit]
  if (names.length === 0) return
  const user = String(requireSignedIn(ctx).id)
  await spendTries(
    ctx,
    names.map((name) => [name, user] as const),
  )
}

/** What is tried, and by whom: `['loginFromAddress', '203.0.113.7']`. */
export type Try = readonly [limit: LimitName, subject: string]

/** Counts the tries and refuses with `rate_limited` when one of them is more than its limit allows. */
export async function spendTries(ctx: ServiceContext, tries: readonly Try[]): Promise<void> {
  const windows = tries.map((spent) => ({ key: keyOf(spent), windowMs: LIMITS[spent[0]].windowMs }))
  const counted = await countTries(ctx.directory, windows, ctx.now)
  const exceeded = tries.filter(([limit], i) => counted[i]!.count > LIMITS[limit].most)
  if (exceeded.length === 0) return
  const ends = counted.filter((_, i) => exceeded.includes(tries[i]!)).map(({ windowEndsAt }) => windowEndsAt)
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - ctx.now) / 1000))
  ctx.log('locked_out', { limit: exceeded.map(([limit]) => limit).join(' '), address: ctx.address, seconds })
  throw new AppError('rate_limited', `Too many tries, please wait ${waitText(seconds)}`, seconds)
}

/** For tries that count only when they fail. */
export async function takeBackTries(ctx: ServiceContext, tries: readonly Try[]): Promise<void> {
  await takeBackTry(ctx.directory, tries.map(keyOf))
}

/** Starts a limit anew for that subject. */
export async function forgiveTries(ctx: ServiceContext, spent: Try): Promise<void> {
  await forgetTries(ctx.directory, keyOf(spent))
}

function keyOf([limit, subject]: Try): string {
  return `${limit}:${subject}`
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
