import type { OptimizerAnswer } from '#app/lib/optimizer-client.ts'
import type { GameMode } from '#core/game-mode.ts'
import {
  emptyLineup,
  fillEmptySlots,
  isEmpty,
  type Lineup,
  lineupOf,
  type PlacementIssue,
  placePlayer,
  placePlayerInSlot,
  playersOf,
  refreshPlayers,
  removePlayer,
} from '#core/lineup.ts'
import { type InjuryStatus, isSamePerson, type Player, personKey } from '#core/player.ts'
import type { Result } from '#core/result.ts'
import { DEFAULT_SETTINGS, type EnhancementLevel, type OptimizerSettings } from '#core/strategy.ts'
import { type Notice, placementNotice, RUN_NOTICES, type RunKind } from './notices.ts'

/** Everything a person builds on the optimizer screen. Never mutated. */
export type LineupState = {
  mode: GameMode
  playerPool: readonly Player[]
  lineup: Lineup
  /** Rows that every run keeps, in the lineup or not; one row a person. */
  lockedIds: ReadonlySet<string>
  /** People (by `personKey`) whom no run uses, neither as captain nor as flex. */
  excludedPeople: ReadonlySet<string>
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
  /** The run that is on its way; an edit of the lineup forgets it, so its answer comes too late. */
  pendingRun: { request: number; kind: RunKind; before: Lineup } | null
  /** What the last run proved about the lineup; gone as soon as the lineup is no longer that answer. */
  proof: { kind: RunKind; answer: OptimizerAnswer; settings: OptimizerSettings } | null
  /** Why the last run has no lineup. */
  failure: string | null
  /** What to tell about the last action; each is a new object, so it is told once. */
  notice: Notice | null
}

export type LineupAction =
  | { type: 'add'; player: Player }
  | { type: 'add_to_slot'; player: Player; slotIndex: number }
  | { type: 'remove'; slotIndex: number }
  | { type: 'clear' }
  | { type: 'restore'; lineup: Lineup }
  | { type: 'toggle_lock'; player: Player }
  | { type: 'toggle_exclude'; player: Player }
  | { type: 'release_all' }
  | { type: 'set_injury'; player: Player; status: InjuryStatus }
  | { type: 'enriched'; players: readonly Player[] }
  | { type: 'enrichment_failed' }
  | { type: 'use_learned'; players: readonly Player[]; notice: Notice }
  | { type: 'attach_insights'; insights: Readonly<Record<string, string>> }
  | { type: 'set_settings'; settings: OptimizerSettings }
  | { type: 'set_enhancement_level'; level: EnhancementLevel }
  | { type: 'run_started'; request: number; kind: RunKind }
  | { type: 'run_answered'; request: number; answer: OptimizerAnswer }
  | { type: 'run_found_nothing'; request: number; message: string }
  | { type: 'run_failed'; request: number; message: string }

export function initialLineupState(mode: GameMode, playerPool: readonly Player[]): LineupState {
  return {
    mode,
    playerPool,
    lineup: emptyLineup(mode),
    lockedIds: new Set(),
    excludedPeople: new Set(),
    settings: DEFAULT_SETTINGS,
    enhancementLevel: 'basic',
    pendingRun: null,
    proof: null,
    failure: null,
    notice: null,
  }
}

/** What a run was asked with: once that changes, its answer would be to another question. */
const CHANGES_THE_QUESTION: ReadonlySet<LineupAction['type']> = new Set([
  'toggle_lock',
  'toggle_exclude',
  'release_all',
  'set_injury',
  'enriched',
  'use_learned',
  'set_settings',
])

export function reduceLineup(state: LineupState, action: LineupAction): LineupState {
  return reduced(CHANGES_THE_QUESTION.has(action.type) ? withoutRun(state) : state, action)
}

function reduced(state: LineupState, action: LineupAction): LineupState {
  switch (action.type) {
    case 'add':
      return placed(state, action.player, placePlayer(state.lineup, action.player))
    case 'add_to_slot':
      return placed(state, action.player, placePlayerInSlot(state.lineup, action.player, action.slotIndex))
    case 'remove':
      return removed(state, action.slotIndex)
    case 'clear':
      if (isEmpty(state.lineup)) return state
      return {
        ...withLineup(state, emptyLineup(state.mode)),
        notice: { title: 'Lineup cleared', undo: state.lineup },
      }
    case 'restore':
      return withLineup(state, refreshPlayers(action.lineup, state.playerPool))
    case 'toggle_lock':
      return withLockToggled(state, action.player)
    case 'toggle_exclude':
      return withExclusionToggled(state, action.player)
    case 'release_all':
      return { ...state, lockedIds: new Set(), excludedPeople: new Set(), notice: null }
    case 'set_injury':
      return withInjury(state, action.player, action.status)
    case 'enriched':
      return {
        ...withPool(state, action.players),
        proof: null,
        notice: { title: 'Enrichment complete!' },
      }
    case 'use_learned':
      return { ...withPool(state, action.players), proof: null, notice: action.notice }
    case 'enrichment_failed':
      return {
        ...state,
        notice: { title: 'Enrichment failed', description: 'Could not enrich player data', failed: true },
      }
    case 'attach_insights':
      return withPool(
        state,
        state.playerPool.map((player) => ({
          ...player,
          aiInsight: action.insights[player.id] ?? player.aiInsight,
        })),
      )
    case 'set_settings':
      return { ...state, settings: action.settings, proof: null, notice: null }
    case 'set_enhancement_level':
      return { ...state, enhancementLevel: action.level, notice: null }
    case 'run_started':
      return runStarted(state, action.request, action.kind)
    case 'run_answered':
      return runAnswered(state, action.request, action.answer)
    case 'run_found_nothing':
      return runEnded(state, action.request, action.message, 'nothing')
    case 'run_failed':
      return runEnded(state, action.request, action.message, 'error')
  }
}

