import type { Player } from '#core/players/player.ts'
import type { BuildRequest } from '../../build-request.ts'
import type { FoundLineups, PreparedPool, SearchLimits } from '../../lineups-under.ts'
import { byRank, everyLineupUnder, isOpenTo, type RuledLineup } from '../../testing/every-lineup-under.ts'

export type CountedLineup = { rows: number[]; objective: number }

/**
 * For tests: a pool whose searches look at every legal lineup of a small pool, one after another, by the written meaning of
 * each limit. It knows no rules of single lineups. Shares no code with the kernel.
 */
export function bruteForcePool(request: BuildRequest): PreparedPool & { all: CountedLineup[] } {
  const { rows, lineups, objectiveOf } = everyLineupUnder({ ...request, rules: [] })
  const shown = ({ rows: lineup, objective }: RuledLineup): CountedLineup => ({
    rows: slotOrder(lineup, rows, request),
    objective: objective / 10_000,
  })
  const searchOf =
    (ranked: readonly RuledLineup[]) =>
    (limits: SearchLimits): FoundLineups => ({
      lineups: ranked
        .filter((lineup) => isOpenTo(lineup.rows, rows, limits))
        .slice(0, limits.wanted)
        .map(shown),
      isProved: true,
      steps: 1,
    })
  return {
    request,
    rows,
    all: lineups.map(shown),
    batch: 80,
    objectiveOf: (lineup) => objectiveOf(lineup) / 10_000,
    bestLineups: searchOf(lineups),
    withPrices: (terms) => {
      const priced = lineups.map((lineup) => ({
        ...lineup,
        objective: lineup.objective + lineup.rows.reduce((sum, row) => sum + terms[row]!, 0),
      }))
      return searchOf(priced.sort(byRank))
    },
  }
}

function slotOrder(lineup: readonly number[], rows: readonly Player[], { format }: BuildRequest): number[] {
  const codes = [...new Set(format.rosterSlots.map(({ code }) => code))]
  return codes.flatMap((code) =>
    lineup
      .filter((_, place) => format.rosterSlots[place]!.code === code)
      .sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b),
  )
}
