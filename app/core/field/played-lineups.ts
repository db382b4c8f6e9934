import { type Field, NO_PLAYER } from '../contest/field.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, pickLineups } from '../contest-pool/lineup-rows.ts'
import type { Items } from './raking.ts'

/**
 * The lineups of a finished or running contest, each once. Their rows are player numbers of the field, the captain first
 * where there is one. A feature of a lineup is its captain (the player's number) or another player (the number after all
 * captains).
 */
export type PlayedLineups = {
  lineups: LineupRows
  items: Items
  /** Entries of each lineup. */
  copies: Uint32Array
  /** Entries with all slots visible and filled; the others teach nothing. */
  entries: Uint32Array
  /** The lineup of each of these entries. */
  lineupOf: Uint32Array
  players: number
  hasCaptain: boolean
}

export function playedLineups(field: Field): PlayedLineups {
  const { lineupSize: size, slots: rows, hasCaptain } = field
  const all = { size, count: field.entries, rows }
  const isComplete = (entry: number) => !rows.subarray(entry * size, (entry + 1) * size).includes(NO_PLAYER)
  const entries = Uint32Array.from({ length: field.entries }, (_, entry) => entry).filter(isComplete)
  const { lineups, copies, placeOf } = distinctLineups(pickLineups(all, entries))
  const players = field.players.length
  const items = featuresOf(lineups, players, hasCaptain)
  return { lineups, items, copies, entries, lineupOf: placeOf, players, hasCaptain }
}

/** The features of lineups of player numbers, see `PlayedLineups`. */
export function featuresOf(lineups: LineupRows, players: number, hasCaptain: boolean): Items {
  const { size, count, rows } = lineups
  const features = Uint16Array.from(rows, (player, i) =>
    hasCaptain && i % size === 0 ? player : players + player,
  )
  return { count, size, features, featureCount: 2 * players }
}
