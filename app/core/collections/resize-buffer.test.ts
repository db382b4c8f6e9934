import { expect, test } from 'vitest'
import { resizeBuffer } from './resize-buffer.ts'

test('the larger buffer starts with the old bytes, and the old buffer is freed', () => {
  const old = Uint8Array.of(1, 2, 3).buffer
  expect([...new Uint8Array(resizeBuffer(old, 5))]).toEqual([1, 2, 3, 0, 0])
  expect(old.byteLength).toBe(0)
})

test('the bytes are copied where an engine cannot transfer', () => {
  const { transfer } = ArrayBuffer.prototype
  try {
    Reflect.deleteProperty(ArrayBuffer.prototype, 'transfer')
    const old = Uint8Array.of(1, 2, 3).buffer
    expect([...new Uint8Array(resizeBuffer(old, 5))]).toEqual([1, 2, 3, 0, 0])
    expect([...new Uint8Array(resizeBuffer(old, 2))]).toEqual([1, 2])
  } finally {
    ArrayBuffer.prototype.transfer = transfer
  }
})
