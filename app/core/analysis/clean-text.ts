/** Names are shown and sent at most this long. */
const LONGEST_NAME = 80

/**
 * Text of a stranger, fit to stand in a sentence or in a JSON value: without control, zero-width, bidi and tag
 * characters or lone surrogates, white space as single blanks, at most `longest` characters.
 */
export function cleanText(text: string, longest = LONGEST_NAME): string {
  const visible = text
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return [...visible].slice(0, longest).join('').trim()
}
