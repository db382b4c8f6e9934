import { AppError } from '#core/result.ts'
import type { TakenName } from '#db/accounts/users.ts'

const SENTENCES: Record<TakenName, string> = {
  username_taken: 'That username is already taken',
  username_similar: 'That username looks too much like one that is taken, please choose another',
  email_taken: 'That email is already in use',
}

/** The refusal of a name or email that another account has. */
export function takenNameRefusal(taken: TakenName): AppError {
  return new AppError('conflict', SENTENCES[taken])
}
