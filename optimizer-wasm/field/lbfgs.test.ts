import { expect, test } from 'vitest'
import { randomFrom } from '#core/numbers/random-from.ts'
import { withoutPause } from '#core/sliced.ts'
import { minimize, type Point } from './lbfgs.ts'

const minimized = (...asked: Parameters<typeof minimize<Point>>) => withoutPause(minimize(...asked))

const isFlat = ({ gradient }: Point) => gradient.every((each) => Math.abs(each) < 1e-6)

test('the lowest point of a long narrow valley is found', () => {
  const random = randomFrom(3)
  const bottom = Float64Array.from({ length: 30 }, () => 10 * random() - 5)
  const steepness = bottom.map((_, i) => 2 * 10 ** (-i / 10))
  const { point, evaluations } = minimized(
    (x) => ({
      x,
      value: x.reduce((sum, each, i) => sum + (steepness[i]! / 2) * (each - bottom[i]!) ** 2, 0),
      gradient: x.map((each, i) => steepness[i]! * (each - bottom[i]!)),
    }),
    new Float64Array(30),
    { isDone: isFlat, mostEvaluations: 500 },
  )
  expect([...point.x]).toEqual([...bottom].map((each) => expect.closeTo(each, 3)))
  expect(evaluations).toBeLessThan(200)
})

test('a step out of the range of the function is shortened', () => {
  // -log x + x, lowest at 1; from 0.01 the gradient alone leads far beyond, and negative numbers have no value.
  const { point } = minimized(
    (x) => ({
      x,
      value: x[0]! > 0 ? x[0]! - Math.log(x[0]!) : Number.POSITIVE_INFINITY,
      gradient: x.map((each) => 1 - 1 / each),
    }),
    Float64Array.of(40),
    { isDone: isFlat, mostEvaluations: 200 },
  )
  expect(point.x[0]).toBeCloseTo(1, 6)
})

test('it ends at the allowed number of evaluations, and at once where it begins at the lowest point', () => {
  const slope = (x: Float64Array): Point => ({
    x,
    value: x[0]! ** 4,
    gradient: x.map((each) => 4 * each ** 3),
  })
  const allowed = { isDone: () => false, mostEvaluations: 5 }
  expect(minimized(slope, Float64Array.of(3), allowed).evaluations).toBeLessThan(40)
  const done = minimized(slope, Float64Array.of(0), { isDone: isFlat, mostEvaluations: 50 })
  expect([done.evaluations, done.point.x[0]]).toEqual([1, 0])
})
