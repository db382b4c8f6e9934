import { CONFUSABLES } from './confusables.ts'

const LOOKS_LIKE = new Map(
  CONFUSABLES.trim()
    .split(' ')
    .map((pair) => {
      const [source = '', ...target] = pair
      return [source, target.join('')]
    }),
)

/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts tell letters apart, as vowels do. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
const EDGES = /^[\p{P}\p{S} ]+|[\p{P}\p{S} ]+$/gu

/**
 * The skeleton of a name (UTS 39, section 4): names with the same skeleton look alike. Case, the number of spaces, accents,
 * and signs before and after the name make no difference. Skeletons are compared, not shown.
 */
export function skeletonOf(name: string): string {
  return [...name.normalize('NFKD').replace(ACCENTS, '')]
    .map((char) => LOOKS_LIKE.get(char) ?? LOOKS_LIKE.get(char.toLowerCase()) ?? char.toLowerCase())
    .join('')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/ +/g, ' ')
    .replace(EDGES, '')
}

/** Names that look like the site's operator. */
const RESERVED_WORDS = ['admin', 'administrator', 'moderator', 'support', 'staff', 'system']
const RESERVED = new Set(RESERVED_WORDS.map(skeletonOf))

/** Whether the name looks like a reserved one, also with a digit in place of any letter. */
export function looksReserved(name: string): boolean {
  const skeleton = skeletonOf(name)
  const spelled = [...name.normalize('NFKC').toLowerCase().replace(EDGES, '')]
  return RESERVED.has(skeleton) || RESERVED_WORDS.some((word) => isWithDigits(spelled, word))
}

/** Most digits in a name that is still read as a word. */
const MOST_DIGITS = 2

function isWithDigits(spelled: readonly string[], word: string): boolean {
  if (spelled.length !== word.length) return false
  const other = spelled.filter((char, i) => char !== word[i])
  return other.length <= MOST_DIGITS && other.every((char) => /\p{N}/u.test(char))
}
