import type { SaveEntrySetRequest } from '#contract/entry-sets.ts'
import type { EntryGroup } from '#core/entries/groups.ts'
import type { ContestType } from '#core/lineups/saved-lineup.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { countedPoints, pointsByOf, pointsSources } from '#core/players/points.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

/** What the dialog asks for. */
export type SetDetails = {
  name: string
  contestName: string
  contestType: ContestType
  /** Dollars for each lineup; null: not entered yet. */
  entryFee: number | null
}

/** The list as an entry set: each row once, the lineups as places among them. `slate`: the salary file in the user's history. */
export function saveSetRequest(
  { name, contestName, contestType, entryFee }: SetDetails,
  lineups: readonly Pick<ListedLineup, 'players'>[],
  { rules, groups }: { rules: readonly RuleEntry[]; groups: readonly EntryGroup<number>[] },
  { modeId, slate }: { modeId: string; slate: { id: number | null; name: string } },
): SaveEntrySetRequest {
  const rows = new Map<string, Player>()
  for (const { players } of lineups) for (const player of players) rows.set(player.id, player)
  const ids = [...rows.keys()]
  return {
    entry_set: {
      name: name.trim(),
      game_mode: modeId,
      ...(contestName.trim() ? { contest_name: contestName.trim() } : {}),
      contest_type: contestType,
      entry_fee: entryFee,
      points_by: pointsByOf(pointsSources([...rows.values()])),
    },
    players: [...rows.values()].map((player) => ({
      player_name: player.name,
      position: player.actualPosition,
      team: player.team,
      opponent: player.opponent,
      salary: player.salary,
      fantasy_points: countedPoints(player),
      is_captain: isCaptainRow(player),
      provider_id: player.providerId,
    })),
    lineups: lineups.map(({ players }) => players.map(({ id }) => ids.indexOf(id))),
    rules: rulesWire(rules),
    ...(groups.length > 0
      ? {
          groups: groups.map((group) => ({
            ...group,
            rules: group.rules && rulesWire(group.rules),
            lineups: [...group.lineups],
          })),
        }
      : {}),
    slate,
  }
}

function rulesWire(rules: readonly RuleEntry[]): SaveEntrySetRequest['rules'] {
  return rules.map(({ id, isOn, rule }) => ({ id, isOn, rule: { ...rule } }))
}
