/** The scripts in everyday use (UAX 31, table 5), as Unicode's property names. */
export const SCRIPTS = [
  ...['Latin', 'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian'],
  ...['Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer'],
  ...['Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
]

/** Scripts that one language mixes. */
const MIXES = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Hangul', 'Han'],
]

/** Characters such as digits belong to every script. */
const SHARED = ['Common', 'Inherited']

/** Made with the first name: 33 sets of Unicode's characters take milliseconds, and most requests have no new name. */
let alphabets: RegExp[] | null = null

function everyAlphabet(): RegExp[] {
  return [...SCRIPTS.map((script) => [script]), ...MIXES].map(
    (scripts) =>
      new RegExp(
        `^[${[...scripts, ...SHARED].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`,
        'u',
      ),
  )
}

/** Whether the text uses one script, or scripts that one language mixes (UTS 39, "single script"). */
export function isOneAlphabet(text: string): boolean {
  alphabets ??= everyAlphabet()
  return alphabets.some((alphabet) => alphabet.test(text))
}
