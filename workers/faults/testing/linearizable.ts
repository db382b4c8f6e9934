/** An answered call: its start and end on a logical clock, and its effect on the state. */
export type Happened<State> = {
  name: string
  began: number
  ended: number
  /** The state after the call, or null if its answer is impossible in this state. */
  step: (state: State) => State | null
}

/**
 * Is there a sequential order of the calls that explains every answer and respects real time? (Wing and Gong's search:
 * depth first over the calls that may come next.)
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
