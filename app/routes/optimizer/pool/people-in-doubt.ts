import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { PriceDoubts } from '#core/players/who-plays.ts'
import { type OutInFile, peopleOutInFiles } from '#core/projections/out-in-files.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Who is out according to the imported files. */
export function outInFilesOf({ numbers }: Pick<LineupState, 'numbers'>): ReadonlyMap<string, OutInFile> {
  return peopleOutInFiles(numbers.files)
}

/**
 * People who may not play, by their flex rows where they have one: priced as inactive, a starter in doubt, injured, or out
 * according to an imported file. Those in doubt by prices come first, then the dearest.
 */
export function peopleInDoubt(
  { playerPool, inactivePeople, doubtfulStarters }: Pick<LineupState, 'playerPool'> & PriceDoubts,
  outInFiles: ReadonlyMap<string, OutInFile>,
): Player[] {
  const isByPrice = (player: Player) =>
    inactivePeople.has(personKey(player)) || doubtfulStarters.has(personKey(player))
  const rowByPerson = new Map<string, Player>()
  for (const player of playerPool) {
    const person = personKey(player)
    if (player.injuryStatus === 'Healthy' && !isByPrice(player) && !outInFiles.has(person)) continue
    const known = rowByPerson.get(person)
    if (!known || isCaptainRow(known)) rowByPerson.set(person, player)
  }
  return [...rowByPerson.values()].sort(
    (a, b) => Number(isByPrice(b)) - Number(isByPrice(a)) || b.salary - a.salary,
  )
}
