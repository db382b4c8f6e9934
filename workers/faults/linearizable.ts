/** A call that was answered, when it began and ended by a clock that counts events, and what it would do to a state. */
export type Happened<State> = {
  name: string
  began: number
  ended: number
  /** The state after it, or null when its answer can't have been given in this state. */
  step: (state: State) => State | null
}

/**
 * Is there an order of the calls in which one after another explains every answer, and in which a call that ended before
 * another began comes first? (Wing and Gong's search: try each call that may come next, deepest first.)
 */
export function isLinearizable<State>(calls: readonly Happened<State>[], initial: State): boolean {
  const deadEnds = new Set<string>()
  const search = (left: readonly Happened<State>[], state: State): boolean => {
    if (left.length === 0) return true
    const place = `${left.map(({ name }) => name).join()} ${JSON.stringify(state)}`
    if (deadEnds.has(place)) return false
    const firstEnd = Math.min(...left.map(({ ended }) => ended))
    for (const call of left) {
      if (call.began > firstEnd) continue
      const next = call.step(state)
      if (
        next !== null &&
        search(
          left.filter((other) => other !== call),
          next,
        )
      )
        return true
    }
    deadEnds.add(place)
    return false
  }
  return search(calls, initial)
}
