/** Names are shown and sent at most this long. */
const LONGEST_NAME = 80

/**
 * Makes uploaded text safe for a sentence or a JSON value: removes control, zero-width, bidi and tag
 * characters and lone surrogates, collapses white space and cuts after `longest` characters.
 */
export function cleanText(text: string, longest = LONGEST_NAME): string {
  const visible = text
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return [...visible].slice(0, longest).join('').trim()
}

/** The names of players, safe for a sentence. */
export function cleanNames(players: readonly { name: string }[]): string[] {
  return players.map(({ name }) => cleanText(name))
}
