import { sentencesOf } from '#core/analysis/model-texts/sentences-in-text.ts'
import { EngineFailure } from './failure.ts'

/** The end of a sentence, but not of an initial, "St." or "Jr."; or of a line. */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})%]{2}[.!?]["'”’)\]*]*)\s|\n/gu

/**
 * Passes a growing text on sentence by sentence, without those that may not be shown. Call the returned function with the
 * whole text so far. `names` may contain full stops.
 */
export function supportedStream(
  isShown: (sentence: string) => boolean,
  names: readonly string[],
  onText: (text: string) => void,
): (soFar: string) => void {
  let read = 0
  let hasSent = false
  return (soFar) => {
    const end = [...soFar.matchAll(SENTENCE_END)].at(-1)?.index ?? 0
    if (end <= read) return
    const written = soFar.slice(read, end)
    read = end
    const lines = sentencesOf(written, names).map((line) => line.filter(isShown))
    const text = lines
      .filter((line) => line.length > 0)
      .map((line) => line.join(' '))
      .join('\n\n')
    if (text === '') return
    onText(hasSent ? `${/^\s*\n/.test(written) ? '\n\n' : ' '}${text}` : text)
    hasSent = true
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
