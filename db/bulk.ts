/** D1 holds 2 MB a value; a letter has at most 3 bytes of UTF-8 here, and chunks this size leave room for the rest. */
const MOST_CHARACTERS = 600_000

/**
 * Rows as JSON texts, few enough for a single batch and each small enough to bind: one statement inserts thousands
 * of rows by `insert ... select value ->> 0, value ->> 1 ... from json_each(?)`, where bound values allow only a few.
 */
export function* jsonChunks(rows: Iterable<readonly unknown[]>): Generator<string> {
  let chunk: string[] = []
  let characters = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (characters + text.length > MOST_CHARACTERS && chunk.length > 0) {
      yield `[${chunk.join(',')}]`
      chunk = []
      characters = 0
    }
    chunk.push(text)
    characters += text.length + 1
  }
  if (chunk.length > 0) yield `[${chunk.join(',')}]`
}
