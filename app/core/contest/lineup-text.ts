import { FORMAT_SLOT_CODES, isOpenCode } from '../formats/lookup.ts'

/** One slot of a lineup as the provider writes it; the name is null while the slot is hidden (`LOCKED`). */
export type LineupSlot = { code: string; name: string | null }

/** Slots of other contests that take any position, and so do not tell a player's position. */
const OPEN_CODES = new Set(['FLEX', 'S-FLEX', 'UTIL', 'BN', 'TEAM'])

/** The slot codes of all known standings and of the provider's documentation. */
const SLOT_CODES = new Set([
  ...FORMAT_SLOT_CODES,
  ...OPEN_CODES,
  ...['QB', 'RB', 'WR', 'TE', 'K', 'DST', 'DEF'],
  ...['PG', 'SG', 'SF', 'PF', 'C', 'G', 'F'],
  ...['P', 'SP', 'RP', '1B', '2B', '3B', 'SS', 'OF'],
  ...['W', 'LW', 'RW', 'D', 'M', 'GK'],
  ...['TOP', 'JNG', 'MID', 'ADC', 'SUP'],
])

const HIDDEN = 'LOCKED'

/**
 * `CPT Ann One FLEX Bo Two DST Bears ` -> its slots in the file's order. A slot code only starts a slot when the slot
 * before has a name, so a name may begin with such a code (`TOP TOP Esports`).
 */
export function readLineupText(text: string): LineupSlot[] {
  const slots: LineupSlot[] = []
  let name = ''
  for (const word of text.split(' ')) {
    if (word === '') continue
    const open = slots.at(-1)
    if (SLOT_CODES.has(word) && (!open || name !== '')) {
      closeSlot(open, name)
      slots.push({ code: word, name: null })
      name = ''
    } else name = name === '' ? word : `${name} ${word}`
  }
  closeSlot(slots.at(-1), name)
  return slots
}

/** The position that a slot implies; null for slots that take any position. */
export function positionOfSlot(code: string): string | null {
  return OPEN_CODES.has(code) || isOpenCode(code) ? null : code
}

/** The name with single spaces and without outer ones (defenses have a trailing space). */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function closeSlot(slot: LineupSlot | undefined, name: string): void {
  if (slot && name !== '' && name !== HIDDEN) slot.name = name
}
