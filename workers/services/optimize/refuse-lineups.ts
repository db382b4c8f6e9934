import { tidyCell } from '#core/files/tidy-cell.ts'
import type { Format } from '#core/formats/format.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { type BrokenRule, brokenRules } from '#core/lineups/lineup-rules.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import type { Player } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'

/** A kept lineup stays whatever it costs: the user may have lowered the budget since. */
const REASONS: Record<Exclude<BrokenRule, 'over_budget'>, string> = {
  empty_slot: 'has too few players',
  wrong_slot: 'has a player in a slot that does not take that row',
  duplicate_person: 'has a player twice',
  one_team: 'has players of one team alone',
}

/** Refuses kept lineups that are more than the build has, that the pool does not have, or that break a rule of the contest. */
export function refuseLineups(
  kept: readonly (readonly string[])[],
  count: number,
  pool: readonly Player[],
  mode: Format,
): void {
  if (kept.length > count) throw new AppError('invalid_input', `keptLineups must be at most count, ${count}`)
  const rows = new Map(withCaptainTwins([...pool], mode).map((row) => [row.id, row]))
  for (const [place, ids] of kept.entries()) {
    const problem = problemOf(ids, rows, mode)
    if (problem) throw new AppError('invalid_input', `keptLineups.${place} ${problem}`)
  }
}

function problemOf(ids: readonly string[], rows: ReadonlyMap<string, Player>, mode: Format): string | null {
  const stranger = ids.find((id) => !rows.has(id))
  if (stranger !== undefined) return `has a row that is not in the pool: "${tidyCell(stranger)}"`
  if (ids.length > mode.rosterSlots.length) return `has more than ${mode.rosterSlots.length} players`
  const players = ids.map((id) => rows.get(id)!)
  const broken = brokenRules(lineupOf(mode, players)).find((rule) => rule !== 'over_budget')
  return broken ? REASONS[broken] : null
}
