/** One of the best entries: `entry` is its number in the `Field`. */
export type BestRow = { entry: number; rank: number; lineupText: string }

/** Keeps the best rows of a file in whatever order they come; never more than twice as many as asked for. */
export class BestRows {
  private readonly limit: number
  private rows: BestRow[] = []
  private worstKept = Number.POSITIVE_INFINITY

  constructor(limit: number) {
    this.limit = limit
  }

  offer(row: BestRow): void {
    if (row.rank > this.worstKept) return
    this.rows.push(row)
    if (this.rows.length < this.limit * 2) return
    this.rows = this.sorted()
    this.worstKept = this.rows.at(-1)!.rank
  }

  /** Best first; of one rank in the order of the file. */
  sorted(): BestRow[] {
    return this.rows.toSorted((a, b) => a.rank - b.rank || a.entry - b.entry).slice(0, this.limit)
  }
}
