import { expectedPoints } from '../../players/points.ts'
import { type Known, type Match, type NameReading, strongest } from './people-named.ts'
import { isPlainWord } from './plain-words.ts'
import type { Word } from './words.ts'

/** Names as people type them: also first names, two initials, beginnings of names, and one or two wrong letters. */
export const TYPED_NAMES: NameReading = { isPlainWord, leastStrength: 1, near }

/** Players expected to score less are not looked for behind a misspelled word: `share` is not Shane Zylstra. */
const LEAST_POINTS = 2

/** People whose name is a few letters away from the word, or begins with it. Two words are tried as one. */
function near(own: readonly Word[], known: readonly Known[]): Match[] {
  if (own.length === 0 || own.some(({ text }) => isPlainWord(text) || !/^\p{L}+$/u.test(text))) return []
  const text = own.map((word) => word.text).join('')
  if (text.length < 4) return []
  const all = known.flatMap((each) =>
    each.spellings.words.flatMap((word): Match[] => {
      if (own.length > 1 && word.strength < 4) return []
      if (own.length === 1 && word.text.startsWith(text))
        return [{ known: each, strength: word.strength, wrongLetters: 0.5 }]
      if (expectedPoints(each.row) < LEAST_POINTS) return []
      const most = wrongLettersAllowed(word.text.length)
      if (text[0] !== word.text[0] && text.slice(0, 2) !== `${word.text[1]}${word.text[0]}`) return []
      const wrongLetters = lettersApart(text, word.text, most)
      return wrongLetters <= most ? [{ known: each, strength: word.strength, wrongLetters }] : []
    }),
  )
  const fewest = Math.min(...all.map(({ wrongLetters }) => wrongLetters))
  return strongest(all.filter(({ wrongLetters }) => wrongLetters === fewest))
}

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbor to turn one word into the other (optimal
 * string alignment). Above `most` the answer is only known to be above it.
 */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isEqual ? 0 : 1))
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1)
      next.push(cost)
    }
    before = last
    last = next
  }
  return last[b.length]!
}

/** Wrong letters that a name of this length is recognised with. */
function wrongLettersAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
