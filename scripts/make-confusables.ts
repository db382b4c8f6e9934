// Writes app/core/names/confusables.ts: of Unicode's list of characters that look alike (UTS 39, confusables.txt) the
// part that can stand in a user name. `unhomoglyph` ships the list; the test beside the table runs this again.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import list from 'unhomoglyph/data.json' with { type: 'json' }
import { SCRIPTS } from '#core/names/scripts.ts'

const TABLE = fileURLToPath(new URL('../app/core/names/confusables.ts', import.meta.url))

/** Upper-case I looks like l, and names are compared without case, so i belongs to them too. */
const DATA: Record<string, string> = { ...list, i: 'l' }

const inScripts = new RegExp(
  `^[${[...SCRIPTS, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`).join('')}]$`,
  'u',
)

/** The text of the table's file. */
export function confusablesModule(): string {
  const pairs = Object.keys(DATA)
    .filter(canStandInName)
    .map((source) => ({ source, target: targetOf(source) }))
    .filter(({ source, target }) => target !== source.toLowerCase())
    .sort((a, b) => a.source.codePointAt(0)! - b.source.codePointAt(0)!)
  const lines = inLines(pairs.map(({ source, target }) => escaped(source) + escaped(target)))
  return `// Made by scripts/make-confusables.ts; not edited by hand.
// Data: confusables.txt of Unicode 13.0, (c) Unicode, Inc., https://www.unicode.org/license.txt

/** Pairs divided by spaces: a character, then what it looks like, in lower case and as far as the list leads. */
export const CONFUSABLES =
${lines.map((line) => `  '${line}'`).join(' +\n')}
`
}

/** Is it a character as skeleton.ts looks it up, after normalization? Hangul letters stand in syllables, not alone. */
function canStandInName(source: string): boolean {
  const isPlain = /^[\p{L}\p{M}\p{N}|]$/u.test(source) && source.normalize('NFKD') === source
  return isPlain && inScripts.test(source) && !/\p{sc=Hangul}/u.test(source)
}

/** Follows the list to its end, through lower case. */
function targetOf(text: string, seen: readonly string[] = []): string {
  return [...text.normalize('NFKD')]
    .map((char) => {
      const next = DATA[char] ?? char.toLowerCase()
      return next === char || seen.includes(char) ? char.toLowerCase() : targetOf(next, [...seen, char])
    })
    .join('')
}

/** Marks would join the character before them, and quotes would end the text. */
function escaped(text: string): string {
  return text.replace(
    /[\p{M}'\\]|[^\p{L}\p{N}\p{P}\p{S}]/gu,
    (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`,
  )
}

function inLines(words: readonly string[]): string[] {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > 105) lines.push('')
    lines.push(`${lines.pop()}${word} `)
  }
  return lines
}

if (import.meta.filename === process.argv[1]) writeFileSync(TABLE, confusablesModule())
