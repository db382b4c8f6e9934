/** A text as a field stores it: trimmed, with lone surrogates replaced by U+FFFD. */
export function asStored(text: string): string {
  return text.trim().toWellFormed()
}

/** Is the text valid in a required field, with a number appended? */
export function isField(text: string): boolean {
  return text.trim() !== '' && text.length <= 253
}

/**
 * Is `shown` a valid rendering of a file's cell: the same characters in the same order, without only blanks, invisible
 * characters, an apostrophe against spreadsheet formulas, and excess length?
 */
export function isTidied(shown: string | undefined, text: string): boolean {
  if (shown === undefined || /\p{Cs}/u.test(shown)) return false
  const letters = bare(text)
  return shown.length >= 254 ? letters.startsWith(bare(shown)) : letters === bare(shown)
}

function bare(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^'+/, '')
}
