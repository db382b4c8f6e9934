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
 * The skeleton of a name (UTS 39, section 4): names with the same skeleton look alike. Case and the number of spaces make
 * no difference. Skeletons are compared, not shown.
 */
export function skeletonOf(name: string): string {
  return [...name.trim().normalize('NFKD')]
    .map((char) => LOOKS_LIKE.get(char) ?? LOOKS_LIKE.get(char.toLowerCase()) ?? char.toLowerCase())
    .join('')
    .normalize('NFD')
    .replace(/ +/g, ' ')
}

/** Names that look like the site's operator. */
const RESERVED = new Set(
  ['admin', 'administrator', 'moderator', 'support', 'staff', 'system'].map(skeletonOf),
)

/** Whether the name looks like a reserved one. */
export function looksReserved(name: string): boolean {
  return RESERVED.has(skeletonOf(name))
}
