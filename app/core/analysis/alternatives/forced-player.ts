import type { RosterSlot } from '../../formats/format.ts'
import { slotAccepts } from '../../formats/lookup.ts'
import { type Lineup, lineupOf, playersOf, projectedPoints } from '../../lineups/lineup.ts'
import { objectiveIn } from '../../objective/objective.ts'
import type { OptimizerSettings } from '../../objective/strategy.ts'
import { doubtsOf } from '../../players/doubts.ts'
import { isSamePerson, type Player, personKey } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import { priceDoubts } from '../../players/who-plays.ts'
import type { LineupRule } from '../../rules/lineup-rule.ts'

/** A player forced into the lineup, and the best legal lineup with that player; null when there is none. */
export type ForcedPlayer = {
  player: Player
  slotCode: RosterSlot['code']
  best: {
    players: readonly Player[]
    projectedPoints: number
    /** The cost compared with the current lineup, in objective points and in projected points. */
    objectiveCost: number
    pointsCost: number
  } | null
}

/** The best lineup of a search, null when it is proved that there is none; `isProved: false` when the step budget ran out. */
type SearchAnswer = { isProved: true; players: readonly Player[] | null } | { isProved: false }

/** One constrained search for the best lineup with these rows and without the others. The caller adds its locks and exclusions. */
export type SearchWith = (kept: readonly Player[], without?: readonly Player[]) => Promise<SearchAnswer>

/** Rows that stay in every lineup, rows that no lineup may use, and what the others must obey. */
export type Constraints = {
  lockedIds: readonly string[]
  excludedIds: readonly string[]
  rules?: readonly LineupRule[]
}

/**
 * The constraints of a search that also keeps these rows and leaves out the people of `without`. A kept row is never
 * excluded, and the lock of a person who is left out does not count.
 */
export function constrainedTo(
  kept: readonly Player[],
  pool: readonly Player[],
  { lockedIds, excludedIds, rules = [] }: Constraints,
  without: readonly Player[] = [],
): { keptPlayers: Player[]; excludedIds: string[]; rules: readonly LineupRule[] } {
  const locked = pool.filter(
    (row) =>
      lockedIds.includes(row.id) &&
      !kept.some(({ id }) => id === row.id) &&
      !without.some((player) => isSamePerson(player, row)),
  )
  const keptPlayers = [...kept, ...locked]
  return {
    keptPlayers,
    excludedIds: [...excludedIds, ...without.map(({ id }) => id)].filter(
      (id) => !keptPlayers.some((player) => player.id === id),
    ),
    rules,
  }
}

/** The input of "why not X?" besides X. */
export type ForcedQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  searchWith: SearchWith
}

/**
 * Answers "why not X?" exactly: one search for each row of X (captain and flex); the cheaper result counts.
 * Both costs are differences of proved optima, provided that the current lineup is one. Null when a search ended
 * without a proof.
 */
export async function forcePlayer(player: Player, question: ForcedQuestion): Promise<ForcedPlayer | null> {
  const rows = question.playerPool.filter((row) => isSamePerson(row, player))
  const attempts = await Promise.all(
    (rows.length > 0 ? rows : [player]).map((row) => forceRow(row, question)),
  )
  return attempts.reduce((best, other) =>
    best === null || other === null ? null : costOf(other) < costOf(best) ? other : best,
  )
}

/** `forcePlayer` for several players, without those whose search ended without a proof. */
export async function forcePlayers(
  players: readonly Player[],
  question: ForcedQuestion,
): Promise<ForcedPlayer[]> {
  const all = await Promise.all(players.map((player) => forcePlayer(player, question)))
  return all.filter((forced) => forced !== null)
}

/** The players outside the lineup with the most expected points who seem to play: their absence needs an explanation. */
export function passedOver(lineup: Lineup, pool: readonly Player[], most: number): Player[] {
  const inLineup = new Set(playersOf(lineup).map(personKey))
  const seen = new Set<string>()
  const byPrice = priceDoubts(pool, lineup.format)
  return pool
    .toSorted((a, b) => expectedPoints(b) - expectedPoints(a) || a.salary - b.salary)
    .filter((player) => {
      const key = personKey(player)
      if (expectedPoints(player) <= 0 || inLineup.has(key) || seen.has(key)) return false
      if (doubtsOf(player, byPrice).length > 0) return false
      seen.add(key)
      return true
    })
    .slice(0, most)
}

async function forceRow(row: Player, question: ForcedQuestion): Promise<ForcedPlayer | null> {
  const { lineup, playerPool, settings, searchWith } = question
  const slotCode = lineup.format.rosterSlots.find((slot) => slotAccepts(slot, row))?.code ?? row.position
  const answer = await searchWith([row])
  if (!answer.isProved) return null
  const { players } = answer
  if (!players) return { player: row, slotCode, best: null }
  const objective = objectiveIn(playerPool, lineup.format, settings)
  const points = projectedPoints(lineupOf(lineup.format, players))
  return {
    player: row,
    slotCode,
    best: {
      players,
      projectedPoints: points,
      objectiveCost: objective(playersOf(lineup)) - objective(players),
      pointsCost: projectedPoints(lineup) - points,
    },
  }
}

function costOf({ best }: ForcedPlayer): number {
  return best?.objectiveCost ?? Number.POSITIVE_INFINITY
}
