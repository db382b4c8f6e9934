import { AppError } from '#core/result.ts'
import { accountsKnowingDevice } from '#db/sessions.ts'
import { emailKey, isEmail, usernameKey } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from '#workers/security/address-group.ts'
import { refundTries, spendTries, type Try, triesFrom } from '#workers/security/limits.ts'

/** What one sign-in has counted, and what its password may open. */
export type LoginTries = {
  counted: Try[]
  /** Those that begin anew with the right password. */
  reset: Try[]
  /** The only accounts that the password may open; null for all that are meant. */
  onlyAccounts: readonly number[] | null
}

/**
 * Counts a sign-in before the password is checked, so that many at once do not slip through; refuses with `rate_limited`.
 * The limits go by what was typed, not by the account that it means: otherwise the limit of a name and that of an email
 * would tell that both belong to one account, or which emails exist.
 *
 * A browser in which an account was signed in to before has a limit of its own: when guesses from elsewhere have used up
 * the others, it still opens that account. It opens no other then, for one email may mean several accounts, and a user
 * who registered with another's email must not get further guesses at the other's password.
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
  // In this order: a try that one of them refuses is not counted by the next.
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
  // An email's counts never begin anew: the right password of one of its accounts says nothing about guesses at the others.
  const reset = isEmail(typed) ? [] : isRefused ? byDevice : [...byDevice, ofName, ofNameADay]
  return { counted, reset, onlyAccounts: isRefused ? known : null }
}

/** Counts the tries. Were they too many? Throws `rate_limited` then, unless it is tolerated. */
async function refuses(ctx: ServiceContext, tries: readonly Try[], isTolerated: boolean): Promise<boolean> {
  try {
    await spendTries(ctx, tries)
    return false
  } catch (error) {
    if (isTolerated && error instanceof AppError && error.code === 'rate_limited') return true
    throw error
  }
}

/** The password was right: a successful sign-in counts against no limit. */
export async function refundLoginTries(ctx: ServiceContext, { counted, reset }: LoginTries): Promise<void> {
  await refundTries(
    ctx,
    counted.filter((spent) => !reset.includes(spent)),
    reset,
  )
}
