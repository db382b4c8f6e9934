import { emptyLineup, isEmpty, type Lineup, placePlayer, refreshPlayers } from '#core/lineups/lineup.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { Player } from '#core/players/player.ts'
import { filesFor } from '#core/projections/contest-ownership.ts'
import { contestOf, settingsOf } from './contest-of.ts'
import { withRecalled } from './document.ts'
import { withEntries, withEntriesUndone } from './entries-steps.ts'
import type { Filling } from './kept-entries.ts'
import { withPutBack } from './left-out.ts'
import { withInsights, withLineup, withOwnershipAfter, withPool } from './lineup-change.ts'
import { runAnswered, runEnded, runStarted, withoutRun } from './lineup-run.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import {
  withEditsReset,
  withEditUndone,
  withNumberEdited,
  withNumberShifted,
  withPointsShared,
} from './number-edits.ts'
import {
  placed,
  placedInSlot,
  removed,
  withEnriched,
  withExclusionToggled,
  withInjury,
  withLockToggled,
} from './player-choices.ts'
import { ASKED } from './state-fields.ts'

/** Actions that may come by themselves, after the press that started the run: it is asked again with what came. */
const COMES_BY_ITSELF: ReadonlySet<LineupAction['type']> = new Set(['recall', 'enriched'])

/** A change of what a pending run was asked cancels it, since its answer would be outdated. */
export function reduceLineup(state: LineupState, action: LineupAction): LineupState {
  const next = withOwnershipAfter(state, reduced(state, action))
  const run = state.pendingRun
  if (run === null || next.pendingRun !== run || !isAskedAnew(state, next, action)) return next
  const before = withoutRun(state)
  const changed = withOwnershipAfter(before, reduced(before, action))
  if (!COMES_BY_ITSELF.has(action.type) || run.kind === 'search_further') return changed
  return { ...runStarted(changed, run.kind, run.now), notice: changed.notice }
}

/** Texts about players are part of the pool, but no search reads them. */
function isAskedAnew(before: LineupState, after: LineupState, { type }: LineupAction): boolean {
  return (
    type !== 'attach_insights' &&
    (ASKED.some((part) => before[part] !== after[part]) ||
      settingsOf(before).contestFormat !== settingsOf(after).contestFormat)
  )
}

function reduced(state: LineupState, action: LineupAction): LineupState {
  switch (action.type) {
    case 'add':
      return placed(state, action.player, placePlayer(state.lineup, action.player))
    case 'add_to_slot':
      return placedInSlot(state, action.player, action.slotIndex)
    case 'remove':
      return removed(state, action.slotIndex)
    case 'add_or_take_out': {
      const { player, captain } = action
      const slotIndex = slotOf(state.lineup, player)
      if (slotIndex >= 0) return reduced(state, { type: 'remove', slotIndex })
      // As the builder is read: its first slot is the captain's.
      const isCaptain = captain !== undefined && placePlayer(state.lineup, captain).ok
      return reduced(state, { type: 'add', player: isCaptain ? captain : player })
    }
    case 'take_out':
      return removed(state, slotOf(state.lineup, action.player))
    case 'clear':
      if (isEmpty(state.lineup)) return state
      return {
        ...withLineup(state, emptyLineup(state.format)),
        notice: { title: 'Lineup cleared', undo: { type: 'restore', lineup: state.lineup } },
      }
    case 'restore':
      return {
        ...withLineup(state, refreshPlayers(action.lineup, state.playerPool)),
        ...(action.lock === undefined ? {} : { lockedIds: new Set([...state.lockedIds, action.lock]) }),
        notice: action.notice ?? null,
      }
    case 'toggle_lock':
      return withLockToggled(state, action.player)
    case 'toggle_exclude':
      return withExclusionToggled(state, action.player)
    case 'put_back':
      return { ...state, ...withPutBack(state, new Set(action.people)), notice: null }
    case 'undo_put_back':
      return { ...state, putBack: new Set(), notice: null }
    case 'release_all':
      return { ...state, lockedIds: new Set(), excludedPeople: new Set(), notice: null }
    case 'set_injury':
      return withInjury(state, action.player, action.status)
    case 'enriched':
      return {
        ...withEnriched(state, action.players, action.asked),
        notice: { title: 'Enrichment complete!', isOnScreen: true },
      }
    case 'use_learned':
      return {
        ...withPool({ ...state, numbers: { ...state.numbers, learned: action.learned } }, state.playerPool),
        notice: action.notice,
      }
    case 'enrichment_failed':
      return {
        ...state,
        notice: {
          title: 'Enrichment failed',
          description: 'Could not enrich player data',
          failed: true,
          isOnScreen: true,
        },
      }
    case 'attach_insights':
      return withInsights(state, action.insights)
    case 'set_numbers':
      return {
        ...withPool({ ...state, numbers: action.numbers }, state.playerPool),
        notice: action.notice ?? null,
      }
    case 'set_files': {
      const numbers = { ...state.numbers, files: filesFor(action.files, contestOf(state)) }
      return reduced(state, { ...action, type: 'set_numbers', numbers })
    }
    case 'edit_number':
      return withNumberEdited(state, action.player, action.figure, action.value)
    case 'shift_number':
      return withNumberShifted(state, action.player, action.figure, action.direction)
    case 'share_out':
      return withPointsShared(state, action.player)
    case 'reset_all_edits':
      return withEditsReset(state)
    case 'undo_edit':
      return withEditUndone(state)
    case 'set_settings':
      return { ...state, settings: action.settings, notice: null }
    case 'set_rules':
      return { ...state, rules: action.rules, notice: null }
    case 'set_entries':
      return withEntries(state, action.entries, action.notice)
    case 'undo_entries':
      return withEntriesUndone(state)
    case 'set_contest':
      return withContest(state, action.contest)
    case 'set_more_contests':
      return { ...state, moreContests: action.contests, notice: null }
    case 'set_entries_file':
      return { ...state, ...action.set }
    case 'set_recorded':
      // It comes by itself and takes no message away. What `filling` lacks is as usual (`fillingOf`).
      return { ...state, filling: { ...(state.filling as Filling), recorded: action.recorded } }
    case 'set_enhancement_level':
      return { ...state, enhancementLevel: action.level, notice: null }
    case 'recall':
      return withRecalled(state, action.changes, action.listed)
    case 'run_started':
      return runStarted(state, action.kind, action.now ?? null)
    case 'run_answered':
      return runAnswered(state, action.request, action.answer)
    case 'run_stopped':
      return state.pendingRun?.request === action.request ? withoutRun(state) : state
    case 'run_found_nothing':
      return runEnded(state, action.request, action.message, action.isTooDear ? 'too_dear' : 'nothing')
    case 'run_failed':
      return runEnded(state, action.request, action.message, 'error')
  }
}

/** -1 for a row that is not in the lineup. */
function slotOf(lineup: Lineup, player: Player): number {
  return lineup.slots.findIndex((other) => other?.id === player.id)
}

/**
 * Sets the contest. Its format is one of the settings of a run, and files with ownership for several types of contest take
 * the one for it.
 */
function withContest(state: LineupState, contest: ContestSettings): LineupState {
  const files = filesFor(state.numbers.files, contest)
  const next = { ...state, contest, notice: null }
  if (files === state.numbers.files) return next
  return withPool({ ...next, numbers: { ...state.numbers, files } }, state.playerPool)
}
