import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { kindsOf, type Shape, shapesOf, sharingSlots } from '#core/formats/shapes.ts'
import { budgetCents, greatestCommonDivisor, toCents } from '../whole-numbers.ts'

/** A row of a kind that some slots take. */
export type Choice = {
  person: number
  /** Index into `ContestPool.rows`. */
  row: number
  /** Index into the counts of a shape. */
  kind: number
  isCaptain: boolean
  /** The price of the row, and what it is above the least price of the kinds that share slots with its own. */
  cents: number
  above: number
}

/** The choices of each person, with prices. */
export type PricedChoices = {
  /** How many choices of each kind a lineup holds. */
  shapes: readonly Shape[]
  /** By person; those of a person who fits no slot, or is too expensive for any lineup, are empty. */
  ofPerson: readonly (readonly Choice[])[]
  budgetCents: number
  /** Cents that lineups may spend above the least prices, which every lineup pays for each slot. */
  left: number
  /** The most that a lineup can spend above them, whatever the budget. */
  dearest: number
  /** The greatest common divisor of the prices above the least ones. */
  step: number
}

/** Null where no shape has its rows, or the cheapest rows are over the budget. */
export function pricedChoices({ format, budget, rows, people }: ContestPool): PricedChoices | null {
  const playing = people.flatMap(({ captainRow, flexRow }, person) =>
    [captainRow, flexRow].flatMap((row) => (row < 0 ? [] : [{ person, row }])),
  )
  const { kinds, kindOfRow } = kindsOf(
    playing.map(({ row }) => rows[row]!),
    format.rosterSlots,
  )
  const all = playing.flatMap(({ person, row }, at) => {
    const kind = kindOfRow[at]!
    if (kind < 0) return []
    const isCaptain = row === people[person]!.captainRow
    return [{ person, row, kind, isCaptain, cents: toCents(rows[row]!.salary) }]
  })
  const prices = kinds.map((_, kind) =>
    all.filter((choice) => choice.kind === kind).map(({ cents }) => cents),
  )
  const shapes = shapesOf(kinds, format.rosterSlots.length).filter((shape) =>
    shape.every((count, kind) => count <= prices[kind]!.length),
  )
  if (shapes.length === 0) return null
  // Kinds that share a slot have one least price, so that it is paid as often in every shape.
  const components = sharingSlots(kinds)
  const leasts = kinds.map((_, kind) =>
    Math.min(...prices.flatMap((own, other) => (components[other] === components[kind] ? own : []))),
  )
  const totalOf = (shape: Shape, ofKind: (kind: number) => number) =>
    shape.reduce((total, count, kind) => total + (count > 0 ? count * ofKind(kind) : 0), 0)
  const cents = budgetCents(budget)
  const left = cents - totalOf(shapes[0]!, (kind) => leasts[kind]!)
  if (left < 0) return null

  const ofPerson: Choice[][] = people.map(() => [])
  for (const choice of all) {
    const above = choice.cents - leasts[choice.kind]!
    if (above <= left) ofPerson[choice.person]!.push({ ...choice, above })
  }
  return {
    shapes,
    ofPerson,
    budgetCents: cents,
    left,
    dearest: Math.max(
      ...shapes.map((shape) => totalOf(shape, (kind) => Math.max(...prices[kind]!) - leasts[kind]!)),
    ),
    step: greatestCommonDivisor(ofPerson.flatMap((own) => own.map(({ above }) => above))),
  }
}
