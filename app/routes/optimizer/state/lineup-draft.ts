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

/** What a reload must not lose: what a person chose or waited for, by id, next to the slate that is stored already. */
export type LineupDraft = {
  slots: (string | null)[]
  lockedIds: string[]
  excludedPeople: string[]
  /** By row: injuries set by hand, figures enriched or learned. */
  figures: Record<string, ChangedFigures>
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
}

export function draftOf(state: LineupState, slatePlayers: readonly Player[]): LineupDraft {
  return {
    slots: builtLineup(state).slots.map((player) => player?.id ?? null),
    lockedIds: [...state.lockedIds],
    excludedPeople: [...state.excludedPeople],
    figures: changedFigures(state.playerPool, slatePlayers),
    settings: state.settings,
    enhancementLevel: state.enhancementLevel,
  }
}

/** The state of before the reload. Whatever the slate doesn't know (any more) is left out. */
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
    Object.values(draft.figures).every(areChangedFigures) &&
    STRATEGIES.includes(strategy) &&
    CONTEST_FORMATS.includes(contestFormat) &&
    creativity >= 0 &&
    creativity <= 100 &&
    ENHANCEMENT_LEVELS.includes(draft.enhancementLevel)
  )
}
