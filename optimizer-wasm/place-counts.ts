/** Counts lineups in the making by the places they have filled and the salary they have spent. */
export type PlaceCounts = {
  /** Open slots of each group. */
  open: readonly number[]
  /** What one more filled slot of a group adds to a state's number. */
  steps: readonly number[]
  columns: number
  /** By state and salary: a state says how many slots of each group are filled; null where nothing has got to. */
  states: (Count | null)[]
}

/** Counts by salary, beyond 2^53 in two parts: low + high x LOW_RANGE. */
type Count = { low: Float64Array; high: Float64Array }

/** A place that a person may take, and for how much. */
export type Choice = { group: number; salary: number }

const LOW_RANGE = 2 ** 50

/** The empty lineup, counted once. `columns` is one more than the most that can be spent. */
export function emptyCounts(open: readonly number[], columns: number): PlaceCounts {
  const steps = open.map((_, group) =>
    open.slice(0, group).reduce((product, slots) => product * (slots + 1), 1),
  )
  const states = open.reduce((product, slots) => product * (slots + 1), 1)
  const counts: PlaceCounts = { open, steps, columns, states: new Array(states).fill(null) }
  ensureState(counts, 0).low[0] = 1
  return counts
}

/** Goes on with and without the person in each lineup; he takes one place at most. */
export function addPerson(counts: PlaceCounts, choices: readonly Choice[]): void {
  // From the fullest state down, so that what a state hands on is still without this person.
  for (let state = counts.states.length - 1; state > 0; state--) {
    for (const { group, salary } of choices) {
      if (filledSlots(counts, state, group) === 0) continue
      const from = counts.states[state - counts.steps[group]!]
      if (from) addShifted(ensureState(counts, state), from, salary)
    }
  }
}

/** Drops lineups that have not filled the group, once everyone who could has been asked. */
export function closeGroup(counts: PlaceCounts, group: number): void {
  for (let state = 0; state < counts.states.length; state++) {
    if (filledSlots(counts, state, group) < counts.open[group]!) counts.states[state] = null
  }
}

/** How many lineups have filled every place. */
export function completeLineups({ states }: PlaceCounts): number {
  const full = states.at(-1)
  if (!full) return 0
  let [low, high] = [0n, 0n]
  for (const part of full.low) low += BigInt(part)
  for (const part of full.high) high += BigInt(part)
  return Number(low + high * BigInt(LOW_RANGE))
}

function filledSlots({ open, steps }: PlaceCounts, state: number, group: number): number {
  return Math.floor(state / steps[group]!) % (open[group]! + 1)
}

function ensureState(counts: PlaceCounts, state: number): Count {
  const { columns, states } = counts
  states[state] ??= { low: new Float64Array(columns), high: new Float64Array(columns) }
  return states[state]
}

function addShifted(to: Count, from: Count, salary: number): void {
  for (let column = salary; column < to.low.length; column++) {
    const low = to.low[column]! + from.low[column - salary]!
    const carry = low >= LOW_RANGE ? 1 : 0
    to.low[column] = low - carry * LOW_RANGE
    to.high[column]! += from.high[column - salary]! + carry
  }
}
