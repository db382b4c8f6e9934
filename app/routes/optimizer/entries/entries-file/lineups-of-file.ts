import { pluralize } from '#core/figures/format.ts'
import { type Lineup, lineupKey, lineupOf } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import { MOST_LISTED } from '../../state/kept-build.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { openedBuild } from '../../state/opened.ts'

/** The different lineups in order. Incomplete ones, and those with players whom the slate does not list, are no part of it. */
export function distinctLineups(
  lineups: readonly (readonly (Player | null)[])[],
  { format }: Pick<LineupState, 'format'>,
): Lineup[] {
  const whole = lineups
    .map((players) => players.filter((player) => player !== null))
    .filter((players) => players.length === format.rosterSlots.length)
    .map((players) => lineupOf(format, players))
  return [...new Map(whole.map((lineup) => [lineupKey(lineup), lineup])).values()]
}

/**
 * The list with the lineups of a file in the place of those before, as a step that can be undone. The rules stay.
 * @param name of the file.
 */
export function listFromFile(name: string, all: readonly Lineup[], state: LineupState): LineupAction {
  const { build } = state
  const lineups = all.slice(0, MOST_LISTED)
  const keys = lineups.map(({ slots }) => slots.map((player) => rowKey(player!)))
  const rows = [...new Set(keys.flat())]
  const places = new Map(rows.map((row, place) => [row, place]))
  const opening = {
    ...{ name, rows, lineups: keys.map((each) => each.map((row) => places.get(row)!)) },
    builtWith: builtWithOf(state),
  }
  return {
    type: 'set_entries',
    entries: { build: openedBuild(opening, build) },
    notice: {
      title: 'Lineups of the file',
      description: `${name}, ${lineups.length < all.length ? 'the first ' : ''}${pluralize(lineups.length, 'lineup')}`,
      ...(build ? { undo: UNDO_ENTRIES } : {}),
    },
  }
}
