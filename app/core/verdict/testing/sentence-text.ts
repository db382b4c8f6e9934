import type { SentencePart } from '../sentence.ts'

/** The sentence as it is read. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.figure)).join('')
}
