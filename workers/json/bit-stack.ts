/** A stack of booleans, one bit each, so that millions of nested brackets fit into little memory. */
export class BitStack {
  depth = 0
  private bits = new Uint8Array(64)

  push(bit: boolean): void {
    const byte = this.depth >> 3
    if (byte === this.bits.length) {
      const more = new Uint8Array(2 * byte)
      more.set(this.bits)
      this.bits = more
    }
    const mask = 1 << (this.depth & 7)
    this.bits[byte] = bit ? this.bits[byte]! | mask : this.bits[byte]! & ~mask
    this.depth += 1
  }

  pop(): void {
    this.depth -= 1
  }

  /** The stack must not be empty. */
  top(): boolean {
    const last = this.depth - 1
    return (this.bits[last >> 3]! & (1 << (last & 7))) !== 0
  }
}
