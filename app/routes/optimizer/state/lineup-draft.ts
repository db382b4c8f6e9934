import {
  CONTEST_FORMATS,
  ENHANCEMENT_LEVELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGIES,
} from '#core/objective/strategy.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { areChangedFigures, type ChangedFigures, changedFigures } from './changed-figures.ts'
import { builtLineup, type LineupState } from './lineup-state.ts'

/** The user's work that must survive a reload, by player id. The slate itself is stored separately. */
export type LineupDraft = {
  slots: (string | null)[]
  lockedIds: string[]
  excludedPeople: string[]
  /** Absent from drafts of older versions. */
  putBack?: string[]
  /** By row id: injuries set by hand, enriched or learned figures. */
  figures: Record<string, ChangedFigures>
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
}

export function draftOf(state: LineupState, slatePlayers: readonly Player[]): LineupDraft {
  return {
    slots: builtLineup(state).slots.map((player) => player?.id ?? null),
    lockedIds: [...state.lockedIds],
    excludedPeople: [...state.excludedPeople],
    putBack: [...state.putBack],
    figures: changedFigures(state.playerPool, slatePlayers),
    settings: state.settings,
    enhancementLevel: state.enhancementLevel,
  }
}

/** Restores the state from a draft. Players that are not in the slate are left out. */
export function withDraft(state: LineupState, draft: LineupDraft): LineupState {
  const playerPool = state.playerPool.map((player) => {
    const figures = draft.figures[player.id]
    return figures ? { ...player, ...figures } : player
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
    putBack: new Set((draft.putBack ?? []).filter((person) => people.has(person))),
    settings: draft.settings,
    enhancementLevel: draft.enhancementLevel,
  }
}

/** Parses a stored draft; null if it is not valid, since another version of the app may have written it. */
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
    [draft.slots, draft.lockedIds, draft.excludedPeople, draft.putBack ?? []].every(Array.isArray) &&
    Object.values(draft.figures).every(areChangedFigures) &&
    STRATEGIES.includes(strategy) &&
    CONTEST_FORMATS.includes(contestFormat) &&
    creativity >= 0 &&
    creativity <= 100 &&
    ENHANCEMENT_LEVELS.includes(draft.enhancementLevel)
  )
}
