import { AppError } from '#core/result.ts'

/** Values of one JSON text: 150 players of a pool have 3,000, a slate's memory of the largest size 60,000. */
const MOST_VALUES = 100_000
/** A value parsed takes up to 90 bytes, however few characters it has. Nothing of this app nests deeper than 12. */
const DEEPEST = 64

/**
 * Refuses a JSON text by its values and its depth before it is parsed: an array of empty arrays takes thirty times the
 * memory of its text. Counts marks alone, so an invalid text may pass; the parser refuses it.
 */
export function refuseManyValues(text: string): void {
  let values = 1
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values += 1
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values += 1
      depth += 1
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
    if (values > MOST_VALUES) throw refusal('too_large', 'has too many values, at most 100,000 are read')
    if (depth > DEEPEST) throw refusal('invalid_input', 'is nested too deeply, at most 64 levels are read')
  }
}

/** The place of the closing quote, or the end of an unclosed string. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}

function refusal(code: 'too_large' | 'invalid_input', problem: string): AppError {
  return new AppError(code, `The body ${problem}`)
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
