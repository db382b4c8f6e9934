import { lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import { personKey } from '#core/players/player.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { buildLineups } from '#optimizer/build.ts'
import { CommandError } from './command.ts'
import { loadBuiltKernel } from './load-kernel.ts'
import type { SlateInput } from './slate-input.ts'

type Lineups = NonNullable<SlateInput['lineups']>

/** The lineups of the file; without one so many best ones by points, as `build` makes them. */
export async function ownLineups(
  { pool, lineups, notUsedIds }: SlateInput,
  count: number,
): Promise<{ lineups: Lineups; notes: string[] }> {
  if (lineups) return { lineups, notes: [] }
  const playing = new Set(pool.people.map(({ key }) => key))
  const built = buildLineups(
    {
      playerPool: pool.rows,
      mode: pool.mode,
      budget: pool.budget,
      settings: { ...DEFAULT_SETTINGS, strategy: 'max_points' },
      excludedIds: pool.rows
        .filter((row) => !playing.has(personKey(row)) || notUsedIds.has(row.id))
        .map(({ id }) => id),
      count,
      rules: rulesByDefault(pool.mode, count),
    },
    await loadBuiltKernel(),
  )
  if (!built.ok) throw new CommandError(1, built.error.message)
  const players = built.value.lineups.map((lineup) => lineup.players)
  return {
    lineups: { players, rows: lineupRowsOfPlayers(players, pool) },
    notes: [`Without --lineups the ${players.length} best by points.`],
  }
}
