/**
 * A buffer of another length with the same bytes. The old buffer's memory is freed at once where the engine supports it
 * (workerd does); otherwise the bytes are copied and the old buffer is left to garbage collection.
 */
export function resizeBuffer(buffer: ArrayBuffer, byteLength: number): ArrayBuffer {
  const { transfer } = buffer as Transferable
  if (transfer) return transfer.call(buffer, byteLength)
  const resized = new ArrayBuffer(byteLength)
  new Uint8Array(resized).set(new Uint8Array(buffer, 0, Math.min(buffer.byteLength, byteLength)))
  return resized
}

/** `ArrayBuffer.transfer` is newer than the oldest browsers we support (docs/browsers.md). */
type Transferable = { transfer?: (this: ArrayBuffer, byteLength: number) => ArrayBuffer }
