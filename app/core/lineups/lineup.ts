import { captainPoints, captainSlotIndex, type Format, type RosterSlot } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { locksAtOf } from '../players/games.ts'
import { isCaptainRow, isSamePerson, type Player } from '../players/player.ts'
import { countedPoints } from '../players/points.ts'
import { err, ok, type Result } from '../result.ts'
import { placeInSlots } from './place-in-slots.ts'

/** A complete or incomplete lineup: one place per roster slot, empty or filled. Never mutated. */
export type Lineup = {
  format: Format
  /** As long as `format.rosterSlots`, in the same order. */
  slots: readonly (Player | null)[]
}

/** Why a player can't be placed. */
const PLACEMENT_ISSUES = [
  'already_in_lineup',
  'captain_slot_full',
  'flex_slots_full',
  'position_slots_full',
  'wrong_slot',
  'over_budget',
] as const
export type PlacementIssue = (typeof PLACEMENT_ISSUES)[number]

export function emptyLineup(format: Format): Lineup {
  return { format, slots: format.rosterSlots.map(() => null) }
}

/**
 * Puts the player into the first open slot that accepts the row; where none does, the others make room if they can (a back in
 * the flex slot moves to an open back's). Otherwise returns why that isn't possible.
 */
export function placePlayer(lineup: Lineup, player: Player): Result<Lineup, PlacementIssue> {
  if (hasPerson(lineup, player)) return err('already_in_lineup')
  const placed = withPlayer(lineup, player)
  if (placed === null) return err(fullSlotsIssue(lineup.format, player))
  if (totalSalary(placed) > lineup.format.budget) return err('over_budget')
  return ok(placed)
}

/** Puts the player into that slot and replaces its player. */
export function placePlayerInSlot(
  lineup: Lineup,
  player: Player,
  slotIndex: number,
): Result<Lineup, PlacementIssue> {
  const slot = lineup.format.rosterSlots[slotIndex]
  if (!slot || !slotAccepts(slot, player)) return err('wrong_slot')
  const without = withSlot(lineup, slotIndex, null)
  if (hasPerson(without, player)) return err('already_in_lineup')
  if (totalSalary(without) + player.salary > lineup.format.budget) return err('over_budget')
  return ok(withSlot(without, slotIndex, player))
}

export function removePlayer(lineup: Lineup, slotIndex: number): Lineup {
  return withSlot(lineup, slotIndex, null)
}

/** The lineup with every player replaced by the row of the same id in `pool`; the slot of a missing row becomes empty. */
export function refreshPlayers(lineup: Lineup, pool: readonly Player[]): Lineup {
  const byId = new Map(pool.map((player) => [player.id, player]))
  return { ...lineup, slots: lineup.slots.map((player) => (player ? (byId.get(player.id) ?? null) : null)) }
}

/**
 * Fills the empty slots, in order, from an answer of the optimizer; skips people already in the lineup. Its people stay, and
 * move to another slot only where a player has no place otherwise.
 */
export function fillEmptySlots(lineup: Lineup, players: readonly Player[]): Lineup {
  return players.reduce(
    (filled, player) => (hasPerson(filled, player) ? filled : (withPlayer(filled, player) ?? filled)),
    lineup,
  )
}

/** The lineup of these players in slot order, as the optimizer answers. */
export function lineupOf(format: Format, players: readonly Player[]): Lineup {
  return { format, slots: format.rosterSlots.map((_, index) => players[index] ?? null) }
}

export function playersOf(lineup: Lineup): Player[] {
  return lineup.slots.filter((player) => player !== null)
}

export function isComplete(lineup: Lineup): boolean {
  return lineup.slots.every((player) => player !== null)
}

/** Equal for lineups of the same rows, whatever their order: a captain row differs from the flex row of its player. */
export function lineupKey(lineup: Lineup): string {
  return playersOf(lineup)
    .map(({ id }) => id)
    .sort()
    .join(' ')
}

export function isEmpty(lineup: Lineup): boolean {
  return lineup.slots.every((player) => player === null)
}

export function hasPerson(lineup: Lineup, player: Player): boolean {
  return lineup.slots.some((other) => other !== null && isSamePerson(other, player))
}

/** Dollars: the sum of the rows' salaries, rounded to cents so that $0.1 + $0.2 is $0.3. */
export function totalSalary(lineup: Lineup): number {
  const sum = playersOf(lineup).reduce((dollars, player) => dollars + player.salary, 0)
  return Math.round(sum * 100) / 100
}

/** The points that count (`countedPoints`) summed, the captain's multiplied. */
export function projectedPoints(lineup: Lineup): number {
  return lineup.slots.reduce((sum, player, index) => {
    if (!player) return sum
    return sum + countedPoints(player) * pointsMultiplier(lineup.format, index)
  }, 0)
}

/** The points multiplier of that slot. */
export function pointsMultiplier(format: Format, slotIndex: number): number {
  return slotIndex === captainSlotIndex(format) ? captainPoints(format) : 1
}

export function captainOf(lineup: Lineup): Player | null {
  return lineup.slots[captainSlotIndex(lineup.format)] ?? null
}

export type BudgetState = 'Under Budget' | 'Near Limit' | 'Over Budget'

/** Under below 90% of the budget, near from there, over only above it (SPEC.md section 4). */
export function budgetState(spent: number, budget: number): BudgetState {
  if (spent > budget) return 'Over Budget'
  return spent >= budget * 0.9 ? 'Near Limit' : 'Under Budget'
}

/** Null where the lineup has no place for the player, whatever the others' slots. */
function withPlayer(lineup: Lineup, player: Player): Lineup | null {
  const slot = openSlotFor(lineup, player)
  if (slot) return withSlot(lineup, slot.index, player)
  const people = [...playersOf(lineup), player]
  const slots = placeInSlots(people, lineup.format, { locksAt: locksAtOf(people) })
  return slots && { ...lineup, slots }
}

function openSlotFor(lineup: Lineup, player: Player): RosterSlot | null {
  return (
    lineup.format.rosterSlots.find(
      (slot) => lineup.slots[slot.index] === null && slotAccepts(slot, player),
    ) ?? null
  )
}

function fullSlotsIssue(format: Format, player: Player): PlacementIssue {
  if (!format.rosterSlots.some((slot) => slotAccepts(slot, player))) return 'wrong_slot'
  if (isCaptainRow(player)) return 'captain_slot_full'
  return format.captain !== null ? 'flex_slots_full' : 'position_slots_full'
}

function withSlot(lineup: Lineup, slotIndex: number, player: Player | null): Lineup {
  return { ...lineup, slots: lineup.slots.with(slotIndex, player) }
}
