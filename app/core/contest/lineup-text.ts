import { FORMAT_SLOT_CODES, isOpenCode } from '../formats/lookup.ts'

/** One place of a lineup as the provider writes it; the name is null while the slot is hidden (`LOCKED`). */
export type LineupSlot = { code: string; name: string | null }

/** Slots of other contests that take any position: they say nothing about a player's. */
const OPEN_CODES = new Set(['FLEX', 'S-FLEX', 'UTIL', 'BN', 'TEAM'])

/** The slot words of every sport whose standings we have seen, and of those the provider documents. */
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
 * `CPT Ann One FLEX Bo Two DST Bears ` -> its slots in the file's order. A slot word only opens a slot when the one
 * before has a name, so a name may begin with such a word (`TOP TOP Esports`).
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

/** The position a slot proves, null for slots that take anyone. */
export function positionOfSlot(code: string): string | null {
  return OPEN_CODES.has(code) || isOpenCode(code) ? null : code
}

/** One spelling for a name, whatever blanks the file has around it (defenses come with a trailing one). */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function closeSlot(slot: LineupSlot | undefined, name: string): void {
  if (slot && name !== '' && name !== HIDDEN) slot.name = name
}
