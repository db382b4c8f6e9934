import { captainPoints } from '../formats/format.ts'
import { findFormat } from '../formats/lookup.ts'

/** The fields of a saved player that its points in the lineup follow from. */
type SavedPoints = { fantasyPoints: number; isCaptain: boolean }

/**
 * The expected points that a saved player adds to a lineup of that format: the captain's times the format's multiplier. A
 * format that the list does not have any more multiplies nothing.
 */
export function pointsInLineup({ fantasyPoints, isCaptain }: SavedPoints, formatId: string): number {
  const format = findFormat(formatId)
  return isCaptain && format ? fantasyPoints * captainPoints(format) : fantasyPoints
}
