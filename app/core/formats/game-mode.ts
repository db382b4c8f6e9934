import type { Player, Position } from '../players/player.ts'

/** A contest mode is data: adding one is adding an entry below (SPEC.md section 3, game mode definition). */
export type GameModeId = 'showdown' | 'bigleague' | 'monstermash' | 'standard'

export type RosterSlot = {
  index: number
  /** The provider's slot code; `accepts` says which positions may fill it. */
  code: 'CPT' | 'FLEX' | 'QB' | 'RB' | 'WR' | 'TE' | 'PK' | 'DST'
  label: string
  required: boolean
}

export type GameMode = {
  id: GameModeId
  name: string
  description: string
  rosterSlots: readonly RosterSlot[]
  /** Dollars. */
  budget: number
  /** What the captain's points count for; 1 where a mode has no captain. */
  captainMultiplier: number
  allowDuplicates: boolean
  icon: 'zap' | 'trophy' | 'ghost' | 'list'
  color: 'accent' | 'good' | 'muted'
  disabled: boolean
}

export const SHOWDOWN: GameMode = {
  id: 'showdown',
  name: 'Showdown',
  description: 'One game, six players: a captain at 1.5x points and five flex under $50,000',
  rosterSlots: rosterSlots([
    ['CPT', 'Captain'],
    ['FLEX', 'Flex 1'],
    ['FLEX', 'Flex 2'],
    ['FLEX', 'Flex 3'],
    ['FLEX', 'Flex 4'],
    ['FLEX', 'Flex 5'],
  ]),
  budget: 50_000,
  captainMultiplier: 1.5,
  allowDuplicates: false,
  icon: 'zap',
  color: 'accent',
  disabled: false,
}

export const BIG_LEAGUE: GameMode = {
  id: 'bigleague',
  name: 'Big League',
  description: 'Full NFL roster with $100 budget across 10 positions',
  rosterSlots: rosterSlots([
    ['QB', 'Quarterback'],
    ['RB', 'Running Back 1'],
    ['RB', 'Running Back 2'],
    ['RB', 'Running Back 3'],
    ['WR', 'Wide Receiver 1'],
    ['WR', 'Wide Receiver 2'],
    ['WR', 'Wide Receiver 3'],
    ['TE', 'Tight End'],
    ['PK', 'Place Kicker'],
    ['DST', 'Defense/Special Teams'],
  ]),
  budget: 100,
  captainMultiplier: 1,
  allowDuplicates: false,
  icon: 'trophy',
  color: 'good',
  disabled: false,
}

const MONSTER_MASH: GameMode = comingSoon(
  'monstermash',
  'Monster Mash',
  'Coming soon - Unleash the monsters',
  'ghost',
)
const STANDARD: GameMode = comingSoon('standard', 'Standard', 'Coming soon - Classic DFS format', 'list')

export const GAME_MODES: readonly GameMode[] = [SHOWDOWN, BIG_LEAGUE, MONSTER_MASH, STANDARD]

export const PLAYABLE_MODE_IDS = ['showdown', 'bigleague'] as const
export type PlayableModeId = (typeof PLAYABLE_MODE_IDS)[number]

/** The mode of that id when it can be played; disabled modes count as unknown. */
export function findPlayableMode(id: string | undefined): GameMode | null {
  return GAME_MODES.find((mode) => mode.id === id && !mode.disabled) ?? null
}

/** The display name of a stored mode id; an id we no longer know is shown as it is. */
export function gameModeName(id: string): string {
  return GAME_MODES.find((mode) => mode.id === id)?.name ?? id
}

/** Showdown budgets read "$50k", all others "$100". */
export function budgetLabel(mode: GameMode): string {
  return mode.id === 'showdown' ? `$${mode.budget / 1000}k` : `$${mode.budget}`
}

export function hasCaptain(mode: GameMode): boolean {
  return mode.rosterSlots.some((slot) => slot.code === 'CPT')
}

/** May this player's row stand in that slot? Captain rows fit the captain slot alone, and nothing else does. */
export function slotAccepts(slot: RosterSlot, player: Player): boolean {
  if (slot.code === 'CPT') return player.position === 'CPT'
  if (slot.code === 'FLEX') return player.position !== 'CPT'
  return player.position === positionOf(slot.code)
}

function positionOf(code: RosterSlot['code']): Position {
  return code === 'PK' ? 'K' : code
}

function rosterSlots(codesAndLabels: [RosterSlot['code'], string][]): RosterSlot[] {
  return codesAndLabels.map(([code, label], index) => ({ index, code, label, required: true }))
}

function comingSoon(id: GameModeId, name: string, description: string, icon: GameMode['icon']): GameMode {
  return {
    id,
    name,
    description,
    rosterSlots: [],
    budget: 0,
    captainMultiplier: 1,
    allowDuplicates: false,
    icon,
    color: 'muted',
    disabled: true,
  }
}
