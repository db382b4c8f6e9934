import { expect, test } from 'vitest'
import { Growing } from './growable-typed-array.ts'

test('it gives back what was pushed, in order, past its first 8,192 bytes', () => {
  const growing = new Growing(Uint16Array)
  // 8,192 bytes hold 4,096 of two bytes each; 10,000 need two further steps.
  for (let value = 0; value < 10_000; value += 1) growing.push(value)
  expect([...growing.taken()]).toEqual(Array.from({ length: 10_000 }, (_, index) => index))
})

test('many pushed at once follow those before and precede those after', () => {
  const growing = new Growing(Float64Array)
  growing.push(0.5)
  growing.pushAll(Array.from({ length: 5000 }, (_, index) => index / 4))
  growing.push(-1.25)
  const taken = growing.taken()
  expect(taken).toHaveLength(5002)
  expect([taken[0], taken[1], taken[5000], taken[5001]]).toEqual([0.5, 0, 4999 / 4, -1.25])
})

test('exactly as many as it has room for need no more room', () => {
  const growing = new Growing(Uint32Array)
  growing.pushAll(new Uint32Array(2048).fill(9))
  expect(growing.taken().buffer.byteLength).toBe(8192)
  growing.push(9)
  expect(growing.taken().buffer.byteLength).toBe(16_384)
})

test('a large column grows by a quarter, so that at most a fifth of it is unused', () => {
  const growing = new Growing(Uint8Array)
  growing.pushAll(new Uint8Array(2 ** 18 + 1).fill(3))
  expect(growing.taken()).toHaveLength(2 ** 18 + 1)
  expect(growing.taken().buffer.byteLength).toBe(1.25 * 2 ** 18)
  expect(growing.taken().every((value) => value === 3)).toBe(true)
})

test('an empty one has taken nothing', () => {
  expect(new Growing(Int32Array).taken()).toHaveLength(0)
})
