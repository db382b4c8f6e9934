import Papa from 'papaparse'
import { type Lineup, playersOf } from './lineup.ts'
import { isOfOneTeam } from './lineup-rules.ts'
import { err, ok, type Result } from './result.ts'

/** Why the provider would not take a lineup as a file. */
export const UPLOAD_ISSUES = ['incomplete', 'one_team', 'derived_captain', 'no_provider_id'] as const
export type UploadIssue = (typeof UPLOAD_ISSUES)[number]

export type UploadProblem = {
  issue: UploadIssue
  /** The players it is about; empty when it is the whole lineup. */
  players: string[]
}

/**
 * A complete lineup in the provider's upload format: the slot codes, then one row of ids (DOMAIN.md 4.3). Captain
 * rows have ids of their own, so a derived captain can't be uploaded.
 */
export function uploadCsv(lineup: Lineup): Result<string, UploadProblem> {
  const players = playersOf(lineup)
  if (players.length < lineup.mode.rosterSlots.length) return err({ issue: 'incomplete', players: [] })
  if (isOfOneTeam(lineup)) return err({ issue: 'one_team', players: [] })
  const derived = players.filter((player) => player.captainPricing === 'derived')
  if (derived.length > 0) return err({ issue: 'derived_captain', players: derived.map(({ name }) => name) })
  const nameless = players.filter((player) => player.providerId === null)
  if (nameless.length > 0) return err({ issue: 'no_provider_id', players: nameless.map(({ name }) => name) })
  const header = lineup.mode.rosterSlots.map((slot) => slot.code)
  const ids = players.map((player) => player.providerId)
  return ok(`${Papa.unparse([header, ids], { newline: '\r\n' })}\r\n`)
}
