import { groupBy } from '../collections/group-by.ts'
import { percentOf } from '../money/percent.ts'
import { basePlayerIdOf, isCaptainRow, type Player } from '../players/player.ts'
import { captainOf, type Field, lineupSlots, NO_PLAYER } from './field.ts'

/**
 * A kind of lineup, and the percentage of the field's and of the best lineups that are of it; null for the best when none
 * of their lineups is wholly on the slate.
 */
export type ShapeShare = { shape: string; fieldPct: number; bestPct: number | null }

export type SlateShapes = {
  /** Players by team, the larger side first: `4-2`. Most common in the field first. */
  teams: ShapeShare[]
  /** Dollars of the budget left unspent, in steps. */
  salaryLeft: ShapeShare[]
  /** Dollars; null for the best when none of their lineups is wholly on the slate. */
  averageSalaryLeft: { field: number; best: number | null }
}

const SALARY_STEPS = [0, 100, 300, 500, 1_000, 2_000, 5_000] as const

/** Salary left and team splits of the field's lineups; lineups not wholly on the slate are left out. */
export function slateShapes(
  field: Field,
  players: readonly Player[],
  { budget, bestRank }: { budget: number; bestRank: number },
): SlateShapes | null {
  const facts = factsByPlayer(field, players)
  const teams = new Shares()
  const salaryLeft = new Shares()
  for (let entry = 0; entry < field.entries; entry += 1) {
    const lineup = describeLineup(field, entry, facts)
    if (!lineup) continue
    const isBest = field.ranks[entry]! <= bestRank
    teams.add(lineup.teams, isBest)
    salaryLeft.add(salaryStep(budget - lineup.salary), isBest, budget - lineup.salary)
  }
  if (teams.field === 0) return null
  return {
    teams: teams.shares().sort((a, b) => b.fieldPct - a.fieldPct),
    salaryLeft: salaryLeft.shares().sort((a, b) => stepOrder(a.shape) - stepOrder(b.shape)),
    averageSalaryLeft: salaryLeft.averages(),
  }
}

type PlayerFacts = { team: string | null; salary: number; captainSalary: number }

function factsByPlayer(field: Field, players: readonly Player[]): (PlayerFacts | null)[] {
  const rows = groupBy(players, ({ basePlayerId }) => basePlayerId)
  return field.players.map(({ name }) => {
    const own = rows.get(basePlayerIdOf(name))
    const flex = own?.find((row) => !isCaptainRow(row))
    if (!flex) return null
    const captain = own?.find(isCaptainRow)
    return { team: flex.team, salary: flex.salary, captainSalary: captain?.salary ?? flex.salary }
  })
}

function describeLineup(field: Field, entry: number, facts: readonly (PlayerFacts | null)[]) {
  const captain = captainOf(field, entry)
  const counts = new Map<string, number>()
  let salary = 0
  for (const player of lineupSlots(field, entry)) {
    const known = player === NO_PLAYER ? null : facts[player]
    if (!known?.team) return null
    salary += player === captain ? known.captainSalary : known.salary
    counts.set(known.team, (counts.get(known.team) ?? 0) + 1)
  }
  return { salary, teams: [...counts.values()].sort((a, b) => b - a).join('-') }
}

function salaryStep(left: number): string {
  const step = SALARY_STEPS.findIndex((most) => left <= most)
  if (step === 0) return '$0'
  if (step === -1) return `Over $${SALARY_STEPS.at(-1)!.toLocaleString('en-US')}`
  return `Up to $${SALARY_STEPS[step]!.toLocaleString('en-US')}`
}

function stepOrder(shape: string): number {
  const dollars = Number(shape.replace(/[^0-9]/g, ''))
  return shape.startsWith('Over') ? dollars + 1 : dollars
}

class Shares {
  field = 0
  private best = 0
  private readonly amounts = { field: 0, best: 0 }
  private readonly counts = new Map<string, { field: number; best: number }>()

  add(shape: string, isBest: boolean, amount = 0): void {
    const count = this.counts.get(shape) ?? { field: 0, best: 0 }
    this.counts.set(shape, { field: count.field + 1, best: count.best + Number(isBest) })
    this.field += 1
    this.amounts.field += amount
    if (!isBest) return
    this.best += 1
    this.amounts.best += amount
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
