/** How a text field keeps a text: blanks around it go, and half of a surrogate pair becomes U+FFFD. */
export function kept(text: string): string {
  return text.trim().toWellFormed()
}

/** Does a required text field take it, with a number behind it? */
export function isField(text: string): boolean {
  return text.trim() !== '' && text.length <= 253
}

/**
 * How a cell of a file is shown: the same letters in the same order. Only blanks and what is not seen may have gone, an
 * apostrophe that keeps a spreadsheet from counting, and what is too long.
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
