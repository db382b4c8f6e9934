/** Longer texts are cut: the rest of a question decides nothing. */
const LONGEST = 500

/** A word in lower case without accents and apostrophes, and whether the text begins it with a capital letter. */
export type Word = { text: string; isCapital: boolean }

/** `Nakoa's` is Nakoa; `what's` stays a word of its own. */
const POSSESSIVE =
  /\b(?!(?:what|who|where|when|why|how|that|it|he|she|there|here|let)\b)(\p{L}+)['’‘`´]s\b/giu

/**
 * The words of a text. `Isn't A.J. in?` is `isnt aj in`; `$4,500` is `4500`, `4.5k` is `4500`; `d/st` is `dst`; a hyphen
 * separates words and stays between numbers (`3-3`); `/`, `+` and `<` are words of their own, `%` is `percent`.
 */
export function wordsOf(text: string): Word[] {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(POSSESSIVE, '$1')
    .replace(/['’‘`´]/gu, '')
    .replace(/\bd\s?\/\s?st\b/giu, 'dst')
    .replace(/%/g, ' percent ')
    .replace(/\b(\p{L})\.\s?(?=\p{L}\b)/giu, '$1')
    .replace(/\b(\p{L}{1,2})\./gu, '$1')
  const found = plain.matchAll(/\$?(\d[\d,]*(?:\.\d+)?)(k\b)?|[\p{L}]+\d?|(?<=\d)\s?-\s?(?=\d)|[/+<]/giu)
  return [...found].map(([word, number, thousands]) =>
    number === undefined
      ? { text: word.trim().toLowerCase(), isCapital: /^\p{Lu}/u.test(word) }
      : { text: figureOf(number, thousands), isCapital: false },
  )
}

function figureOf(number: string, thousands: string | undefined): string {
  const figure = Number(number.replace(/,/g, ''))
  return String(thousands === undefined ? figure : figure * 1000)
}
