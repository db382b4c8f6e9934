import { EngineFailure } from './failure.ts'

/** The end of a sentence, but not of an initial, "St." or "Jr.". */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})%]{2}[.!?])\s/gu

/** The text states something that the facts don't support. */
export class UnsupportedText extends EngineFailure {
  readonly claims: readonly string[]

  constructor(claims: readonly string[]) {
    super('unusable', 'unsupported')
    this.claims = claims
  }
}

/**
 * Passes a growing text on sentence by sentence, each checked first. Call the returned function with the whole text so
 * far; it throws at the first unsupported sentence.
 */
export function supportedStream(
  claimsOf: (text: string) => readonly string[],
  onText: (text: string) => void,
): (soFar: string) => void {
  let sent = 0
  return (soFar) => {
    const end = [...soFar.matchAll(SENTENCE_END)].at(-1)?.index ?? 0
    if (end <= sent) return
    const claims = claimsOf(soFar.slice(0, end))
    if (claims.length > 0) throw new UnsupportedText(claims)
    onText(soFar.slice(sent, end))
    sent = end
  }
}

/** The value so far of a string property in incomplete JSON; null before the property begins. */
export function partialString(json: string, property: string): string | null {
  const start = new RegExp(`"${property}"\\s*:\\s*"`).exec(json)
  if (!start) return null
  const rest = json.slice(start.index + start[0].length)
  const written = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(rest)?.[0] ?? ''
  try {
    return JSON.parse(`"${written.replace(/[\n\r\t]/g, ' ')}"`)
  } catch {
    throw new EngineFailure('unusable', 'not JSON')
  }
}
