/** Counts partial lineups by the slots filled and the salary spent. */
export type PlaceCounts = {
  /** Open slots of each group. */
  open: readonly number[]
  /** The increase of a state's number by one more filled slot of the group. */
  steps: readonly number[]
  columns: number
  /** By state and salary; a state is the number of filled slots of each group. Null for states not reached. */
  states: (Count | null)[]
}

/** Counts by salary, large ones in two parts: low + high x LOW_RANGE. */
type Count = {
  low: Float64Array
  /** Null while every count fits in `low`. */
  high: Float64Array | null
  /** Upper bounds: of the counts, and of the salaries with a count. */
  most: number
  top: number
}

/** A slot group that a person may fill, and the price. */
export type Choice = { group: number; salary: number }

const LOW_RANGE = 2 ** 50

/** The empty lineup, counted once. `columns` is the most that can be spent plus one. */
export function emptyCounts(open: readonly number[], columns: number): PlaceCounts {
  const steps = open.map((_, group) =>
    open.slice(0, group).reduce((product, slots) => product * (slots + 1), 1),
  )
  const states = open.reduce((product, slots) => product * (slots + 1), 1)
  const counts: PlaceCounts = { open, steps, columns, states: new Array(states).fill(null) }
  const none = ensureState(counts, 0)
  none.low[0] = 1
  none.most = 1
  return counts
}

/** Adds the lineups with the person; each lineup holds the person once at most. */
export function addPerson(counts: PlaceCounts, choices: readonly Choice[]): void {
  // From the fullest state down, so that a state is read before this person is added to it.
  for (let state = counts.states.length - 1; state > 0; state--) {
    for (const { group, salary } of choices) {
      if (filledSlots(counts, state, group) === 0) continue
      const from = counts.states[state - counts.steps[group]!]
      if (from) addShifted(ensureState(counts, state), from, salary)
    }
  }
}

/** Drops lineups with open slots in the group, after all its people were added. */
export function closeGroup(counts: PlaceCounts, group: number): void {
  for (let state = 0; state < counts.states.length; state++) {
    if (filledSlots(counts, state, group) < counts.open[group]!) counts.states[state] = null
  }
}

/** The number of complete lineups; beyond 2^53 the nearest double. */
export function completeLineups({ states }: PlaceCounts): number {
  const full = states.at(-1)
  return full ? Number(exactSum(full.low) + exactSum(full.high ?? []) * BigInt(LOW_RANGE)) : 0
}

function exactSum(parts: Iterable<number>): bigint {
  let sum = 0n
  for (const part of parts) if (part > 0) sum += BigInt(part)
  return sum
}

function filledSlots({ open, steps }: PlaceCounts, state: number, group: number): number {
  return Math.floor(state / steps[group]!) % (open[group]! + 1)
}

function ensureState(counts: PlaceCounts, state: number): Count {
  const { columns, states } = counts
  states[state] ??= { low: new Float64Array(columns), high: null, most: 0, top: 0 }
  return states[state]
}

function addShifted(to: Count, from: Count, salary: number): void {
  const end = Math.min(from.top + salary, to.low.length - 1)
  if (end < salary) return
  to.most += from.most
  to.top = Math.max(to.top, end)
  if (to.most < LOW_RANGE) addLow(to.low, from.low, salary, end)
  else addWithCarry(to, from, salary, end)
}

function addLow(to: Float64Array, from: Float64Array, salary: number, end: number): void {
  for (let column = salary, source = 0; column <= end; column++, source++) {
    to[column] = to[column]! + from[source]!
  }
}

function addWithCarry(to: Count, from: Count, salary: number, end: number): void {
  to.high ??= new Float64Array(to.low.length)
  const { low, high } = to
  for (let column = salary, source = 0; column <= end; column++, source++) {
    const together = low[column]! + from.low[source]!
    const carry = together >= LOW_RANGE ? 1 : 0
    low[column] = together - carry * LOW_RANGE
    high[column] = high[column]! + (from.high?.[source] ?? 0) + carry
  }
}
