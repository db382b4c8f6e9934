import { CONFUSABLES } from './confusables.ts'

const LOOKS_LIKE = new Map(
  CONFUSABLES.trim()
    .split(' ')
    .map((pair) => {
      const [source = '', ...target] = pair
      return [source, target.join('')]
    }),
)

/**
 * What a name looks like (UTS 39, section 4): two names with one skeleton can be taken for each other. Case makes no
 * difference, and neither does a longer space. A skeleton is compared, never shown.
 */
export function skeletonOf(name: string): string {
  return [...name.trim().normalize('NFKD')]
    .map((char) => LOOKS_LIKE.get(char) ?? LOOKS_LIKE.get(char.toLowerCase()) ?? char.toLowerCase())
    .join('')
    .normalize('NFD')
    .replace(/ +/g, ' ')
}

/** Names that would pass for the operator of the site. */
const RESERVED = new Set(
  ['admin', 'administrator', 'moderator', 'support', 'staff', 'system'].map(skeletonOf),
)

/** Does the name look like one that only the operator may give? */
export function looksReserved(name: string): boolean {
  return RESERVED.has(skeletonOf(name))
}
