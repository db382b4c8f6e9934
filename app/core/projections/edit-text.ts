import { MOST_POINTS } from '../players/points.ts'
import { err, ok, type Result } from '../result.ts'
import { type EditedFigure, isShare } from './edits.ts'

/** Why a typed text is no number for a figure. */
export type EditProblem = 'not_a_number' | 'unclear_comma' | 'too_small' | 'too_large'

/** Points may be negative (a defense that gives up many); ownership is a percent of the field. */
const LIMITS: Record<EditedFigure, { least: number; most: number }> = {
  points: { least: -MOST_POINTS, most: MOST_POINTS },
  flexOwnershipPct: { least: 0, most: 100 },
  captainOwnershipPct: { least: 0, most: 100 },
  ceiling: { least: -MOST_POINTS, most: MOST_POINTS },
  spread: { least: 0, most: MOST_POINTS },
}

const NUMBER = /^[+-]?(\d{1,9}(\.\d*)?|\.\d+)$/
/** The dashes that keyboards and copied tables have in place of a minus sign. */
const DASHES = /[‐-―−]/g

/**
 * The number that a text means; null for an empty text or a dash, which clear an edit. One comma is read as the decimal
 * sign, since the number keys of many phones have no point; before three digits it may stand for thousands and is refused.
 * @param above what the number must be more than: the projection under a ceiling.
 */
export function readEdit(
  text: string,
  figure: EditedFigure,
  above = -Infinity,
): Result<number | null, EditProblem> {
  const plain = withoutPercent(text.trim(), figure).replace(DASHES, '-')
  if (plain === '' || plain === '-') return ok(null)
  if (/^[+-]?\d+(,\d{3})+(\.\d*)?$/.test(plain)) return err('unclear_comma')
  const pointed = /^[+-]?\d*,\d+$/.test(plain) ? plain.replace(',', '.') : plain
  if (!NUMBER.test(pointed)) return err('not_a_number')
  const number = Number(pointed)
  const { least, most } = LIMITS[figure]
  if (number < least || number <= above) return err('too_small')
  if (number > most) return err('too_large')
  return ok(number === 0 ? 0 : number)
}

/** The problem in a sentence, with what to type instead. */
export function editProblemText(problem: EditProblem, text: string, figure: EditedFigure): string {
  switch (problem) {
    case 'not_a_number':
      return `"${shortened(text.trim())}" is not a number. Type a number such as ${isShare(figure) ? '35' : '14.5'}.`
    case 'unclear_comma':
      return 'Type the number without a comma, with a point before decimals.'
    case 'too_small':
      return figure === 'ceiling'
        ? 'A ceiling is above the projection.'
        : `${quantity(figure)} must be ${figure === 'points' ? '-2,000' : isShare(figure) ? '0%' : '0'} or more.`
    case 'too_large':
      return `${quantity(figure)} must be ${isShare(figure) ? '100%' : '2,000'} or less.`
  }
}

function quantity(figure: EditedFigure): string {
  return isShare(figure) ? 'Ownership' : 'Points'
}

/** A tenth more (1) or less (-1) of the number's size, in hundredths, within the figure's limits. */
export function changedByTenth(value: number, figure: EditedFigure, direction: 1 | -1): number {
  const { least, most } = LIMITS[figure]
  const moved = Math.round((value + direction * 0.1 * Math.abs(value)) * 100) / 100
  return Math.min(most, Math.max(least, moved))
}

function withoutPercent(text: string, figure: EditedFigure): string {
  return isShare(figure) ? text.replace(/\s*%$/, '') : text
}

function shortened(text: string): string {
  const signs = Array.from(text)
  return signs.length > 20 ? `${signs.slice(0, 20).join('')}…` : text
}
