import type { EntriesOpening } from '#app/lib/stored/slate-storage.ts'
import { pluralize } from '#core/figures/format.ts'
import { isEmpty, lineupKey } from '#core/lineups/lineup.ts'
import { UNDO_ENTRIES, withEntries } from './entries-steps.ts'
import type { KeptBuild } from './kept-build.ts'
import { withLineup, withOwnershipAfter } from './lineup-change.ts'
import type { LineupState } from './lineup-state.ts'

const UNKNOWN = ''

/** Puts the rows of these ids into the slots, as an edit that can be undone: a saved lineup that is opened again. */
export function withOpened(state: LineupState, slots: readonly (string | null)[]): LineupState {
  const { format, playerPool, lineup: before } = state
  const byId = new Map(playerPool.map((player) => [player.id, player]))
  const lineup = {
    format,
    slots: format.rosterSlots.map(({ index }) => byId.get(slots[index] ?? '') ?? null),
  }
  const isSame = isEmpty(before) || lineupKey(before) === lineupKey(lineup)
  const opened = withOwnershipAfter(state, withLineup(state, lineup))
  const undo = isSame ? {} : { undo: { type: 'restore', lineup: before } as const }
  return { ...opened, notice: { title: 'Lineup opened', ...undo } }
}

/** The Entries side with the rules and lineups of a stored set, as a step that can be undone. */
export function withOpenedEntries(state: LineupState, opening: EntriesOpening): LineupState {
  const { name, lineups, rules } = opening
  const isReplaced = state.build !== null || state.buildRules.length > 0
  return withEntries(
    state,
    { buildRules: rules, build: openedBuild(opening, state.build) },
    {
      title: 'Entry set opened',
      description: `${name}, ${pluralize(lineups.length, 'lineup')}`,
      ...(isReplaced ? { undo: UNDO_ENTRIES } : {}),
    },
  )
}

/**
 * The list with lineups that were not built here. Under which rules and settings they were made is not known.
 * @param before the list that they replace.
 */
export function openedBuild(
  opening: Pick<EntriesOpening, 'name' | 'rows' | 'lineups' | 'builtWith' | 'groups'>,
  before: KeptBuild | null,
): KeptBuild {
  const { name, lineups, builtWith, groups = [] } = opening
  // The lineups before are places in their own rows, so those rows are listed too.
  const rows = [...opening.rows, ...(before?.rows ?? []).filter((key) => !opening.rows.includes(key))]
  const previous = before?.lineups.map((lineup) => lineup.map((place) => rows.indexOf(before.rows[place]!)))
  return {
    ...{ rows, lineups, openedFrom: name, wanted: lineups.length },
    ...{ exact: 'sequential' as const, isProved: false, isByPoints: false, shortfall: null, unmet: [] },
    madeFrom: { players: UNKNOWN, points: UNKNOWN, rules: UNKNOWN, settings: UNKNOWN },
    ...(groups.length > 0
      ? { groups: groups.map((group) => ({ ...group, wanted: group.lineups.length })) }
      : {}),
    ...(builtWith ? { builtWith } : {}),
    ...{ removed: [], locked: [], previous: previous ?? null, edited: null },
  }
}
