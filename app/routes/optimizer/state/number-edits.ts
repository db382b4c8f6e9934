import { pluralize } from '#core/figures/format.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { changedByTenth } from '#core/projections/edit-text.ts'
import {
  type EditedFigure,
  editedNumbers,
  editOf,
  type NumberEdit,
  withEdits,
} from '#core/projections/edits.ts'
import { shareOutEdits } from '#core/projections/share-out.ts'
import { figureIn, figureName, figureText } from './figure-words.ts'
import { sharesOfOut } from './left-out-shares.ts'
import { withPool } from './lineup-change.ts'
import type { LineupState, Notice } from './lineup-state.ts'

/* Numbers typed in by hand. */

const MOST_UNDONE = 100

/** Of these one is by hand: what was typed last. */
const SAYS_THE_SAME: Partial<Record<EditedFigure, EditedFigure>> = { ceiling: 'spread', spread: 'ceiling' }

/** The user's number for a figure of the player; null removes it, and the source's number counts again. */
export function withNumberEdited(
  state: LineupState,
  player: Player,
  figure: EditedFigure,
  value: number | null,
): LineupState {
  const person = personKey(player)
  const { edits } = state.numbers
  const also = SAYS_THE_SAME[figure]
  const changes: NumberEdit[] = [
    { person, figure, value },
    ...(also ? [{ person, figure: also, value: null }] : []),
  ].filter((change) => editOf(edits, person, change.figure) !== change.value)
  if (changes.length === 0) return state
  const next = withReplaced(state, changes)
  const name = figureName(figure, state.format)
  const now = figureText(numberOf(next, person, figure), figure)
  return {
    ...next,
    notice: {
      title: value === null ? `${name} reset to ${now}` : `${name} set to ${now}`,
      description: `${player.name}, was ${figureText(numberOf(state, person, figure), figure)}`,
      undo: { type: 'undo_edit' },
    },
  }
}

/** The number that counts now, raised or lowered by a tenth; an unknown one stays unknown. */
export function withNumberShifted(
  state: LineupState,
  player: Player,
  figure: EditedFigure,
  direction: 1 | -1,
): LineupState {
  const now = numberOf(state, personKey(player), figure)
  if (now === null) return state
  const value = changedByTenth(now, figure, direction)
  // A ceiling at or below the projection says nothing.
  const isNone = figure === 'ceiling' && value <= expectedPoints(player)
  return value === now || isNone ? state : withNumberEdited(state, player, figure, value)
}

/** The points of a player who is left out, given to teammates of the position as numbers by hand (share-out.ts). */
export function withPointsShared(state: LineupState, player: Player): LineupState {
  const shares = sharesOfOut(state, player)
  if (shares.length === 0) return state
  return {
    ...withReplaced(state, shareOutEdits(player, shares)),
    notice: {
      title: `Points of ${player.name} shared out`,
      description: shares
        .map((share) => `${share.player.name} +${figureText(share.points, 'points')}`)
        .join(', '),
      undo: { type: 'undo_edit' },
    },
  }
}

/** Removes all numbers typed in. */
export function withEditsReset(state: LineupState): LineupState {
  const edited = editedNumbers(state.numbers.edits)
  if (edited.length === 0) return state
  const next = withReplaced(
    state,
    edited.map((edit) => ({ ...edit, value: null })),
  )
  return {
    ...next,
    notice: { title: `${pluralize(edited.length, 'edit')} reset`, undo: { type: 'undo_edit' } },
  }
}

/** Puts back what the last edit or reset replaced. */
export function withEditUndone(state: LineupState): LineupState {
  const replaced = state.replacedNumbers.at(-1)
  if (!replaced) return { ...state, notice: { title: 'No edit to undo' } }
  const next = withChanges(state, replaced)
  return {
    ...next,
    replacedNumbers: state.replacedNumbers.slice(0, -1),
    notice: undoneNotice(next, replaced),
  }
}

function undoneNotice(state: LineupState, replaced: readonly NumberEdit[]): Notice {
  const title = 'Edit undone'
  const [only] = replaced
  if (!only || replaced.length > 1) return { title, description: pluralize(replaced.length, 'number') }
  const player = state.playerPool.find((row) => personKey(row) === only.person)
  if (!player) return { title }
  const now = figureText(numberOf(state, only.person, only.figure), only.figure)
  return {
    title,
    description: `${player.name}: ${figureName(only.figure, state.format).toLowerCase()} ${now}`,
  }
}

function withReplaced(state: LineupState, changes: readonly NumberEdit[]): LineupState {
  const replaced = changes.map(({ person, figure }) => ({
    person,
    figure,
    value: editOf(state.numbers.edits, person, figure),
  }))
  const replacedNumbers = [...state.replacedNumbers, replaced].slice(-MOST_UNDONE)
  return { ...withChanges(state, changes), replacedNumbers }
}

function withChanges(state: LineupState, changes: readonly NumberEdit[]): LineupState {
  const numbers = { ...state.numbers, edits: withEdits(state.numbers.edits, changes) }
  return withPool({ ...state, numbers }, state.playerPool)
}

/** The number that counts now; null for an unknown ownership. */
function numberOf({ playerPool, format }: LineupState, person: string, figure: EditedFigure): number | null {
  const isCaptains = figure === 'captainOwnershipPct'
  const rows = playerPool.filter((row) => personKey(row) === person)
  const row = rows.find((each) => isCaptainRow(each) === isCaptains) ?? rows[0]
  return row ? figureIn(row, figure, format) : null
}
