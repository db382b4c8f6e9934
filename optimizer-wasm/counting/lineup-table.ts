import type { Candidates } from '../candidates.ts'
import { budgetCents, greatestCommonDivisor, toCents } from '../whole-numbers.ts'

/**
 * The ways to fill slots with the first people of a pool, at each salary: what place-counts.ts counts, with every step kept,
 * so that lineups can be drawn from it.
 */
export type LineupTable = {
  /** The choices of each person, or of people who exclude each other. */
  people: readonly (readonly Choice[])[]
  /** Before the first person, after the first, and so on. */
  stages: readonly Stage[]
  shape: Shape
}

/** A row that may fill a slot of the group, at that many units above the group's least price. */
export type Choice = { row: number; group: number; salary: number }

/** Ways by state and units spent; a state is the number of filled slots of each group, in mixed radix. Null: none. */
type Stage = readonly (Float64Array | null)[]

/** Of each group: its open slots, and by how much one more filled slot raises the state's number. */
type Shape = { open: readonly number[]; steps: readonly number[] }

/** The most numbers of a table, 32 MB. */
const MOST_NUMBERS = 4_000_000

/** Null where no lineup is within the budget. Prices too fine for the table are rounded down: it then counts dearer lineups too. */
export function lineupTable(candidates: Candidates, budget: number): LineupTable | null {
  const open = candidates.groups.map((group) => group.open)
  const steps = open.map((_, group) =>
    open.slice(0, group).reduce((product, slots) => product * (slots + 1), 1),
  )
  const shape = { open, steps }
  const states = open.reduce((product, slots) => product * (slots + 1), 1)
  const priced = pricedChoices(candidates, budget, states)
  if (!priced) return null
  const { people, columns } = priced

  let stage: Stage = Array.from({ length: states }, (_, state) =>
    state === 0 ? new Float64Array(columns).fill(1, 0, 1) : null,
  )
  const stages = [stage]
  for (const [place, choices] of people.entries()) {
    stage = withPerson(stage, choices, shape)
    const group = onlyGroup(choices)
    if (group !== null && onlyGroup(people[place + 1] ?? []) !== group) stage = closed(stage, group, shape)
    stages.push(stage)
  }
  return stage.at(-1)?.some((ways) => ways > 0) ? { people, stages, shape } : null
}

/** The state before that choice; null where it can't be its last one. */
export function stateBefore(state: number, { group }: Choice, { open, steps }: Shape): number | null {
  const filled = Math.floor(state / steps[group]!) % (open[group]! + 1)
  return filled > 0 ? state - steps[group]! : null
}

/** The lineups without the person and those with. States that the person does not change stay the same array. */
function withPerson(before: Stage, choices: readonly Choice[], shape: Shape): Stage {
  return before.map((without, state) => {
    let ways: Float64Array | null = null
    for (const choice of choices) {
      const from = before[stateBefore(state, choice, shape) ?? -1]
      if (!from) continue
      ways ??= without ? without.slice() : new Float64Array(from.length)
      for (let spent = choice.salary; spent < ways.length; spent++) {
        ways[spent] = ways[spent]! + from[spent - choice.salary]!
      }
    }
    return ways ?? without
  })
}

/** Without the states that have open slots in the group, after all its people: they lead to no lineup. */
function closed(stage: Stage, group: number, { open, steps }: Shape): Stage {
  return stage.map((ways, state) =>
    Math.floor(state / steps[group]!) % (open[group]! + 1) < open[group]! ? null : ways,
  )
}

function pricedChoices(
  { rows, groups, exclusionOfRow }: Candidates,
  budget: number,
  states: number,
): { people: Choice[][]; columns: number } | null {
  const cents = rows.map(({ salary }) => toCents(salary))
  const filling = groups.map(({ open, rows: own }) => (open > 0 ? own : []))
  if (groups.some(({ open }, group) => open > 0 && filling[group]!.length === 0)) return null
  const least = filling.map((own) => own.reduce((low, row) => Math.min(low, cents[row]!), Number.MAX_VALUE))
  const above = (row: number, group: number) => cents[row]! - least[group]!

  let left = budgetCents(budget)
  let dearest = 0
  for (const [group, { open, kept }] of groups.entries()) {
    for (const row of kept) left -= cents[row]!
    if (open === 0) continue
    left -= open * least[group]!
    dearest += open * filling[group]!.reduce((most, row) => Math.max(most, above(row, group)), 0)
  }
  if (left < 0) return null
  const most = Math.min(left, dearest)

  const byNumber = new Map<number, { row: number; group: number }[]>()
  for (const [group, own] of filling.entries()) {
    for (const row of own) {
      const others = byNumber.get(exclusionOfRow[row]!) ?? []
      byNumber.set(exclusionOfRow[row]!, [...others, { row, group }])
    }
  }
  // First those who may fill slots of several groups, then group by group, so that one group after another is closed.
  const people = [...byNumber.values()].sort((a, b) => (onlyGroup(a) ?? -1) - (onlyGroup(b) ?? -1))
  const isAnySeveral = people.some((choices) => onlyGroup(choices) === null)
  const heldStates = isAnySeveral ? states : 1 + Math.max(...groups.map(({ open }) => open))
  const mostColumns = Math.max(16, Math.floor(MOST_NUMBERS / (heldStates * (people.length + 1))))
  const gaps = filling.flatMap((own, group) => own.map((row) => above(row, group)))
  const unit = Math.max(greatestCommonDivisor(gaps), Math.ceil(most / mostColumns))
  return {
    people: people.map((choices) =>
      choices.map(({ row, group }) => ({ row, group, salary: Math.floor(above(row, group) / unit) })),
    ),
    columns: Math.floor(most / unit) + 1,
  }
}

function onlyGroup([first, ...others]: readonly { group: number }[]): number | null {
  return first && others.every(({ group }) => group === first.group) ? first.group : null
}
