import type { RosterSlot } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { type Lineup, lineupOf, playersOf, projectedPoints } from '../lineups/lineup.ts'
import { objectiveOf } from '../objective/objective.ts'
import type { OptimizerSettings } from '../objective/strategy.ts'
import { isOut, isSamePerson, type Player, personKey } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'

/** Somebody put into the lineup by force, and the best legal lineup that then remains; null when there is none. */
export type ForcedPlayer = {
  player: Player
  slotCode: RosterSlot['code']
  best: {
    players: readonly Player[]
    projectedPoints: number
    /** What it costs against the lineup at hand, in points of the objective and in projected points. */
    objectiveCost: number
    pointsCost: number
  } | null
}

/** The best lineup of a search, null when there is none; nothing where the search ended without a proof of either. */
type SearchAnswer = { isProved: true; players: readonly Player[] | null } | { isProved: false }

/** One constrained search for the best lineup that holds these rows. The caller adds its locks and exclusions. */
export type SearchWith = (kept: readonly Player[]) => Promise<SearchAnswer>

/** Rows that stay in every lineup, and rows that no lineup may use. */
export type Constraints = { lockedIds: readonly string[]; excludedIds: readonly string[] }

/** What a search has to keep and to leave out when these rows are asked for besides: whoever is kept is not left out. */
export function constrainedTo(
  kept: readonly Player[],
  pool: readonly Player[],
  { lockedIds, excludedIds }: Constraints,
): { keptPlayers: Player[]; excludedIds: string[] } {
  const locked = pool.filter(({ id }) => lockedIds.includes(id) && !kept.some((player) => player.id === id))
  const keptPlayers = [...kept, ...locked]
  return {
    keptPlayers,
    excludedIds: excludedIds.filter((id) => !keptPlayers.some((player) => player.id === id)),
  }
}

/** Everything "why not X?" needs beside X. */
export type ForcedQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  searchWith: SearchWith
}

/**
 * "Why not X?", answered exactly: of the lineups with X in each slot that takes one of his rows, the one that costs the
 * least. Both costs are differences of proved optima, as long as the lineup at hand is one. Null where a search ended
 * without a proof: then nothing is said.
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

/** The same for several people, without those of whom nothing can be said. */
export async function forcePlayers(
  players: readonly Player[],
  question: ForcedQuestion,
): Promise<ForcedPlayer[]> {
  const all = await Promise.all(players.map((player) => forcePlayer(player, question)))
  return all.filter((forced) => forced !== null)
}

/** The people outside the lineup who come closest to it: by points, so that their absence wants a reason. */
export function passedOver(lineup: Lineup, pool: readonly Player[], most: number): Player[] {
  const inLineup = new Set(playersOf(lineup).map(personKey))
  const seen = new Set<string>()
  return pool
    .toSorted((a, b) => expectedPoints(b) - expectedPoints(a) || a.salary - b.salary)
    .filter((player) => {
      const key = personKey(player)
      if (isOut(player) || expectedPoints(player) <= 0 || inLineup.has(key) || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, most)
}

async function forceRow(row: Player, question: ForcedQuestion): Promise<ForcedPlayer | null> {
  const { lineup, playerPool, settings, searchWith } = question
  const slotCode = lineup.mode.rosterSlots.find((slot) => slotAccepts(slot, row))?.code ?? row.position
  const answer = await searchWith([row])
  if (!answer.isProved) return null
  const { players } = answer
  if (!players) return { player: row, slotCode, best: null }
  const objective = (lineupPlayers: readonly Player[]) =>
    objectiveOf(lineupPlayers, playerPool, lineup.mode, settings)
  const points = projectedPoints(lineupOf(lineup.mode, players))
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
