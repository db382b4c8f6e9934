import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { budgetCents, greatestCommonDivisor, toCents } from '../whole-numbers.ts'

/** A row in a group of slots. */
export type Choice = {
  person: number
  /** Index into `ContestPool.rows`. */
  row: number
  group: number
  isCaptain: boolean
  /** The price of the row, and what it is above the least price of the group. */
  cents: number
  above: number
}

/** The choices of each person, with prices; slots of one code are a group. */
export type PricedChoices = {
  /** Slots of each group. */
  open: readonly number[]
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

/** Null where a slot has no row, or the cheapest rows are over the budget. */
export function pricedChoices({ mode, budget, rows, people }: ContestPool): PricedChoices | null {
  const groups = groupSlots(mode.rosterSlots.map(({ code }) => code))
  const slots = groups.map(({ code }) => mode.rosterSlots.find((slot) => slot.code === code)!)
  const all = people.flatMap(({ captainRow, flexRow }, person) =>
    [captainRow, flexRow].flatMap((row) =>
      row < 0
        ? []
        : slots.flatMap((slot, group) =>
            slotAccepts(slot, rows[row]!)
              ? [
                  {
                    person,
                    row,
                    group,
                    isCaptain: slot.accepts === 'captain',
                    cents: toCents(rows[row]!.salary),
                  },
                ]
              : [],
          ),
    ),
  )
  const prices = groups.map((_, group) =>
    all.filter((choice) => choice.group === group).map(({ cents }) => cents),
  )
  if (prices.some((own) => own.length === 0)) return null
  const least = prices.map((own) => Math.min(...own))
  const totalOf = (ofGroup: (group: number) => number) =>
    groups.reduce((total, { open }, group) => total + open * ofGroup(group), 0)
  const cents = budgetCents(budget)
  const left = cents - totalOf((group) => least[group]!)
  if (left < 0) return null

  const ofPerson: Choice[][] = people.map(() => [])
  for (const choice of all) {
    const above = choice.cents - least[choice.group]!
    if (above <= left) ofPerson[choice.person]!.push({ ...choice, above })
  }
  return {
    open: groups.map(({ open }) => open),
    ofPerson,
    budgetCents: cents,
    left,
    dearest: totalOf((group) => Math.max(...prices[group]!) - least[group]!),
    step: greatestCommonDivisor(ofPerson.flatMap((own) => own.map(({ above }) => above))),
  }
}

function groupSlots(codes: readonly string[]): { code: string; open: number }[] {
  const groups: { code: string; open: number }[] = []
  for (const code of codes) {
    const last = groups.at(-1)
    if (last?.code === code) last.open++
    else groups.push({ code, open: 1 })
  }
  return groups
}
