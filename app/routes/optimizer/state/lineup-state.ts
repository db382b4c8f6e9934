import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import type { Format } from '#core/formats/format.ts'
import { emptyLineup, type Lineup, refreshPlayers } from '#core/lineups/lineup.ts'
import { DEFAULT_SETTINGS, type EnhancementLevel, type OptimizerSettings } from '#core/objective/strategy.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { SlateContest } from '#core/payouts/slate-contest.ts'
import type { InjuryStatus, Player } from '#core/players/player.ts'
import { pricedAsInactive } from '#core/players/who-plays.ts'
import type { EditedFigure, NumberEdit } from '#core/projections/edits.ts'
import { DEFAULT_NUMBERS, type ProjectionFile, type SlateNumbers } from '#core/projections/slate-numbers.ts'
import { numbersSteps } from '#core/projections/with-numbers.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { DEFAULT_RULES, type LineupRule } from '#core/rules/lineup-rule.ts'
import type { Choices } from '#core/slate-memory/memory.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { KeptBuild } from './kept-build.ts'
import type { Filling, KeptEntries } from './kept-entries.ts'
import type { LineupProof } from './kept-proof.ts'

/** The format, cash or GPP, is that of the contest. */
export type StrategySettings = Omit<OptimizerSettings, 'contestFormat'>

/** Everything a user builds on the optimizer screen. Never mutated. */
export type LineupState = {
  format: Format
  /** The slate's rows with `numbers` applied. */
  playerPool: readonly Player[]
  /** Whose points and ownership count. */
  numbers: SlateNumbers
  /** What each edit of the numbers replaced, the last one at the end; Undo puts it back. */
  replacedNumbers: readonly (readonly NumberEdit[])[]
  lineup: Lineup
  /** Rows that every run keeps, whether or not they are in the lineup; at most one row per player. */
  lockedIds: ReadonlySet<string>
  /** Players (by `personKey`) that no run uses, neither as captain nor as flex. */
  excludedPeople: ReadonlySet<string>
  /** People priced as if they would not play (core/players/who-plays.ts). */
  inactivePeople: ReadonlySet<string>
  /** People who are left out by default (core/projections/default-pool.ts) and whom the user put back: runs may use them. */
  putBack: ReadonlySet<string>
  /** The settings of a run that the contest does not say; `settingsOf` has all. */
  settings: StrategySettings
  /** The rules in force; the players that the user puts into the lineup or locks need not obey them. */
  rules: readonly LineupRule[]
  /** The rules of the Entries side, those that are switched off too; `rules` hold there as well. */
  buildRules: readonly RuleEntry[]
  /** The list of the Entries side; null before the first build. */
  build: KeptBuild | null
  /** The one contest that the lineups are entered in; null until the user sets one. Read it with `contestOf`. */
  contest: ContestSettings | null
  /** Further contests of the slate, for entries chosen together. */
  moreContests: readonly SlateContest[]
  /** The provider's file of reserved entries and how it is filled; null until one is chosen. */
  entriesFile: KeptEntries['entriesFile'] | null
  filling: KeptEntries['filling'] | null
  /** Rules and list before each step of the Entries side, the last one at the end; Undo puts them back. */
  replacedEntries: readonly Entries[]
  enhancementLevel: EnhancementLevel
  /** The pending run. An edit of the lineup clears it, so that its answer is ignored. */
  pendingRun: PendingRun | null
  /** The number of the last run; runs are counted from 1. */
  lastRequest: number
  /** The proof of the last run that found a lineup; `proofStatus` says what it means for the one that is shown. */
  proof: LineupProof | null
  /** Why the last run returned no lineup. */
  failure: string | null
  /** The message about the last action; a new object each time, so that it is shown once. */
  notice: Notice | null
}

/** A toast about the last action. It is the only place where a failure is said. */
export type Notice = {
  title: string
  description?: string
  failed?: true
  /** The screen announces the same, so the toast is not read out. */
  isOnScreen?: true
  /** What Undo does. */
  undo?: LineupAction
}

/** What the user makes on the Entries side. */
export type Entries = Pick<LineupState, 'buildRules' | 'build'>

/** Optimize starts from an empty lineup, Fill keeps the filled slots, Keep searching continues a run that stopped early. */
export type RunKind = 'optimize' | 'fill' | 'search_further'

/**
 * A pending run. The reducer builds `question`, so that the run keeps exactly the players that the state keeps; the
 * screen only passes it on.
 */
export type PendingRun = {
  request: number
  kind: RunKind
  /** The lineup to restore if the run returns none. */
  before: Lineup
  question: OptimizeRequest
  /** When it was asked, in milliseconds since 1970; null: before every kickoff. */
  now: number | null
}

