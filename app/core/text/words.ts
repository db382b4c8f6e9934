/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** `A`, `A and B`, `A, B and C`; with `or`, `A, B or C`. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}
