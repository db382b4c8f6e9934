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
  one_side: 'has players of one team alone',
}

/**
 * Refuses kept lineups that are more than the build has, that the pool does not have, that break a rule of the contest, or
 * that are there twice: they would come back twice.
 */
export function refuseLineups(
  kept: readonly (readonly string[])[],
  count: number,
  pool: readonly Player[],
  mode: Format,
): void {
  if (kept.length > count) throw new AppError('invalid_input', `keptLineups must be at most count, ${count}`)
  const rows = new Map(withCaptainTwins([...pool], mode).map((row) => [row.id, row]))
  const places = new Map<string, number>()
  for (const [place, ids] of kept.entries()) {
    const problem = problemOf(ids, rows, mode) ?? sameAs(places.get(keyOf(ids)))
    if (problem) throw new AppError('invalid_input', `keptLineups.${place} ${problem}`)
    places.set(keyOf(ids), place)
  }
}

/** Equal for lineups of the same rows in any order: a captain's row is another one than the same player's flex row. */
function keyOf(ids: readonly string[]): string {
  return JSON.stringify(ids.toSorted())
}

function sameAs(place: number | undefined): string | null {
  return place === undefined ? null : `is the lineup of keptLineups.${place} once more`
}

function problemOf(ids: readonly string[], rows: ReadonlyMap<string, Player>, mode: Format): string | null {
  const stranger = ids.find((id) => !rows.has(id))
  if (stranger !== undefined) return `has a row that is not in the pool: "${tidyCell(stranger)}"`
  if (ids.length > mode.rosterSlots.length) return `has more than ${mode.rosterSlots.length} players`
  const players = ids.map((id) => rows.get(id)!)
  const broken = brokenRules(lineupOf(mode, players)).find((rule) => rule !== 'over_budget')
  return broken ? REASONS[broken] : null
}
