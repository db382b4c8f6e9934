import { resizeBuffer } from './resize-buffer.ts'

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>
type Make<Column> = new (buffer: ArrayBuffer) => Column

const FIRST_BYTES = 8192

/** A typed array that grows while it is filled; a plain array of numbers takes several times the memory. */
export class Growing<Column extends Numbers> {
  private readonly make: Make<Column>
  private column: Column
  private length = 0

  constructor(make: Make<Column>) {
    this.make = make
    this.column = new make(new ArrayBuffer(FIRST_BYTES))
  }

  push(value: number): void {
    if (this.length === this.column.length) this.grow()
    this.column[this.length] = value
    this.length += 1
  }

  pushAll(values: ArrayLike<number>): void {
    while (this.length + values.length > this.column.length) this.grow()
    this.column.set(values, this.length)
    this.length += values.length
  }

  /** A view of the pushed values; valid until the next push. */
  taken(): Column {
    return this.column.subarray(0, this.length) as Column
  }

  /**
   * Doubles while small, then grows by a quarter, so that little of a large column is unused. The old buffer is
   * transferred, which frees it at once; garbage collection would keep all earlier buffers for some time.
   */
  private grow(): void {
    const { length, buffer, BYTES_PER_ELEMENT } = this.column
    const wider = length < 1 << 18 ? length * 2 : Math.ceil(length * 1.25)
    this.column = new this.make(resizeBuffer(buffer, wider * BYTES_PER_ELEMENT))
  }
}
