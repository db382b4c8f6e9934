import type { Hindsight } from '#contract/field-report.ts'
import { entryNames, type Field, lineupSlots, NO_PLAYER, screenNameOf } from '#core/contest/field.ts'
import { hindsightPool } from '#core/contest/hindsight-pool.ts'
import type { Format } from '#core/formats/format.ts'
import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { basePlayerIdOf, isCaptainRow, type Player } from '#core/players/player.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { findBestLineup, STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { throttleSearch } from '#workers/services/optimize/throttle-search.ts'

const ENTRIES_WITH_LINEUP_SHOWN = 10

/**
 * The best possible lineup of the contest's slate, by the actual points of the drafted players. Null when the slate or
 * any points are unknown.
 */
export async function hindsightLineup(
  ctx: ServiceContext,
  field: Field,
  { format: mode, slate }: { format: Format; slate: readonly Player[] },
): Promise<Hindsight | null> {
  const pool = hindsightPool(slate, field.players)
  if (pool.length === 0) return null
  const kernel = await loadKernel()
  const spent = await throttleSearch(ctx)
  const best = findBestLineup(
    {
      playerPool: pool,
      mode,
      budget: mode.budget,
      settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
      keptPlayers: [],
    },
    kernel,
  )
  spent(best.ok ? best.value.steps : STEPS_OF_A_SEARCH)
  if (!best.ok) return null
  const { players, projectedPoints, totalSalary, gap } = best.value
  const holders = entriesWithPlayers(field, players)
  const people = [...new Set(holders.map(screenNameOf))]
  return {
    players: players.map((player, slot) => ({
      name: player.name,
      position: player.actualPosition,
      team: player.team,
      salary: player.salary,
      points: player.actualPoints! * pointsMultiplier(mode, slot),
      captainCode: isCaptainRow(player) ? player.position : null,
    })),
    points: projectedPoints,
    gap,
    salary: totalSalary,
    entries: holders.length,
    people: people.length,
    holders: people.slice(0, ENTRIES_WITH_LINEUP_SHOWN),
  }
}

/** Names of the entries with exactly this captain and these players. */
function entriesWithPlayers(field: Field, players: readonly Player[]): string[] {
  const indexes = new Map(field.players.map(({ name }, index) => [basePlayerIdOf(name), index]))
  const sought = players.map(({ basePlayerId }) => indexes.get(basePlayerId) ?? NO_PLAYER)
  const [captain, ...others] = field.hasCaptain ? sought : [NO_PLAYER, ...sought]
  const slots = [...(field.hasCaptain ? [captain!] : []), ...others.sort((a, b) => a - b)]
  if (slots.length !== field.lineupSize) return []
  const entries = Array.from({ length: field.entries }, (_, entry) => entry).filter((entry) =>
    lineupSlots(field, entry).every((player, slot) => player === slots[slot]),
  )
  if (entries.length === 0) return []
  const names = entryNames(field)
  return entries.map((entry) => names[entry]!)
}
