import { slotAccepts } from '../formats/lookup.ts'
import { personKey } from '../players/player.ts'
import { type Lineup, playersOf, totalSalary } from './lineup.ts'

/** The rules that a lineup can break. */
const BROKEN_RULES = ['empty_slot', 'wrong_slot', 'duplicate_person', 'over_budget', 'one_team'] as const
export type BrokenRule = (typeof BROKEN_RULES)[number]

/**
 * The rules a lineup breaks, in the order above; empty means legal.
 * `one_team` is the provider's, where the format says so: a lineup holds players of both teams (DOMAIN.md 4.1). It is
 * checked only when every player's team is known.
 */
export function brokenRules(lineup: Lineup): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (lineup.slots.some((player) => player === null)) broken.push('empty_slot')
  if (hasMisplacedPlayer(lineup)) broken.push('wrong_slot')
  if (hasDuplicatePerson(lineup)) broken.push('duplicate_person')
  if (totalSalary(lineup) > lineup.mode.budget) broken.push('over_budget')
  if (isOfOneTeam(lineup)) broken.push('one_team')
  return broken
}

/** Whether the lineup is complete and of one known team, in a format that refuses such lineups. */
export function isOfOneTeam(lineup: Lineup): boolean {
  const players = playersOf(lineup)
  if (lineup.mode.teamRule !== 'two_teams' || players.length < lineup.mode.rosterSlots.length) return false
  const [first] = players
  return first?.team != null && players.every((player) => player.team === first.team)
}

function hasMisplacedPlayer(lineup: Lineup): boolean {
  return lineup.mode.rosterSlots.some((slot) => {
    const player = lineup.slots[slot.index]
    return player != null && !slotAccepts(slot, player)
  })
}

function hasDuplicatePerson(lineup: Lineup): boolean {
  const people = playersOf(lineup).map(personKey)
  return new Set(people).size < people.length
}
