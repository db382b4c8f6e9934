import { isKnownDevice } from '#db/sessions.ts'
import { emailKey, isEmail, usernameKey } from '#db/users.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { addressGroups } from '#workers/security/address-group.ts'
import { spendTries, type Try, takeBackTries, triesFrom } from '#workers/security/limits.ts'

/**
 * The limits of one sign-in. They go by what was typed, not by the account that it means: otherwise the limit of a name
 * and that of an email would tell that both belong to one account, or which emails exist.
 */
export type LoginTries = {
  /** Counted in this order; a try that one step refuses is not counted by the next. */
  steps: Try[][]
  /** Those that begin anew with the right password. */
  reset: Try[]
}

/**
 * A browser in which the account was signed in to before has a limit of its own, so that guesses from elsewhere do not lock
 * the owner out of it. Everything else is counted by address and by name.
 */
export async function loginTries(
  ctx: ServiceContext,
  typed: string,
  accountIds: readonly number[],
): Promise<LoginTries> {
  const name = `"${isEmail(typed) ? emailKey(typed) : usernameKey(typed)}"`
  const tokenHash = ctx.deviceTokenHash
  if (tokenHash && (await isKnownDevice(ctx.directory, { userIds: accountIds, tokenHash }))) {
    const byDevice: Try = ['loginByKnownDevice', `${name} ${tokenHash}`]
    return { steps: [[byDevice]], reset: [byDevice] }
  }
  const nameHere = `${name} ${addressGroups(ctx.address).narrow}`
  const ofName: Try = ['loginOfName', nameHere]
  const ofNameADay: Try = ['loginOfNameADay', nameHere]
  return {
    steps: [
      [ofName, ...triesFrom(ctx.address, ['loginFromAddress', 'loginFromNetwork'])],
      [ofNameADay],
      [['loginOfNameAnywhere', name]],
    ],
    reset: [ofName, ofNameADay],
  }
}

/** Counts the try before the password is checked, so that many at once do not slip through. */
export async function spendLoginTries(ctx: ServiceContext, { steps }: LoginTries): Promise<void> {
  for (const step of steps) await spendTries(ctx, step)
}

/** The password was right: a successful sign-in counts against no limit. */
export async function takeBackLoginTries(ctx: ServiceContext, { steps, reset }: LoginTries): Promise<void> {
  const counted = steps.flat().filter((spent) => !reset.includes(spent))
  await takeBackTries(ctx, counted, reset)
}
