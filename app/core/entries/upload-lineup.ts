import { formatSalary } from '../figures/format.ts'
import type { Format, RosterSlot } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { lineupKey, lineupOf, totalSalary } from '../lineups/lineup.ts'
import { isOfOneSide } from '../lineups/lineup-rules.ts'
import { type Player, personKey } from '../players/player.ts'
import { otherSideWord, sideOf, sidesWord } from '../players/sides.ts'
import { cellOfSlot, type UploadProblem } from './upload-problem.ts'

/** A lineup with its row in the file: its players in slot order, null where none is known. */
export type UploadLineup = { row: number; players: readonly (Player | null)[] }

/** Why the contest refuses a lineup as a whole: its price, or its teams. An incomplete one is not judged. */
export function contestProblems(lineup: UploadLineup, format: Format): UploadProblem[] {
  if (lineup.players.includes(null)) return []
  return [overBudget(lineup, format), oneTeam(lineup, format)].filter((problem) => problem !== null)
}

/** The lineups that are listed above with the same rows in any order. Incomplete ones are not compared. */
export function duplicateProblems(lineups: readonly UploadLineup[], format: Format): UploadProblem[] {
  const rowOfKey = new Map<string, number>()
  return lineups.flatMap(({ row, players }) => {
    if (players.includes(null)) return []
    const key = lineupKey(lineupOf(format, players as Player[]))
    const above = rowOfKey.get(key)
    if (above === undefined) {
      rowOfKey.set(key, row)
      return []
    }
    return {
      issue: 'duplicate_lineup',
      row,
      cell: null,
      players: [],
      what: `This is the lineup of row ${above} once more`,
      cure: 'Change a player or remove the row, unless you want to enter it twice',
    }
  })
}

/** A row in a slot that does not take it. `pool`: where the row that fits may be found. */
export function wrongSlot(
  place: { row: number; column: number },
  player: Player,
  format: Format,
  pool: readonly Player[],
): UploadProblem | null {
  const slot = format.rosterSlots[place.column]!
  if (slotAccepts(slot, player)) return null
  const own = format.rosterSlots.find((each) => slotAccepts(each, player))?.code ?? player.position
  const fitting = idFor(slot, pool, (row) => personKey(row) === personKey(player))
  return {
    issue: 'wrong_slot',
    row: place.row,
    cell: cellOfSlot(format, place.column),
    players: [player.name],
    what: player.providerId
      ? `${player.providerId} is the ${own} id of ${player.name}`
      : `${player.name} is in the pool as ${own}`,
    cure: fitting ? `Write the ${slot.code} id, ${fitting}` : `Choose a player for ${slot.code}`,
  }
}

/** The provider's id of the first such row that fits the slot. */
export function idFor(
  slot: RosterSlot,
  pool: readonly Player[],
  isMeant: (row: Player) => boolean,
): string | null {
  return pool.find((row) => isMeant(row) && slotAccepts(slot, row))?.providerId ?? null
}

/** Each cell whose player is in an earlier cell of the row too. */
export function peopleTwice({ row, players }: UploadLineup, format: Format): UploadProblem[] {
  const seen = new Set<string>()
  return players.flatMap((player, column) => {
    if (player === null) return []
    const person = personKey(player)
    if (!seen.has(person)) {
      seen.add(person)
      return []
    }
    const cell = cellOfSlot(format, column)
    return {
      issue: 'person_twice',
      row,
      cell,
      players: [player.name],
      what: `${player.name} is in this lineup twice`,
      cure: `Choose another player for ${cell!.slot}`,
    }
  })
}

function overBudget({ row, players }: UploadLineup, format: Format): UploadProblem | null {
  const spent = totalSalary(lineupOf(format, players as Player[]))
  if (spent <= format.budget) return null
  const over = formatSalary(spent - format.budget)
  return {
    issue: 'over_budget',
    row,
    cell: null,
    players: [],
    what: `The lineup costs ${formatSalary(spent)}, ${over} over the budget of ${formatSalary(format.budget)}`,
    cure: `Replace a player with one who costs at least ${over} less`,
  }
}

function oneTeam({ row, players }: UploadLineup, format: Format): UploadProblem | null {
  if (!isOfOneSide(lineupOf(format, players as Player[]))) return null
  return {
    issue: 'one_side',
    row,
    cell: null,
    players: [],
    what: `All players are of ${sideOf(players[0]!, format)}, and the provider requires ${sidesWord(format)}`,
    cure: `Replace one with a player of ${otherSideWord(format)}`,
  }
}
