/**
 * Replaces lone surrogates by U+FFFD: each store would treat them differently.
 * `String.toWellFormed` does the same but is newer than the oldest browsers we support (docs/browsers.md).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
