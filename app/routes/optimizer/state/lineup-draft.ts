import type { Format } from '#core/formats/format.ts'
import { isEmpty, type Lineup, lineupKey } from '#core/lineups/lineup.ts'
import {
  CONTEST_FORMATS,
  ENHANCEMENT_LEVELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGIES,
} from '#core/objective/strategy.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import { areSlateContests, type SlateContest } from '#core/payouts/slate-contest.ts'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { areSlateNumbers } from '#core/projections/are-slate-numbers.ts'
import { DEFAULT_NUMBERS, type SlateNumbers } from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { areLineupRules, type LineupRule } from '#core/rules/lineup-rule.ts'
import { areChangedFigures, type ChangedFigures, changedFigures } from './changed-figures.ts'
import { contestOf } from './contest-of.ts'
import { isKeptBuild, type KeptBuild, withNullForUnknownRules } from './kept-build.ts'
import { isKeptProof, type KeptProof, keptProof, restoredProof } from './kept-proof.ts'
import { notPlaying } from './left-out.ts'
import { withLineup, withOwnershipAfter } from './lineup-change.ts'
import { builtLineup, type LineupState, type StrategySettings } from './lineup-state.ts'

/** The user's work that must survive a reload, by player id. The slate itself is stored separately. */
export type LineupDraft = Partial<Pick<LineupState, 'entriesFile' | 'filling'>> & {
  slots: (string | null)[]
  lockedIds: string[]
  excludedPeople: string[]
  /** Absent from drafts of older versions. */
  putBack?: string[]
  /** Injuries set by hand, enriched or learned figures, by row id. */
  figures: Record<string, ChangedFigures>
  /** Absent from drafts of older versions. */
  numbers?: SlateNumbers
  /** Drafts of older versions say the format beside the contest. */
  settings: StrategySettings & Partial<Pick<OptimizerSettings, 'contestFormat'>>
  /** Absent from drafts of older versions. */
  rules?: LineupRule[]
  /** Absent where there are none. The Entries side names those that this version can't read. */
  buildRules?: RuleEntry[]
  build?: KeptBuild
  contest?: ContestSettings
  /** Absent where there are none. */
  moreContests?: SlateContest[]
  enhancementLevel: EnhancementLevel
  /** Absent before the first run. It belongs to the rows of this file, and is not part of the slate's memory. */
  proof?: KeptProof
}

export function draftOf(state: LineupState, slatePlayers: readonly Player[]): LineupDraft {
  return {
    slots: builtLineup(state).slots.map((player) => player?.id ?? null),
    lockedIds: [...state.lockedIds],
    excludedPeople: [...state.excludedPeople],
    putBack: [...state.putBack],
    figures: changedFigures(state.playerPool, slatePlayers),
    numbers: state.numbers,
    settings: state.settings,
    rules: [...state.rules],
    ...(state.buildRules.length > 0 ? { buildRules: [...state.buildRules] } : {}),
    ...(state.build ? { build: state.build } : {}),
    ...(state.contest ? { contest: state.contest } : {}),
    ...(state.moreContests.length > 0 ? { moreContests: [...state.moreContests] } : {}),
    entriesFile: state.entriesFile,
    filling: state.filling,
    enhancementLevel: state.enhancementLevel,
    ...(state.proof ? { proof: keptProof(state.proof) } : {}),
  }
}

/** Restores the state from a draft. Players that are not in the slate are left out. */
export function withDraft(state: LineupState, draft: LineupDraft): LineupState {
  const numbers = draft.numbers ?? DEFAULT_NUMBERS
  const { contestFormat, ...settings } = draft.settings
  const rows = state.playerPool.map((player) => {
    const figures = draft.figures[player.id]
    return figures ? { ...player, ...figures } : player
  })
  const rowIds = new Set(rows.map(({ id }) => id))
  const people = new Set(rows.map(personKey))
  const putBack = new Set((draft.putBack ?? []).filter((person) => people.has(person)))
  const { inactivePeople } = state
  const playerPool = withNumbers(
    rows,
    state.mode,
    numbers,
    notPlaying({ playerPool: rows, inactivePeople, putBack }),
  )
  return {
    ...state,
    playerPool,
    numbers,
    lineup: lineupOfRows(state.mode, draft.slots, playerPool),
    lockedIds: new Set(draft.lockedIds.filter((id) => rowIds.has(id))),
    excludedPeople: new Set(draft.excludedPeople.filter((person) => people.has(person))),
    putBack,
    settings: { ...state.settings, ...settings },
    rules: draft.rules ?? state.rules,
    buildRules: draft.buildRules ?? [],
    build: draft.build ? withNullForUnknownRules(draft.build) : null,
    contest:
      draft.contest ??
      (contestFormat === 'gpp' ? contestOfFormat(contestOf({ contest: null }), 'gpp') : null),
    moreContests: draft.moreContests ?? [],
    entriesFile: draft.entriesFile ?? null,
    filling: draft.filling ?? null,
    enhancementLevel: draft.enhancementLevel,
    proof: draft.proof ? restoredProof(draft.proof, playerPool) : state.proof,
  }
}

/** Puts these rows into the slots, as an edit that can be undone: the lineup of a saved one that is opened again. */
export function withOpened(state: LineupState, slots: readonly (string | null)[]): LineupState {
  const lineup = lineupOfRows(state.mode, slots, state.playerPool)
  const before = state.lineup
  const undo = isEmpty(before) || lineupKey(before) === lineupKey(lineup) ? {} : { undo: before }
  const opened = withOwnershipAfter(state, withLineup(state, lineup))
  return { ...opened, notice: { title: 'Lineup opened', ...undo } }
}

/** Parses a stored draft; null if it is not valid, since another version of the app may have written it. */
export function parseDraft(text: string | null): (LineupDraft & { savedAt?: number }) | null {
  try {
    const draft = JSON.parse(text ?? 'null') as LineupDraft | null
    return draft && isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Rows that are not in the pool leave their slot empty. */
function lineupOfRows(mode: Format, ids: readonly (string | null)[], pool: readonly Player[]): Lineup {
  const byId = new Map(pool.map((player) => [player.id, player]))
  return { mode, slots: mode.rosterSlots.map(({ index }) => byId.get(ids[index] ?? '') ?? null) }
}

/** Validates a draft of another version of the app; false also where a part is missing. */
export function isDraft(draft: LineupDraft): boolean {
  try {
    return hasValidParts(draft)
  } catch {
    return false
  }
}

function hasValidParts(draft: LineupDraft): boolean {
  const { strategy, contestFormat, creativity } = draft.settings
  return (
    [draft.slots, draft.lockedIds, draft.excludedPeople, draft.putBack ?? []].every(Array.isArray) &&
    Object.values(draft.figures).every(areChangedFigures) &&
    (draft.rules === undefined || areLineupRules(draft.rules)) &&
    (draft.buildRules ?? []).every(({ rule }) => typeof rule === 'object' && rule !== null) &&
    (draft.build === undefined || isKeptBuild(draft.build)) &&
    (draft.contest === undefined || isContestSettings(draft.contest)) &&
    (draft.moreContests === undefined || areSlateContests(draft.moreContests)) &&
    (draft.proof === undefined || isKeptProof(draft.proof)) &&
    (draft.numbers === undefined || areSlateNumbers(draft.numbers)) &&
    STRATEGIES.includes(strategy) &&
    (contestFormat === undefined || CONTEST_FORMATS.includes(contestFormat)) &&
    creativity >= 0 &&
    creativity <= 100 &&
    ENHANCEMENT_LEVELS.includes(draft.enhancementLevel)
  )
}
