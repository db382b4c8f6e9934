import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import type { Format } from '#core/formats/format.ts'
import { emptyLineup, fillEmptySlots, type Lineup, lineupOf, refreshPlayers } from '#core/lineups/lineup.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { type SlateLocks, swapLocks } from '#core/lineups/slot-states.ts'
import { locksAtOf } from '#core/players/games.ts'
import type { Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { withLineup } from './lineup-change.ts'
import { proofOf, proofStatus, questionOf } from './lineup-proof.ts'
import { builtLineup, type LineupState, type RunKind } from './lineup-state.ts'
import { RUN_NOTICES } from './notices.ts'
import { cellsThatStay, runRequest } from './run-request.ts'

/** Cancels the pending run and restores the lineup from before it. */
export function withoutRun(state: LineupState): LineupState {
  if (state.pendingRun?.kind === 'search_further') return { ...state, pendingRun: null }
  return state.pendingRun ? withLineup(state, builtLineup(state)) : state
}

/**
 * Starts a run and replaces a pending one. `search_further` repeats the last request. @param now milliseconds since 1970, by which
 * games of the slate may have begun; null: none has.
 */
export function runStarted(state: LineupState, kind: RunKind, now: number | null): LineupState {
  const request = state.lastRequest + 1
  const before = builtLineup(state)
  if (kind === 'search_further') {
    if (!state.proof || proofStatus(state) !== 'shown') return state
    const question = questionOf(state.proof, state)
    const pendingRun = { request, kind, before, question, now }
    return { ...state, lastRequest: request, pendingRun, failure: null, notice: null }
  }
  const locks = now === null ? null : swapLocks(state.playerPool, state.format, { now })
  const started = withLineup(state, kind === 'optimize' ? whatStays(before, locks) : before)
  const pendingRun = { request, kind, before, question: runRequest(started, locks), now }
  return { ...started, lastRequest: request, pendingRun }
}

export function runAnswered(state: LineupState, request: number, answer: OptimizerAnswer): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const lineup =
    aroundLocked(state.format, answer.players, run.question) ??
    (run.kind === 'fill'
      ? fillEmptySlots(run.before, answer.players)
      : lineupOf(state.format, answer.players))
  return {
    ...withLineup(state, refreshPlayers(lineup, state.playerPool)),
    proof: proofOf(
      state,
      run.kind === 'search_further' ? (state.proof?.kind ?? 'optimize') : run.kind,
      answer,
      run.question,
    ),
    notice: { title: RUN_NOTICES[run.kind].done, isOnScreen: true },
  }
}

/** Ends a run without an answer and restores the lineup from before it. */
export function runEnded(
  state: LineupState,
  request: number,
  message: string,
  why: 'nothing' | 'too_dear' | 'error',
): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const texts = RUN_NOTICES[run.kind]
  const notice = { ...(why === 'error' ? texts.error : texts.nothing(message, why)), failed: true } as const
  if (run.kind === 'search_further') return { ...state, pendingRun: null, notice }
  return {
    ...withLineup(state, builtLineup(state)),
    failure: message,
    notice: { ...notice, isOnScreen: true },
  }
}

/** A lineup is optimized from nothing but the players whose games have begun. */
function whatStays(lineup: Lineup, locks: SlateLocks | null): Lineup {
  if (locks === null) return emptyLineup(lineup.format)
  const cells = cellsThatStay(lineup, locks)
  return { ...lineup, slots: lineup.slots.map((player, slot) => (cells[slot] === null ? null : player)) }
}

/** The answer with the locked players in their slots; null where nothing was locked. */
function aroundLocked(
  format: Format,
  players: readonly Player[],
  { lockedCells = [] }: OptimizeRequest,
): Lineup | null {
  const locked = new Map(
    players.flatMap((player): [Player, number][] => {
      const slot = lockedCells.indexOf(player.id)
      return slot < 0 ? [] : [[player, slot]]
    }),
  )
  if (locked.size === 0) return null
  const slots = placeInSlots(players, format, { locksAt: locksAtOf(players), locked })
  return slots && { format, slots }
}
