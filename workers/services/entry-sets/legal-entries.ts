import type { SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { formatOf } from '#contract/format.ts'
import { groupsProblem } from '#core/entries/groups.ts'
import type { Format } from '#core/formats/format.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { type BrokenRule, brokenRules } from '#core/lineups/lineup-rules.ts'
import { isCaptainRow } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { readRuleEntries } from '#core/rules/reading/read-rule-entries.ts'
import type { StoredLineups } from '#db/schema.ts'
import { toPlayer } from '#workers/services/lineups/legal-lineup.ts'

/** A lineup of one team may be saved, as a single lineup may; the provider's upload file says that it is refused. */
const REFUSALS: Record<Exclude<BrokenRule, 'one_side'>, string> = {
  empty_slot: 'has an empty slot',
  wrong_slot: 'has a player in a slot that does not take them',
  duplicate_person: 'holds a player twice',
  over_budget: 'is over budget',
}

/**
 * The requested lineups, after every rule of the contest was checked again for each of them. A rule of the build that this
 * version does not understand is refused by its place.
 */
export function legalEntries({
  entry_set,
  players,
  lineups,
  rules,
  groups = [],
}: SaveEntrySetRequest): StoredLineups {
  const read = legalRules(rules)
  const format = formatOf(entry_set.game_mode)
  const rows = players.map((player, index) => toPlayer(format, player, index))
  lineups.forEach((places, index) => {
    const refusal = refusalOf(format, places, rows)
    if (refusal) throw new AppError('invalid_input', `Lineup ${index + 1} ${refusal}`)
  })
  const problem = groupsProblem(groups, lineups.length)
  if (problem) throw new AppError('invalid_input', `A group ${problem}`)
  return {
    rows: players.map((player, index) => ({
      playerName: player.player_name,
      position: rows[index]!.actualPosition,
      team: player.team || null,
      opponent: player.opponent || null,
      salary: player.salary,
      fantasyPoints: player.fantasy_points ?? 0,
      isCaptain: isCaptainRow(rows[index]!),
      providerId: player.provider_id || null,
    })),
    lineups,
    rules: read,
    ...(groups.length > 0
      ? { groups: groups.map((group) => ({ ...group, rules: group.rules && legalRules(group.rules) })) }
      : {}),
  }
}

function legalRules(rules: SaveEntrySetRequest['rules']): RuleEntry[] {
  const { entries, refused } = readRuleEntries(rules)
  const [first] = refused
  if (first) throw new AppError('invalid_input', `Rule ${first.place + 1}: ${first.problem}`)
  return entries
}

function refusalOf(
  format: Format,
  places: readonly number[],
  rows: ReturnType<typeof toPlayer>[],
): string | null {
  const slots = format.rosterSlots.length
  if (places.length !== slots)
    return `has ${places.length} players; a ${format.name} lineup has exactly ${slots}`
  const players = places.flatMap((place) => rows[place] ?? [])
  if (players.length < slots) return 'names a player that is not in the list'
  const broken = brokenRules(lineupOf(format, players)).find((rule) => rule !== 'one_side')
  return broken ? REFUSALS[broken as keyof typeof REFUSALS] : null
}
