type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** A typed array that grows while it is filled: a plain array of numbers would take several times the memory. */
export class Growing<Column extends Numbers> {
  private readonly make: new (
    length: number,
  ) => Column
  private column: Column
  private length = 0

  constructor(make: new (length: number) => Column) {
    this.make = make
    this.column = new make(1024)
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

  /** What was pushed, a view of the exact length. */
  taken(): Column {
    return this.column.subarray(0, this.length) as Column
  }

  /** Doubles while small; by a quarter beyond, so that little of a large column lies idle. */
  private grow(): void {
    const length = this.length < 1 << 18 ? this.length * 2 : Math.ceil(this.length * 1.25)
    const wider = new this.make(length)
    wider.set(this.column as never)
    this.column = wider
  }
}
