import { formatSalary } from '../figures/format.ts'
import type { Format } from '../formats/format.ts'
import { percentOf } from '../money/percent.ts'
import type { Player } from '../players/player.ts'
import type { Field } from './field.ts'
import { pricedLineup, slatePrices } from './slate-prices.ts'

/**
 * A kind of lineup, and the percentage of the field's and of the best lineups that are of it; null for the best when none
 * of their lineups is wholly on the slate.
 */
export type ShapeShare = { shape: string; fieldPct: number; bestPct: number | null }

export type SlateShapes = {
  /** Lineups that the figures cover. */
  lineups: number
  /** Players by team, the larger side first: `4-2`. Most common in the field first; empty when teams are unknown. */
  teams: ShapeShare[]
  /** Dollars of the budget left unspent, in steps. */
  salaryLeft: ShapeShare[]
  /** Dollars; null for the best when none of their lineups is wholly on the slate. */
  averageSalaryLeft: { field: number; best: number | null }
}

/** Dollars, by the unit in which a format's prices are counted. */
const SALARY_STEPS = { 1: [0, 1, 2, 3, 5, 10], 1000: [0, 100, 300, 500, 1_000, 2_000, 5_000] } as const

/**
 * Salary left and team splits of the field's lineups. Left out are lineups with a hidden slot or a player who is not on
 * the slate, and lineups over the budget: a few prices of the file differ from the provider's. Null when none is left.
 */
export function slateShapes(
  field: Field,
  slate: readonly Player[],
  { format, bestRank }: { format: Format; bestRank: number },
): SlateShapes | null {
  const prices = slatePrices(field, slate, format)
  const steps = namedSteps(SALARY_STEPS[format.valueUnit.dollars])
  const teams = new Shares()
  const salaryLeft = new Shares()
  for (let entry = 0; entry < field.entries; entry += 1) {
    const lineup = pricedLineup(field, entry, prices)
    if (!lineup || lineup.salary > format.budget) continue
    const isBest = field.ranks[entry]! <= bestRank
    const left = format.budget - lineup.salary
    salaryLeft.add(steps.find(({ most }) => left <= most)!.name, isBest, left)
    if (!lineup.teams.includes(null)) teams.add(teamSplit(lineup.teams), isBest)
  }
  if (salaryLeft.field === 0) return null
  const leftShares = salaryLeft.shares()
  return {
    lineups: salaryLeft.field,
    teams: teams.shares().sort((a, b) => b.fieldPct - a.fieldPct),
    salaryLeft: steps.flatMap(({ name }) => leftShares.filter(({ shape }) => shape === name)),
    averageSalaryLeft: salaryLeft.averages(),
  }
}

function teamSplit(teams: readonly (string | null)[]): string {
  const counts = new Map<string | null, number>()
  for (const team of teams) counts.set(team, (counts.get(team) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a).join('-')
}

/** The steps, least first, with their names: made once, since formatting an amount takes longer than pricing a lineup. */
function namedSteps(amounts: readonly number[]): { most: number; name: string }[] {
  return [
    ...amounts.map((most) => ({ most, name: most === 0 ? '$0' : `Up to ${formatSalary(most)}` })),
    { most: Number.POSITIVE_INFINITY, name: `Over ${formatSalary(amounts.at(-1)!)}` },
  ]
}

class Shares {
  field = 0
  private best = 0
  private readonly amounts = { field: 0, best: 0 }
  private readonly counts = new Map<string, { field: number; best: number }>()

  add(shape: string, isBest: boolean, amount = 0): void {
    const count = this.countOf(shape)
    count.field += 1
    this.field += 1
    this.amounts.field += amount
    if (!isBest) return
    count.best += 1
    this.best += 1
    this.amounts.best += amount
  }

  private countOf(shape: string): { field: number; best: number } {
    const known = this.counts.get(shape)
    if (known) return known
    const count = { field: 0, best: 0 }
    this.counts.set(shape, count)
    return count
  }

  shares(): ShapeShare[] {
    return [...this.counts].map(([shape, { field, best }]) => ({
      shape,
      fieldPct: percentOf(field, this.field),
      bestPct: this.best === 0 ? null : percentOf(best, this.best),
    }))
  }

  averages() {
    return {
      field: this.amounts.field / this.field,
      best: this.best === 0 ? null : this.amounts.best / this.best,
    }
  }
}
