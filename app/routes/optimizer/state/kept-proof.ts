import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { isRecord } from '#core/collections/is-record.ts'
import type { Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'

/** The answer of the last run, and what it was asked: it stays while the lineup and the settings change. */
export type LineupProof = {
  /** Fill keeps the players that were in the lineup, Optimize those that were locked. */
  kind: 'optimize' | 'fill'
  answer: OptimizerAnswer
  /** Ids of the rows that were kept, of those that no lineup could hold, and of those that stayed in their slots. */
  kept: readonly string[]
  excluded: readonly string[]
  cells?: OptimizeRequest['lockedCells']
  /** Ids of the rows that the user locked, and of those that were left out, whatever games had begun. */
  locked: readonly string[]
  leftOut: readonly string[]
  /** A checksum of the figures, settings and rules. */
  asked: string
  /** It comes from a draft, not from a run of this screen. */
  isRestored?: true
}

/** The proof as it is kept with the draft: the lineup by the ids of its rows. */
export type KeptProof = Omit<LineupProof, 'answer' | 'isRestored'> & {
  answer: Omit<OptimizerAnswer, 'players'> & { players: readonly string[] }
}

export function keptProof({ isRestored: _, answer, ...proof }: LineupProof): KeptProof {
  return { ...proof, answer: { ...answer, players: answer.players.map(({ id }) => id) } }
}

/** Null where the pool no longer has all players of the answer. */
export function restoredProof({ answer, ...proof }: KeptProof, pool: readonly Player[]): LineupProof | null {
  const byId = new Map(pool.map((player) => [player.id, player]))
  const players = answer.players.flatMap((id) => byId.get(id) ?? [])
  if (players.length < answer.players.length) return null
  return { ...proof, answer: { ...answer, players }, isRestored: true }
}

/** Validates a stored proof: another version of the app may have written it. */
export function isKeptProof(value: unknown): value is KeptProof {
  if (!isRecord(value) || !isRecord(value.answer)) return false
  const { kind, kept, excluded, cells = [], locked, leftOut, asked, answer } = value
  const { players, gap, examined, examinedIsExact, runnerUpGap } = answer
  return (
    (kind === 'optimize' || kind === 'fill') &&
    [kept, excluded, locked, leftOut, players].every(
      (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
    ) &&
    Array.isArray(cells) &&
    cells.every((id) => id === null || typeof id === 'string') &&
    typeof asked === 'string' &&
    Number.isFinite(gap) &&
    Number.isFinite(examined) &&
    typeof examinedIsExact === 'boolean' &&
    (runnerUpGap === null || Number.isFinite(runnerUpGap))
  )
}