export type LineupAction =
  | { type: 'add'; player: Player }
  | { type: 'add_to_slot'; player: Player; slotIndex: number }
  | { type: 'remove'; slotIndex: number }
  | { type: 'add_or_take_out'; player: Player; captain?: Player | undefined }
  | { type: 'take_out'; player: Player }
  | { type: 'clear' }
  | { type: 'restore'; lineup: Lineup; lock?: string | undefined; notice?: Notice }
  | { type: 'toggle_lock'; player: Player }
  | { type: 'toggle_exclude'; player: Player }
  /** Runs may use these people (by `personKey`) again, as captain too. */
  | { type: 'put_back'; people: readonly string[] }
  /** Runs use none of the people any more who are left out by default. */
  | { type: 'undo_put_back' }
  | { type: 'release_all' }
  | { type: 'set_injury'; player: Player; status: InjuryStatus }
  /** `asked`: the rows as they were when the enrichment began. */
  | { type: 'enriched'; players: readonly Player[]; asked: readonly Player[] }
  | { type: 'enrichment_failed' }
  | { type: 'use_learned'; learned: NonNullable<SlateNumbers['learned']>; notice: Notice }
  | { type: 'attach_insights'; insights: Readonly<Record<string, string>> }
  | { type: 'set_numbers'; numbers: SlateNumbers; notice?: Notice }
  /** The projection files that count now; numbers typed in stay. */
  | { type: 'set_files'; files: readonly ProjectionFile[]; notice?: Notice }
  /** `value`: null for the source's number. */
  | { type: 'edit_number'; player: Player; figure: EditedFigure; value: number | null }
  /** Raises or lowers by a tenth. */
  | { type: 'shift_number'; player: Player; figure: EditedFigure; direction: 1 | -1 }
  /** Gives the points of a player who is left out to teammates of the position. */
  | { type: 'share_out'; player: Player }
  | { type: 'reset_all_edits' }
  | { type: 'undo_edit' }
  | { type: 'set_settings'; settings: StrategySettings }
  | { type: 'set_rules'; rules: readonly LineupRule[] }
  /** One step of the Entries side. */
  | { type: 'set_entries'; entries: Partial<Entries>; notice?: Notice }
  | { type: 'undo_entries' }
  | { type: 'set_contest'; contest: ContestSettings }
  | { type: 'set_more_contests'; contests: readonly SlateContest[] }
  | { type: 'set_entries_file'; set: Partial<Pick<LineupState, 'entriesFile' | 'filling'>> }
  | { type: 'set_recorded'; recorded: NonNullable<Filling['recorded']> }
  | { type: 'set_enhancement_level'; level: EnhancementLevel }
  /** Fields from the slate's memory. `listed`: the rows as the file lists them. */
  | { type: 'recall'; changes: Choices; listed: readonly Player[] }
  /** `now`: milliseconds since 1970; absent: before every kickoff. */
  | { type: 'run_started'; kind: RunKind; now?: number }
  | { type: 'run_answered'; request: number; answer: OptimizerAnswer }
  | { type: 'run_stopped'; request: number }
  /** `isTooDear`: the cheapest players that may be used cost too much; `message` names the cause, whichever it is. */
  | { type: 'run_found_nothing'; request: number; message: string; isTooDear: boolean }
  | { type: 'run_failed'; request: number; message: string }

/** What a slate's screen begins with, in steps, so that the page answers between them. */
export function* initialLineupSteps(
  format: Format,
  playerPool: readonly Player[],
): Generator<undefined, LineupState> {
  const { strategy, creativity } = DEFAULT_SETTINGS
  return {
    format,
    playerPool: yield* numbersSteps(playerPool, format, DEFAULT_NUMBERS),
    numbers: DEFAULT_NUMBERS,
    replacedNumbers: [],
    lineup: emptyLineup(format),
    lockedIds: new Set(),
    excludedPeople: new Set(),
    inactivePeople: pricedAsInactive(playerPool, format),
    putBack: new Set(),
    settings: { strategy, creativity, priceGuard: true },
    rules: DEFAULT_RULES,
    buildRules: [],
    build: null,
    contest: null,
    moreContests: [],
    entriesFile: null,
    filling: null,
    replacedEntries: [],
    enhancementLevel: 'basic',
    pendingRun: null,
    lastRequest: 0,
    proof: null,
    failure: null,
    notice: null,
  }
}

/** The lineup that the user built: during a run, the lineup from before it. */
export function builtLineup({ lineup, pendingRun, playerPool }: LineupState): Lineup {
  return pendingRun ? refreshPlayers(pendingRun.before, playerPool) : lineup
}
