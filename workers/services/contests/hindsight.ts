import type { Hindsight, UnknownHindsight } from '#contract/field-report.ts'
import { type Field, namesOf, screenNameOf } from '#core/contest/field.ts'
import { countUnscored, hindsightPool } from '#core/contest/hindsight-pool.ts'
import { lineupHolders } from '#core/contest/lineup-holders.ts'
import type { Format } from '#core/formats/format.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { findBestLineup, STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { throttleSearch } from '#workers/services/optimize/throttle-search.ts'

const MOST_NAMES = 10

/**
 * The best possible lineup of the contest's slate by the points in the standings, and who had it; or why it is unknown.
 * A contest that still ran when its file was taken has none: its points are not final.
 */
export async function hindsightLineup(
  ctx: ServiceContext,
  field: Field,
  { format, slate }: { format: Format; slate: readonly Player[] },
): Promise<Hindsight | UnknownHindsight> {
  if (field.isLive) return { unknown: 'running' }
  const pool = hindsightPool(slate, field, format)
  if (pool.length === 0) return { unknown: 'no_points' }
  const kernel = await loadKernel()
  const spent = await throttleSearch(ctx)
  const best = findBestLineup(
    {
      playerPool: pool,
      format,
      budget: format.budget,
      settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
      keptPlayers: [],
    },
    kernel,
  )
  spent(best.ok ? best.value.steps : STEPS_OF_A_SEARCH)
  if (!best.ok) return { unknown: 'no_lineup' }
  const { players, projectedPoints, totalSalary, gap } = best.value
  const holders = lineupHolders(
    field,
    players.map(({ basePlayerId }) => basePlayerId),
  )
  const names = namesOf(field, holders)
  const people = [...new Set(holders.map((entry) => screenNameOf(names.get(entry)!)))]
  return {
    players: players.map((player, slot) => ({
      name: player.name,
      position: player.actualPosition,
      team: player.team,
      salary: player.salary,
      points: player.actualPoints! * pointsMultiplier(format, slot),
      captainCode: isCaptainRow(player) ? player.position : null,
    })),
    points: projectedPoints,
    gap,
    salary: totalSalary,
    entries: holders.length,
    people: people.length,
    holders: people.slice(0, MOST_NAMES),
    unscored: countUnscored(slate, field),
  }
}
