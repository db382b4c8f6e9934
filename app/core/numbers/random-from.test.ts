import { expect, test } from 'vitest'
import { randomAt, randomFrom } from './random-from.ts'

// From a second implementation, in Python, with whole numbers of any size.
test.each([
  { seed: 0, numbers: [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197] },
  { seed: 1, numbers: [0.6270739405881613, 0.002735721180215478, 0.5274470399599522] },
  { seed: 42, numbers: [0.6011037519201636, 0.44829055899754167, 0.8524657934904099] },
])('the first numbers of seed $seed are those of Mulberry32', ({ seed, numbers }) => {
  const random = randomFrom(seed)
  expect(numbers.map(() => random())).toEqual(numbers)
})

test('a number is found by its place, also far on and for a seed below 0', () => {
  for (const seed of [0, 42, -7, 2 ** 32 - 1]) {
    const random = randomFrom(seed)
    for (let place = 0; place < 100_000; place += 1) {
      const next = random()
      if (place < 10 || place > 99_990) expect(randomAt(seed, place)).toBe(next)
    }
  }
})

test('a seed counts by its lowest 32 bits', () => {
  expect(randomFrom(-1)()).toBe(randomFrom(2 ** 32 - 1)())
})

test('two streams of one seed do not disturb each other', () => {
  const [one, other] = [randomFrom(7), randomFrom(7)]
  const first = [one(), one(), one()]
  expect([other(), other(), other()]).toEqual(first)
})

test('every tenth from 0 up to 1 comes up about equally often', () => {
  const random = randomFrom(2026)
  const counts = new Array<number>(10).fill(0)
  for (let draw = 0; draw < 10_000; draw += 1) counts[Math.floor(random() * 10)]! += 1
  // 1,000 each, give or take four standard deviations of 30. An eleventh place would be the number 1.
  expect(counts).toHaveLength(10)
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
