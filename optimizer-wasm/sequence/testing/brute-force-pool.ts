import { slotAccepts } from '#core/formats/lookup.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isOut, isSamePerson, type Player } from '#core/players/player.ts'
import type { BuildRequest } from '../../build-request.ts'
import type { FoundLineups, PreparedPool, SearchLimits } from '../../lineups-under.ts'
import { referenceObjective } from '../../testing/reference-objective.ts'

export type CountedLineup = { rows: number[]; objective: number }

/**
 * For tests: a pool whose searches look at every legal lineup of a small pool, one after another, by the written meaning of
 * each limit. It knows no rules of single lineups. Shares no code with the kernel.
 */
export function bruteForcePool(request: BuildRequest): PreparedPool & { all: CountedLineup[] } {
  const { mode, settings } = request
  const rows = withCaptainTwins([...request.playerPool], mode)
  const { value, pair } = referenceObjective(rows, settings, mode.id === 'showdown')
  const rounded = (points: number) => Math.round(points * 10_000)
  const objectiveOf = (lineup: readonly number[]) => {
    let total = 0
    for (const [place, row] of lineup.entries()) {
      total += rounded(value(row))
      for (const other of lineup.slice(0, place)) total += rounded(pair(other, row))
    }
    return total / 10_000
  }
  const legal = everyLegalLineup(request, rows).map((lineup) => ({
    inPoolOrder: lineup,
    rows: slotOrder(lineup, rows, request),
    objective: objectiveOf(lineup),
    cents: lineup.reduce((sum, row) => sum + Math.round(rows[row]!.salary * 100), 0),
  }))
  const ranked = (lineups: typeof legal): CountedLineup[] =>
    lineups
      .toSorted(
        (a, b) =>
          b.objective - a.objective || b.cents - a.cents || firstDifference(a.inPoolOrder, b.inPoolOrder),
      )
      .map(({ rows: lineup, objective }) => ({ rows: lineup, objective }))
  const searchOf =
    (lineups: readonly CountedLineup[]) =>
    (limits: SearchLimits): FoundLineups => ({
      lineups: lineups.filter(({ rows: lineup }) => isAllowed(lineup, limits, rows)).slice(0, limits.wanted),
      isProved: true,
      steps: 1,
    })
  const all = ranked(legal)
  return {
    request,
    rows,
    all,
    batch: 80,
    objectiveOf,
    bestLineups: searchOf(all),
    withPrices: (terms) => {
      const priced = legal.map((lineup) => {
        const more = lineup.rows.reduce((sum, row) => sum + terms[row]!, 0)
        return { ...lineup, objective: (rounded(lineup.objective) + more) / 10_000 }
      })
      return searchOf(ranked(priced))
    },
  }
}

/** By slot, rows of equal slots in pool order. */
function everyLegalLineup(
  { mode, budget, excludedIds = [] }: BuildRequest,
  rows: readonly Player[],
): number[][] {
  const out = rows.filter((row) => isOut(row) || excludedIds.includes(row.id))
  const teams = new Set(rows.flatMap(({ team }) => team ?? []))
  const lineups: number[][] = []
  fill([])
  return lineups

  function fill(taken: number[]): void {
    const slot = mode.rosterSlots[taken.length]
    if (!slot) {
      const dollars = taken.reduce((sum, row) => sum + rows[row]!.salary, 0)
      const [first] = taken
      const team = rows[first!]!.team
      const isOfOneTeam = team !== null && taken.every((row) => rows[row]!.team === team)
      const mustMix = mode.captain !== null && teams.size > 1
      if (dollars <= budget + 1e-6 && !(mustMix && isOfOneTeam)) lineups.push(taken)
      return
    }
    const alike = mode.rosterSlots[taken.length - 1]?.code === slot.code
    for (let row = alike ? taken.at(-1)! + 1 : 0; row < rows.length; row++) {
      const player = rows[row]!
      if (!slotAccepts(slot, player) || out.some((other) => isSamePerson(other, player))) continue
      if (taken.some((other) => isSamePerson(rows[other]!, player))) continue
      fill([...taken, row])
    }
  }
}

function isAllowed(lineup: readonly number[], limits: SearchLimits, rows: readonly Player[]): boolean {
  const { closedRows = [], neededRows = [], ofCaptainsTeam, apart, banned = [] } = limits
  if (lineup.some((row) => closedRows.includes(row))) return false
  if (neededRows.some((needed) => !needed.some((row) => lineup.includes(row)))) return false
  const { team } = rows[lineup[0]!]!
  const beside = lineup.filter((row) => team !== null && rows[row]!.team === team).length
  if (ofCaptainsTeam && !ofCaptainsTeam.includes(Math.max(1, beside))) return false
  const key = sorted(lineup)
  if (banned.some((other) => sorted(other) === key)) return false
  return (
    !apart ||
    apart.from.every((other) => differing(lineup, other, rows, apart.captainSwapCounts) >= apart.players)
  )
}

export function differing(
  a: readonly number[],
  b: readonly number[],
  rows: readonly Player[],
  captainSwapCounts: boolean,
): number {
  const others = a.filter((row) => !b.some((other) => isSamePerson(rows[row]!, rows[other]!)))
  if (others.length > 0 || !captainSwapCounts) return others.length
  const [first, second] = [rows[a[0]!]!, rows[b[0]!]!]
  return first.position === 'CPT' && !isSamePerson(first, second) ? 1 : 0
}

function sorted(lineup: readonly number[]): string {
  return [...lineup].sort((a, b) => a - b).join()
}

function slotOrder(lineup: readonly number[], rows: readonly Player[], { mode }: BuildRequest): number[] {
  const codes = [...new Set(mode.rosterSlots.map(({ code }) => code))]
  return codes.flatMap((code) =>
    lineup
      .filter((_, place) => mode.rosterSlots[place]!.code === code)
      .sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b),
  )
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((row, index) => row !== b[index])
  return place < 0 ? 0 : a[place]! - b[place]!
}