/**
 * A lineup that a person changed is no run's answer any more, and a run that is on its way comes too late. Whoever
 * is in it is not excluded, or the next run would have to keep him and leave him out.
 */
function withLineup(state: LineupState, lineup: Lineup): LineupState {
  const people = new Set(playersOf(lineup).map(personKey))
  return {
    ...state,
    lineup,
    excludedPeople: new Set([...state.excludedPeople].filter((person) => !people.has(person))),
    pendingRun: null,
    proof: null,
    failure: null,
    notice: null,
  }
}

/** Forgets the run that is on its way; the lineup from before it is back. */
function withoutRun(state: LineupState): LineupState {
  return state.pendingRun
    ? withLineup(state, refreshPlayers(state.pendingRun.before, state.playerPool))
    : state
}

function placed(state: LineupState, player: Player, result: Result<Lineup, PlacementIssue>): LineupState {
  if (!result.ok) return { ...state, notice: placementNotice(result.error, state.lineup, player) }
  return {
    ...withLineup(state, result.value),
    notice: { title: 'Player added', description: player.name },
  }
}

/** Who is taken out by hand is no longer locked either: the next run would bring him back. */
function removed(state: LineupState, slotIndex: number): LineupState {
  const player = state.lineup.slots[slotIndex]
  if (!player) return state
  return {
    ...withLineup(state, removePlayer(state.lineup, slotIndex)),
    lockedIds: without(state.lockedIds, player.id),
    notice: { title: 'Player removed', description: player.name, undo: state.lineup },
  }
}

function withLockToggled(state: LineupState, player: Player): LineupState {
  if (state.lockedIds.has(player.id))
    return { ...state, lockedIds: without(state.lockedIds, player.id), notice: null }
  const rowsOfOthers = state.playerPool.filter(
    (other) => state.lockedIds.has(other.id) && !isSamePerson(other, player),
  )
  return {
    ...state,
    lockedIds: new Set([...rowsOfOthers.map((other) => other.id), player.id]),
    excludedPeople: without(state.excludedPeople, personKey(player)),
    notice: null,
  }
}

function withExclusionToggled(state: LineupState, player: Player): LineupState {
  const person = personKey(player)
  if (state.excludedPeople.has(person))
    return { ...state, excludedPeople: without(state.excludedPeople, person), notice: null }
  const rows = state.playerPool.filter((other) => isSamePerson(other, player)).map((row) => row.id)
  const slotIndex = state.lineup.slots.findIndex((other) => other !== null && isSamePerson(other, player))
  const rest = slotIndex < 0 ? state : withLineup(state, removePlayer(state.lineup, slotIndex))
  return {
    ...rest,
    notice: { title: 'Player excluded', description: player.name },
    lockedIds: new Set([...state.lockedIds].filter((id) => !rows.includes(id))),
    excludedPeople: new Set([...state.excludedPeople, person]),
  }
}

function withInjury(state: LineupState, player: Player, status: InjuryStatus): LineupState {
  const playerPool = state.playerPool.map((other) =>
    isSamePerson(other, player) ? { ...other, injuryStatus: status } : other,
  )
  return {
    ...withPool(state, playerPool),
    proof: null,
    notice: { title: 'Injury status updated', description: `${player.name}: ${status}` },
  }
}

/** The same rows with other figures, in the lineup too. */
function withPool(state: LineupState, playerPool: readonly Player[]): LineupState {
  return { ...state, playerPool, lineup: refreshPlayers(state.lineup, playerPool) }
}

function runStarted(state: LineupState, request: number, kind: RunKind): LineupState {
  const before = state.pendingRun?.before ?? state.lineup
  const lineup = kind === 'optimize' ? emptyLineup(state.mode) : before
  return { ...withLineup(state, lineup), pendingRun: { request, kind, before } }
}

function runAnswered(state: LineupState, request: number, answer: OptimizerAnswer): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const lineup =
    run.kind === 'fill' ? fillEmptySlots(run.before, answer.players) : lineupOf(state.mode, answer.players)
  return {
    ...withLineup(state, refreshPlayers(lineup, state.playerPool)),
    proof: { kind: run.kind, answer, settings: state.settings },
    notice: { title: RUN_NOTICES[run.kind].done },
  }
}

/** Without an answer the lineup from before is back: a failed run costs nothing. */
function runEnded(
  state: LineupState,
  request: number,
  message: string,
  why: 'nothing' | 'error',
): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  return {
    ...withLineup(state, refreshPlayers(run.before, state.playerPool)),
    failure: message,
    notice: { ...RUN_NOTICES[run.kind][why], failed: true },
  }
}

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const rest = new Set(set)
  rest.delete(value)
  return rest
}
