/** The value of a JSON text; null for anything else. */
export function jsonOrNull(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
