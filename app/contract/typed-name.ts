import * as z from 'zod/mini'

/**
 * A name of one line that reads as it is written: no control characters, line ends among them, and no marks that turn the
 * direction of what follows, which could make one name look like another.
 */
const SHOWN_CHARACTERS = /^[^\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]*$/u

/** A name that the user types. `called` is the name's name in sentences, `missing` what is said without one. */
export function typedName(called: string, missing = `${called} is required`, most = 255) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `${called} must be at most ${most} characters`),
    )
}

/** The same, of characters that are all shown. */
export function shownName(called: string, missing?: string) {
  const sentence = `${called} contains a character that can not be shown`
  return typedName(called, missing).check(z.regex(SHOWN_CHARACTERS, sentence))
}
