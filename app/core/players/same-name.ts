/** Names of one person as different tools write them. */

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v'])
/** Letters that Unicode doesn't take apart into a letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * The words of a name in lower case without accents, full stops, apostrophes, a trailing parenthetical and suffixes:
 * `D.J. O'Néal-Fox III (12)` is `dj oneal fox`. `Fox, Dan` is read as `Dan Fox`.
 */
export function nameWords(name: string): string[] {
  const words = wordsOf(inOrder(name.replace(/\s*\([^()]*\)\s*$/, '')))
  while (words.length > 2 && SUFFIXES.has(words.at(-1)!)) words.pop()
  return words
}

/** The same for all spellings of one name: `A. J. Brown Jr.` and `AJ Brown`. */
export function nameKey(name: string): string {
  return nameWords(name).join('')
}

/**
 * Whether two names may be one person's because one shortens the first name: to an initial (`P. Dole`, `Pat Dole`) or to its
 * beginning (`Josh Dole`, `Joshua Dole`).
 */
export function isShortenedName(a: string, b: string): boolean {
  const [firstA = '', ...lastA] = nameWords(a)
  const [firstB = '', ...lastB] = nameWords(b)
  const sameLast = lastA.length > 0 && lastA.join('') === lastB.join('')
  return sameLast && (firstA.startsWith(firstB) || firstB.startsWith(firstA))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœþ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(/['’‘`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** A comma stands before a first name or before a suffix. */
function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',')
  if (first.trim() === '' || more.length > 0) return name
  const isSuffix = wordsOf(first).every((word) => SUFFIXES.has(word))
  return isSuffix ? `${last} ${first}` : `${first} ${last}`
}
