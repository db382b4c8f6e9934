/** Runs steps (generators that yield where a screen may do other things) without pauses; returns their result. */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
