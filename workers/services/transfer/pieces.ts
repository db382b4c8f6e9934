/** Records read at a time unless they are large; an export holds no more in memory. */
const RECORDS_PER_PAGE = 2000

/** All records, page by page; `read` gets the last id of the previous page. */
export async function* inPieces<Item>(
  read: (after: number, limit: number) => Promise<Item[]>,
  idOf: (record: Item) => number,
  atOnce = RECORDS_PER_PAGE,
): AsyncGenerator<Item[]> {
  let after = 0
  for (;;) {
    const piece = await read(after, atOnce)
    if (piece.length > 0) yield piece
    if (piece.length < atOnce) return
    after = idOf(piece.at(-1)!)
  }
}

/** A JSON object with one list, one record per line. */
export async function* jsonList<Item>(
  name: string,
  pieces: AsyncIterable<Item[]>,
  toJson: (record: Item) => unknown,
): AsyncGenerator<string> {
  let separator = '\n'
  yield `{"${name}":[`
  for await (const piece of pieces) {
    yield separator + piece.map((record) => JSON.stringify(toJson(record))).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}
