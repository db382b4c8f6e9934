/** D1 limits a value to 2 MB. A character has at most 3 bytes of UTF-8, and the rest is margin. */
const MOST_CHARACTERS = 600_000

/**
 * Rows as JSON texts, few enough for one batch and each small enough to bind. One statement inserts thousands of rows
 * by `insert ... select value ->> 0, value ->> 1 ... from json_each(?)`; bound values would allow only a few.
 */
export function* jsonChunks(rows: Iterable<readonly unknown[]>): Generator<string> {
  const chunks = new JsonChunks()
  for (const row of rows) {
    const full = chunks.add(row)
    if (full !== null) yield full
  }
  const last = chunks.finish()
  if (last !== null) yield last
}

/** The same, row by row: returns a chunk when it is full. */
class JsonChunks {
  private rows: string[] = []
  private characters = 0

  add(row: readonly unknown[]): string | null {
    const text = JSON.stringify(row)
    const full = this.characters + text.length > MOST_CHARACTERS ? this.finish() : null
    this.rows.push(text)
    this.characters += text.length + 1
    return full
  }

  finish(): string | null {
    if (this.rows.length === 0) return null
    const chunk = `[${this.rows.join(',')}]`
    this.rows = []
    this.characters = 0
    return chunk
  }
}

/** Rows that are held as JSON texts, a fraction of their memory, until all have come. */
export class JsonRows {
  count = 0
  private readonly full: string[] = []
  private readonly open = new JsonChunks()

  add(row: readonly unknown[]): void {
    this.count += 1
    const chunk = this.open.add(row)
    if (chunk !== null) this.full.push(chunk)
  }

  /** Call once, after the last row. A chunk is let go of before the next one is asked for. */
  *chunks(): Generator<string> {
    for (let chunk = this.full.shift(); chunk !== undefined; chunk = this.full.shift()) yield chunk
    const last = this.open.finish()
    if (last !== null) yield last
  }
}
