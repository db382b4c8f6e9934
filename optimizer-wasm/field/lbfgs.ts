import type { Sliced } from '#core/sliced.ts'

/** A value and its gradient at a point. */
export type Point = { x: Float64Array; value: number; gradient: Float64Array }

type Step = { moved: Float64Array; turned: Float64Array; curvature: number }

/** Earlier steps that the curvature is estimated from. */
const MEMORY = 12
/** A step must gain this part of what the gradient promises, else it is halved. */
const ENOUGH = 1e-4
const MOST_HALVINGS = 30

/**
 * Minimizes a smooth convex function by L-BFGS (Nocedal and Wright, Numerical Optimization, algorithms 7.4 and 7.5), with
 * steps that are halved until they gain. The first guess of the curvature is 1 in every direction: the caller's units make
 * it about that. Only additions, multiplications, divisions and square roots: the same answer to
 * the bit on every machine. Returns the last point: where `isDone` says so, after about `mostEvaluations`, or where no
 * step gains any more. Yields the steps of each evaluation.
 * @param evaluate a value that is not finite is a point outside of the function
 */
export function* minimize<Each extends Point>(
  evaluate: (x: Float64Array) => Each,
  start: Float64Array,
  {
    isDone,
    mostEvaluations,
    stepsOfEvaluation = 1,
  }: { isDone: (point: Each) => boolean; mostEvaluations: number; stepsOfEvaluation?: number },
): Sliced<{ point: Each; evaluations: number }> {
  let point = evaluate(start)
  let evaluations = 1
  const steps: Step[] = []
  while (!isDone(point) && evaluations < mostEvaluations) {
    let direction = downhill(point.gradient, steps)
    let slope = dot(direction, point.gradient)
    if (!(slope < 0)) {
      // Rounding has spoilt the estimate: begin again with the gradient itself.
      steps.length = 0
      direction = downhill(point.gradient, steps)
      slope = dot(direction, point.gradient)
      if (!(slope < 0)) break
    }
    let next: Each | null = null
    for (let length = 1, halvings = 0; halvings < MOST_HALVINGS; length /= 2, halvings++) {
      const tried = evaluate(added(point.x, direction, length))
      evaluations++
      yield stepsOfEvaluation
      if (tried.value <= point.value + ENOUGH * length * slope) {
        next = tried
        break
      }
    }
    if (!next) break
    const moved = added(next.x, point.x, -1)
    const turned = added(next.gradient, point.gradient, -1)
    const curvature = dot(moved, turned)
    if (curvature > 1e-12 * dot(turned, turned)) steps.push({ moved, turned, curvature })
    if (steps.length > MEMORY) steps.shift()
    point = next
  }
  return { point, evaluations }
}

/** Minus the gradient, times the inverse of the curvature that the steps show. */
function downhill(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const rest = gradient.map((each) => -each)
  const parts: number[] = []
  for (const { moved, turned, curvature } of steps.toReversed()) {
    const part = dot(moved, rest) / curvature
    parts.push(part)
    add(rest, turned, -part)
  }
  for (const { moved, turned, curvature } of steps) {
    add(rest, moved, parts.pop()! - dot(turned, rest) / curvature)
  }
  return rest
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function added(a: Float64Array, b: Float64Array, times: number): Float64Array {
  const sum = a.slice()
  add(sum, b, times)
  return sum
}

function add(to: Float64Array, from: Float64Array, times: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += times * from[i]!
}
