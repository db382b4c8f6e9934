/** One of the best entries: `entry` is its number in the `Field`. */
export type BestRow = { entry: number; rank: number; lineupText: string }

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Keeps the best rows of a file in any order; holds at most twice the requested number. */
export class BestRows {
  private readonly limit: number
  private rows: BestRow[] = []
  private worstKept = Number.POSITIVE_INFINITY

  constructor(limit: number) {
    this.limit = limit
  }

  offer(row: BestRow): void {
    if (row.rank > this.worstKept) return
    this.rows.push({ ...row, lineupText: copyOf(row.lineupText) })
    if (this.rows.length < this.limit * 2) return
    this.rows = this.sorted()
    this.worstKept = this.rows.at(-1)!.rank
  }

  /** Best first; equal ranks in file order. */
  sorted(): BestRow[] {
    return this.rows.toSorted((a, b) => a.rank - b.rank || a.entry - b.entry).slice(0, this.limit)
  }
}

/** A text of its own: a part of a text keeps the whole in memory, and a file may have a good row in each of its pieces. */
function copyOf(text: string): string {
  return decoder.decode(encoder.encode(text))
}
