import Papa from 'papaparse'
import type { Player } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import { type Lineup, playersOf } from './lineup.ts'
import { isOfOneTeam } from './lineup-rules.ts'

/** Why the provider would refuse the lineup's upload file. */
const UPLOAD_ISSUES = ['incomplete', 'one_team', 'derived_captain', 'no_provider_id'] as const
export type UploadIssue = (typeof UPLOAD_ISSUES)[number]

export type UploadProblem = {
  issue: UploadIssue
  /** The names of the players concerned; empty for the whole lineup. */
  players: string[]
}

/**
 * A complete lineup in the provider's upload format: the header, then one row of ids (DOMAIN.md 4.3). Where captain rows
 * have ids of their own, a derived captain has none and can't be uploaded.
 */
export function uploadCsv(lineup: Lineup): Result<string, UploadProblem> {
  const problem = uploadProblem(lineup)
  if (problem) return err(problem)
  const ids = playersOf(lineup).map((player) => player.providerId)
  return ok(`${Papa.unparse([[...lineup.mode.uploadHeader], ids], { newline: '\r\n' })}\r\n`)
}

function uploadProblem(lineup: Lineup): UploadProblem | null {
  const players = playersOf(lineup)
  if (players.length < lineup.mode.rosterSlots.length) return { issue: 'incomplete', players: [] }
  if (isOfOneTeam(lineup)) return { issue: 'one_team', players: [] }
  return (
    problemOf(
      players,
      'derived_captain',
      (player) => player.captainPricing === 'derived' && player.providerId === null,
    ) ?? problemOf(players, 'no_provider_id', (player) => player.providerId === null)
  )
}

function problemOf(
  players: readonly Player[],
  issue: UploadIssue,
  has: (player: Player) => boolean,
): UploadProblem | null {
  const names = players.filter(has).map((player) => player.name)
  return names.length > 0 ? { issue, players: names } : null
}
