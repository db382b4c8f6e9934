import { slotAccepts } from '../formats/lookup.ts'
import { personKey } from '../players/player.ts'
import { areOfOneSide } from '../players/sides.ts'
import { type Lineup, playersOf, totalSalary } from './lineup.ts'

/** The rules that a lineup can break. */
const BROKEN_RULES = ['empty_slot', 'wrong_slot', 'duplicate_person', 'over_budget', 'one_side'] as const
export type BrokenRule = (typeof BROKEN_RULES)[number]

/**
 * The rules a lineup breaks, in the order above; empty means legal.
 * `one_side` is the provider's, where the format says so: a lineup holds players of both teams, or of two games. It is checked
 * only when every player's team (or game) is known.
 */
export function brokenRules(lineup: Lineup): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (lineup.slots.some((player) => player === null)) broken.push('empty_slot')
  if (hasMisplacedPlayer(lineup)) broken.push('wrong_slot')
  if (hasDuplicatePerson(lineup)) broken.push('duplicate_person')
  if (totalSalary(lineup) > lineup.format.budget) broken.push('over_budget')
  if (isOfOneSide(lineup)) broken.push('one_side')
  return broken
}

/** Whether the lineup is complete and of one known team or game, in a format that refuses such lineups. */
export function isOfOneSide(lineup: Lineup): boolean {
  const players = playersOf(lineup)
  return players.length === lineup.format.rosterSlots.length && areOfOneSide(players, lineup.format)
}

function hasMisplacedPlayer(lineup: Lineup): boolean {
  return lineup.format.rosterSlots.some((slot) => {
    const player = lineup.slots[slot.index]
    return player != null && !slotAccepts(slot, player)
  })
}

function hasDuplicatePerson(lineup: Lineup): boolean {
  const people = playersOf(lineup).map(personKey)
  return new Set(people).size < people.length
}
