import { isOneAlphabet } from './scripts.ts'

/** Characters that are invisible or change the display of their neighbours; the braille blank is a symbol without dots. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{C}|\p{Zl}|\p{Zp}|(?! )\p{Zs}|\u2800/u
const ALLOWED = /^[\p{L}\p{M}\p{N}\x20-\x7e]*$/u
const PILED_MARKS = /\p{M}{5}/u

/** Why a user name could mislead other users, as a message; null when it is allowed. */
export function nameProblem(name: string): string | null {
  if (INVISIBLE.test(name)) return 'Username must not contain invisible characters'
  if (!ALLOWED.test(name)) return 'Username must not contain symbols or emoji'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Username must contain a letter or a digit'
  const decomposed = name.normalize('NFKD')
  if (/^\p{M}/u.test(decomposed)) return 'Username must not begin with an accent'
  if (PILED_MARKS.test(decomposed)) return 'Username must not have five or more accents on one letter'
  // Bold letters, circled digits and the like are compared as the plain characters.
  if (!isOneAlphabet(name.normalize('NFKC')))
    return 'Username must use one alphabet that is in use today, such as Latin or Cyrillic'
  return null
}
