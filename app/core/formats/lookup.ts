import { capitalized } from '../text/words.ts'
import type { Format, RosterSlot } from './format.ts'
import { FORMATS } from './list.ts'

export const PLAYABLE_FORMATS = FORMATS.filter(({ disabled }) => !disabled)
export const PLAYABLE_IDS = PLAYABLE_FORMATS.map(({ id }) => id)
/** Players of the longest lineup there is. */
export const MOST_PLACES = Math.max(...PLAYABLE_FORMATS.map(({ rosterSlots }) => rosterSlots.length))

/** The slot codes of every format, as standings write them before the names. */
export const FORMAT_SLOT_CODES = FORMATS.flatMap(({ rosterSlots }) => rosterSlots.map(({ code }) => code))

/** What texts call the formats, their captains and their slots: `Big League`, `Captain`, `CPT`. */
export const FORMAT_WORDS = PLAYABLE_FORMATS.flatMap(({ name, captain, rosterSlots }) => [
  name,
  ...(captain ? [capitalized(captain.name)] : []),
  ...new Set(rosterSlots.map(({ code }) => code)),
])

const byId = new Map(FORMATS.map((format) => [format.id, format]))
const captainByCode = new Map(FORMATS.flatMap(({ captain }) => (captain ? [[captain.code, captain]] : [])))
const captainCodeByText = new Map(
  [...captainByCode.values()].flatMap(({ code, alsoWritten = [] }) =>
    [code, ...alsoWritten].map((text) => [text, code] as const),
  ),
)
/** Every spelling of a captain's code, in upper case, the longest first. */
export const CAPTAIN_TEXTS = [...captainCodeByText.keys()].sort((a, b) => b.length - a.length)
const captainsWithRows = [...captainByCode.values()].filter(({ hasOwnRows }) => hasOwnRows)
const openCodes = new Set(
  FORMATS.flatMap(({ rosterSlots }) => rosterSlots.flatMap((slot) => (isOpen(slot) ? [slot.code] : []))),
)

/** The format of that id; null when there is none. No id stands for another. */
export function findFormat(id: string | null | undefined): Format | null {
  return byId.get(id ?? '') ?? null
}

/** The format of that id when it can be played; disabled formats count as unknown. */
export function findPlayableFormat(id: string | null | undefined): Format | null {
  const format = findFormat(id)
  return format?.disabled === false ? format : null
}

/** The display name of a stored id; the id itself when the list has no such format any more. */
export function formatName(id: string): string {
  return findFormat(id)?.name ?? id
}

/** Does that slot code or position stand for a captain, in any format? */
export function isCaptainCode(code: string): boolean {
  return captainByCode.has(code)
}

/** The captain's code that a cell means, in the provider's spelling or another tool's; null for any other text. */
export function captainCodeIn(cell: string): string | null {
  return captainCodeByText.get(cell.toUpperCase()) ?? null
}

/** The code of the captain whose row costs `dearer` where the same player's plain row costs `cheaper`; else null. */
export function captainCodeByPrices({ dearer, cheaper }: { dearer: number; cheaper: number }): string | null {
  const captain = captainsWithRows.find(({ salary }) => Math.abs(dearer - cheaper * salary) < 1)
  return cheaper > 0 && captain ? captain.code : null
}

/** What the points of a player in a slot of that code count for. */
export function pointsMultiplierOf(code: string): number {
  return captainByCode.get(code)?.points ?? 1
}

/** Is that the code of a slot which takes any position, in some format? */
export function isOpenCode(code: string): boolean {
  return openCodes.has(code)
}

/**
 * The slot's code where a position does not tell it, though positions tell other slots: `FLEX` for a back of Classic. Null in a
 * format whose other slots take anyone.
 */
export function codeBesidePosition(
  { code }: RosterSlot,
  position: string,
  { rosterSlots }: Format,
): string | null {
  return code !== position && rosterSlots.some((slot) => slot.code === position) ? code : null
}

/**
 * May this player's row stand in that slot? Captain rows fit the captain's slot alone, and nothing else does. A row of two
 * positions (`WR/QB`) fits the slots of both.
 */
export function slotAccepts({ code, accepts }: RosterSlot, { position }: { position: string }): boolean {
  if (accepts === 'captain') return position === code
  if (accepts === 'anyone') return !isCaptainCode(position)
  return position.split('/').some((each) => accepts.includes(each))
}

function isOpen({ accepts }: RosterSlot): boolean {
  return accepts === 'captain' || accepts === 'anyone'
}
