import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { fields, finite, flag, list, oneOf, optional, orNull, text } from '#core/collections/shape.ts'
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

const ids = list(text)

const PROOF = fields({
  kind: oneOf(['optimize', 'fill']),
  ...{ kept: ids, excluded: ids, locked: ids, leftOut: ids },
  cells: optional(list(orNull(text))),
  asked: text,
  answer: fields({
    players: ids,
    gap: finite,
    examined: finite,
    examinedIsExact: flag,
    runnerUpGap: orNull(finite),
  }),
})

/** Validates a stored proof. */
export function isKeptProof(value: unknown): value is KeptProof {
  return PROOF(value)
}
