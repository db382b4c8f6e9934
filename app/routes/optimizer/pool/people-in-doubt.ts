import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { PriceDoubts } from '#core/players/who-plays.ts'
import { type OutInFile, peopleOutInFiles } from '#core/projections/out-in-files.ts'
import { isCalledOff } from '#core/time/game-time.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { isFound } from './pool-view.ts'

/** Who is out according to the imported files. */
export function outInFilesOf({ numbers }: Pick<LineupState, 'numbers'>): ReadonlyMap<string, OutInFile> {
  return peopleOutInFiles(numbers.files)
}

/**
 * People who may not play, by their flex rows where they have one: priced as inactive, a starter in doubt, injured, or out
 * according to an imported file. Those in doubt by prices come first, then the dearest. Players of a game that
 * is called off are left out: the list is for those whose status can be found out.
 */
export function peopleInDoubt(
  { playerPool, inactivePeople, doubtfulStarters }: Pick<LineupState, 'playerPool'> & PriceDoubts,
  outInFiles: ReadonlyMap<string, OutInFile>,
): Player[] {
  const isByPrice = (player: Player) =>
    inactivePeople.has(personKey(player)) || doubtfulStarters.has(personKey(player))
  const isInDoubt = (player: Player) =>
    !isOutByGame(player) &&
    (player.injuryStatus !== 'Healthy' || isByPrice(player) || outInFiles.has(personKey(player)))
  return onePerson(playerPool.filter(isInDoubt)).sort(
    (a, b) => Number(isByPrice(b)) - Number(isByPrice(a)) || b.salary - a.salary,
  )
}

/** How many people are out because their game is called off. */
export function outByGame(pool: readonly Player[]): number {
  return new Set(pool.filter(isOutByGame).map(personKey)).size
}

function isOutByGame({ injuryStatus, gameInfo }: Player): boolean {
  return injuryStatus === 'Out' && gameInfo !== null && isCalledOff(gameInfo)
}

/** Of the others those whom a search finds, the dearest first: news is of anyone. Nobody for an empty search. */
export function othersFound(pool: readonly Player[], people: readonly Player[], search: string): Player[] {
  if (search.trim() === '') return []
  const listed = new Set(people.map(personKey))
  const found = pool.filter((player) => !listed.has(personKey(player)) && isFound(player, search))
  return onePerson(found).sort((a, b) => b.salary - a.salary)
}

/** People by their flex rows where they have one. */
function onePerson(rows: readonly Player[]): Player[] {
  const rowByPerson = new Map<string, Player>()
  for (const player of rows) {
    const known = rowByPerson.get(personKey(player))
    if (!known || isCaptainRow(known)) rowByPerson.set(personKey(player), player)
  }
  return [...rowByPerson.values()]
}
