import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { isComplete } from '#core/lineups/lineup.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { checksum, figuresMark } from './checksum.ts'
import { settingsOf } from './contest-of.ts'
import type { LineupProof } from './kept-proof.ts'
import { leftOutIds } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'
import { runRequest } from './run-request.ts'

/**
 * What is known of the lineup: it is the answer of the last run (`shown`), another lineup under the same question whose best
 * one is proved (`edited`), it is of a question that is asked no more (`changed`), or no run says anything of it.
 */
export type ProofStatus = 'shown' | 'edited' | 'changed' | 'not_searched'

/** States that were judged: several parts of the screen ask. */
const judged = new WeakMap<LineupState, ProofStatus>()

export function proofStatus(state: LineupState): ProofStatus {
  const known = judged.get(state)
  if (known) return known
  const status = judge(state)
  judged.set(state, status)
  return status
}

function judge(state: LineupState): ProofStatus {
  const { proof, lineup } = state
  if (!proof || !isComplete(lineup)) return 'not_searched'
  if (isAnotherQuestion(proof, state)) return 'changed'
  const best = new Set(proof.answer.players.map(({ id }) => id))
  if (lineup.slots.every((player) => player !== null && best.has(player.id))) return 'shown'
  const inLineup = new Set(lineup.slots.map((player) => player?.id))
  return proof.answer.gap === 0 && proof.kept.every((id) => inLineup.has(id)) ? 'edited' : 'not_searched'
}

/** The answer of the run that found the lineup, where nothing that it was asked has changed. */
export function shownAnswer(state: LineupState): OptimizerAnswer | null {
  return state.proof && proofStatus(state) === 'shown' ? state.proof.answer : null
}

/** A new lock of a player of the answer, and the exclusion of another one, leave it the best. */
function isAnotherQuestion(
  { kind, answer, locked, leftOut, asked }: LineupProof,
  state: LineupState,
): boolean {
  if (asked !== askedMark(state)) return true
  const ids = new Set(answer.players.map(({ id }) => id))
  const { lockedIds } = state
  if (kind === 'optimize' && locked.some((id) => !lockedIds.has(id))) return true
  if ([...lockedIds].some((id) => !ids.has(id) && !locked.includes(id))) return true
  const before = new Set(leftOut)
  const now = new Set(leftOutIds(state))
  return leftOut.some((id) => !now.has(id)) || [...ids].some((id) => now.has(id) && !before.has(id))
}

function askedMark(state: Pick<LineupState, 'playerPool' | 'settings' | 'contest' | 'rules'>): string {
  return checksum([figuresMark(state.playerPool), settingsOf(state), state.rules])
}

/** The proof of an answer to what was asked of this state. */
export function proofOf(
  state: LineupState,
  kind: LineupProof['kind'],
  answer: OptimizerAnswer,
  { keptPlayers, excludedIds = [], lockedCells }: OptimizeRequest,
): LineupProof {
  return {
    kind,
    answer,
    kept: keptPlayers.map(({ id }) => id),
    excluded: excludedIds,
    ...(lockedCells ? { cells: lockedCells } : {}),
    locked: [...state.lockedIds],
    leftOut: leftOutIds(state),
    asked: askedMark(state),
  }
}

/** The request whose answer it is, of a state that asks the same. */
export function questionOf({ kept, excluded, cells }: LineupProof, state: LineupState): OptimizeRequest {
  const ids = new Set(kept)
  const keptPlayers = state.playerPool.filter(({ id }) => ids.has(id))
  return {
    ...runRequest(state),
    keptPlayers,
    excludedIds: excluded,
    ...(cells ? { lockedCells: cells } : {}),
  }
}
