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

/** A name's first word and the key of the others: names of one last name have one key. */
export function nameParts(name: string): { first: string; lastKey: string } {
  const [first = '', ...last] = nameWords(name)
  return { first, lastKey: last.join('') }
}

/**
 * Whether one first name shortens the other: to an initial (`P.`, `Pat`) or to its beginning (`Josh`, `Joshua`). The last
 * names are compared by the caller.
 */
export function isShortenedFirst(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
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
