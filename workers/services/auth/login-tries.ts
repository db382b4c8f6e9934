import { AppError } from '#core/result.ts'
import { accountsKnowingDevice } from '#db/accounts/sessions.ts'
import { emailKey, isEmail, usernameKey } from '#db/accounts/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from '#workers/security/address-group.ts'
import { refundTries, spendTries, type Try, triesFrom } from '#workers/security/limits.ts'

/** What one sign-in has counted, and which accounts it may open. */
export type LoginTries = {
  counted: Try[]
  /** Counters that a right password clears. */
  reset: Try[]
  /** The only accounts that may be opened; null for all candidates. */
  onlyAccounts: readonly number[] | null
}

/**
 * Counts a sign-in attempt before the password is checked, so that concurrent attempts are all counted; refuses with
 * `rate_limited`. Limits count the typed text, not the account: otherwise equal limits would reveal that a name and an
 * email belong to one account, or which emails exist.
 * A browser that has signed in to an account before has its own limit for that account, and may still open it when
 * others have used up the shared limits. It may open no other account then: one email may mean several accounts, and a
 * user who registered with someone else's email must not get further guesses.
 */
export async function spendLoginTries(
  ctx: ServiceContext,
  typed: string,
  accountIds: readonly number[],
): Promise<LoginTries> {
  const name = `"${isEmail(typed) ? emailKey(typed) : usernameKey(typed)}"`
  const nameHere = `${name} ${addressGroups(ctx.address).narrow}`
  const tokenHash = ctx.deviceTokenHash
  const known = tokenHash
    ? await accountsKnowingDevice(ctx.directory, { userIds: accountIds, tokenHash })
    : []
  const byDevice: Try[] = known.length > 0 ? [['loginByKnownDevice', `${name} ${tokenHash}`]] : []
  const ofName: Try = ['loginOfName', nameHere]
  const ofNameADay: Try = ['loginOfNameADay', nameHere]
  // The order matters: an attempt that one step refuses is not counted by the next.
  const steps: Try[][] = [
    [ofName, ...triesFrom(ctx.address, ['loginFromAddress', 'loginFromNetwork'])],
    [ofNameADay],
    [['loginOfNameAnywhere', name]],
  ]

  if (byDevice.length > 0) await spendTries(ctx, byDevice)
  const counted = [...byDevice]
  let isRefused = false
  for (const step of steps) {
    counted.push(...step)
    isRefused = await refuses(ctx, step, known.length > 0)
    if (isRefused) break
  }
  // Counters of an email are never cleared: the right password of one account says nothing about guesses at the others.
  const reset = isEmail(typed) ? [] : isRefused ? byDevice : [...byDevice, ofName, ofNameADay]
  return { counted, reset, onlyAccounts: isRefused ? known : null }
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
