import { isOneAlphabet } from './scripts.ts'

/** Shows nothing, or changes how what stands beside it is shown; the braille blank is a symbol without dots. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{C}|\p{Zl}|\p{Zp}|(?! )\p{Zs}|\u2800/u
const ALLOWED = /^[\p{L}\p{M}\p{N}\x20-\x7e]*$/u
const PILED_MARKS = /\p{M}{5}/u

/** Why a user name would mislead its readers, as a sentence for the user; null for a name that would not. */
export function nameProblem(name: string): string | null {
  if (INVISIBLE.test(name)) return 'Username must not contain invisible characters'
  if (!ALLOWED.test(name)) return 'Username must not contain symbols or emoji'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Username must contain a letter or a digit'
  const decomposed = name.normalize('NFKD')
  if (/^\p{M}/u.test(decomposed)) return 'Username must not begin with an accent'
  if (PILED_MARKS.test(decomposed)) return 'Username must not have five or more accents on one letter'
  // A letter such as a bold one or a circled digit stands for a plain one, which is what counts.
  if (!isOneAlphabet(name.normalize('NFKC')))
    return 'Username must use one alphabet that is in use today, such as Latin or Cyrillic'
  return null
}
