import { AppError } from '#core/result.ts'
import { knowsDevice } from '#db/accounts/sessions.ts'
import { emailKey, isEmail, usernameKey } from '#db/accounts/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from '#workers/security/address-group.ts'
import { refundTries, spendTries, type Try, triesFrom } from '#workers/security/limits.ts'

/** What one sign-in has counted. */
export type LoginTries = {
  counted: Try[]
  /** Counters that a right password clears. */
  reset: Try[]
}

/**
 * Counts a sign-in attempt before the password is checked, so that concurrent attempts are all counted; refuses with
 * `rate_limited`. Limits count the typed text, not the account: otherwise equal limits would reveal that a name and an
 * email belong to one account.
 * A browser that has signed in to the account before has its own limit for it, and may still open it when others have
 * used up the shared limits.
 */
export async function spendLoginTries(
  ctx: ServiceContext,
  typed: string,
  accountId: number | null,
): Promise<LoginTries> {
  const name = `"${isEmail(typed) ? emailKey(typed) : usernameKey(typed)}"`
  const nameHere = `${name} ${addressGroups(ctx.address).narrow}`
  const tokenHash = ctx.deviceTokenHash
  const isKnown =
    tokenHash !== null &&
    accountId !== null &&
    (await knowsDevice(ctx.directory, { userId: accountId, tokenHash }))
  const byDevice: Try[] = isKnown ? [['loginByKnownDevice', `${name} ${tokenHash}`]] : []
  const ofName: Try = ['loginOfName', nameHere]
  const ofNameADay: Try = ['loginOfNameADay', nameHere]
  // The order matters: an attempt that one step refuses is not counted by the next.
  const steps: Try[][] = [
    [ofName, ...triesFrom(ctx.address, ['loginFromAddress', 'loginFromNetwork'])],
    [ofNameADay],
    [['loginOfNameAnywhere', name]],
  ]

  if (isKnown) await spendTries(ctx, byDevice)
  const counted = [...byDevice]
  let isRefused = false
  for (const step of steps) {
    counted.push(...step)
    isRefused = await refuses(ctx, step, isKnown)
    if (isRefused) break
  }
  return { counted, reset: isRefused ? byDevice : [...byDevice, ofName, ofNameADay] }
}

/** Counts the attempts and returns whether a limit is exceeded. Throws `rate_limited` then, unless it is tolerated. */
async function refuses(ctx: ServiceContext, tries: readonly Try[], isTolerated: boolean): Promise<boolean> {
  try {
    await spendTries(ctx, tries)
    return false
  } catch (error) {
    if (isTolerated && error instanceof AppError && error.code === 'rate_limited') return true
    throw error
  }
}

/** Takes the counts back after a successful sign-in. */
export async function refundLoginTries(ctx: ServiceContext, { counted, reset }: LoginTries): Promise<void> {
  await refundTries(
    ctx,
    counted.filter((spent) => !reset.includes(spent)),
    reset,
  )
}
