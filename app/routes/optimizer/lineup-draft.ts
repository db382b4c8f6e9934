import { INJURY_STATUSES, type InjuryStatus, type Player, personKey } from '#core/player.ts'
import {
  CONTEST_FORMATS,
  ENHANCEMENT_LEVELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGIES,
} from '#core/strategy.ts'
import type { LineupState } from './lineup-state.ts'

/** What a reload must not lose: everything a person chose, by id, next to the slate that is stored already. */
export type LineupDraft = {
  slots: (string | null)[]
  lockedIds: string[]
  excludedPeople: string[]
  /** Statuses that differ from the slate's, by person. */
  injuries: Record<string, InjuryStatus>
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
}

export function draftOf(state: LineupState, slatePlayers: readonly Player[]): LineupDraft {
  const listed = new Map(slatePlayers.map((player) => [player.id, player.injuryStatus]))
  const edited = state.playerPool.filter((player) => player.injuryStatus !== listed.get(player.id))
  return {
    slots: (state.pendingRun?.before ?? state.lineup).slots.map((player) => player?.id ?? null),
    lockedIds: [...state.lockedIds],
    excludedPeople: [...state.excludedPeople],
    injuries: Object.fromEntries(edited.map((player) => [personKey(player), player.injuryStatus])),
    settings: state.settings,
    enhancementLevel: state.enhancementLevel,
  }
}

/** The state of before the reload. Whatever the slate doesn't know (any more) is left out. */
export function withDraft(state: LineupState, draft: LineupDraft): LineupState {
  const playerPool = state.playerPool.map((player) => {
    const injuryStatus = draft.injuries[personKey(player)]
    return injuryStatus ? { ...player, injuryStatus } : player
  })
  const byId = new Map(playerPool.map((player) => [player.id, player]))
  const people = new Set(playerPool.map(personKey))
  return {
    ...state,
    playerPool,
    lineup: {
      mode: state.mode,
      slots: state.mode.rosterSlots.map(({ index }) => byId.get(draft.slots[index] ?? '') ?? null),
    },
    lockedIds: new Set(draft.lockedIds.filter((id) => byId.has(id))),
    excludedPeople: new Set(draft.excludedPeople.filter((person) => people.has(person))),
    settings: draft.settings,
    enhancementLevel: draft.enhancementLevel,
  }
}

/** null unless the text is a whole draft: another version of the app may have written it. */
export function parseDraft(text: string | null): LineupDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as LineupDraft | null
    return draft && isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(draft: LineupDraft): boolean {
  const { strategy, contestFormat, creativity } = draft.settings
  return (
    [draft.slots, draft.lockedIds, draft.excludedPeople].every(Array.isArray) &&
    Object.values(draft.injuries).every((status) => INJURY_STATUSES.includes(status)) &&
    STRATEGIES.includes(strategy) &&
    CONTEST_FORMATS.includes(contestFormat) &&
    creativity >= 0 &&
    creativity <= 100 &&
    ENHANCEMENT_LEVELS.includes(draft.enhancementLevel)
  )
}
