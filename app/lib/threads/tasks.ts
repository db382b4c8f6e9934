import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { Result } from '#core/result.ts'
import type { RuleShare } from '#core/rules/judging/rule-share.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import type { ConflictReport } from '#optimizer/conflicts/conflict-report.ts'
import type { NoLineup } from '#optimizer/no-lineup.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { OptimizedLineup } from '#optimizer/optimizer.ts'
import type { PlayerChances } from '#optimizer/player-chances.ts'
import type { Completions, Repair, RepairRequest } from '#optimizer/repair.ts'
import type { RulePrice } from '#optimizer/rules/price-of-rule.ts'
import type { BlockTally } from '#optimizer/sim/block-tally.ts'
import type { PairOutcome, PlayedPairs } from '#optimizer/sim/play-pairs.ts'
import type { DrawnField, SimQuestion } from '#optimizer/simulation/sim-question.ts'
import type { AutopsyFound, AutopsyTask } from './autopsy/autopsy-messages.ts'
import type {
  ChoiceQuestion,
  ChoiceStage,
  ChosenEntries,
  EntriesTogether,
  ProfitQuestion,
  SetSince,
  SetWorlds,
  SinceQuestion,
} from './entries/entries-messages.ts'
import type {
  DetailQuestion,
  LineupDetail,
  PairsPart,
  PairsQuestion,
  PoolQuestion,
  ReadOpponents,
  WorldsQuestion,
} from './sim/sim-messages.ts'
import type { PartOfWorlds, PlayedWorlds } from './sim/worlds-parts.ts'

/* What is asked of the threads beside the page, and the messages that carry it: plain data. */

/** What a task is asked and answers, and what it tells meanwhile. */
type Task<Input, Answer, Progress = never> = { input: Input; answer: Answer; progress: Progress }

export type Tasks = {
  optimize: Task<Sent<OptimizeRequest>, Result<OptimizedLineup, NoLineup>>
  /** The same search with a step limit of minutes, which other searches don't wait for. */
  searchFurther: Task<Sent<OptimizeRequest>, Result<OptimizedLineup, NoLineup>>
  /** Tells how many lineups are found so far. */
  build: Task<Sent<BuildRequest>, Result<Build, NoLineup>, number>
  /** Why the request builds fewer lineups than asked for. */
  explain: Task<Sent<BuildRequest>, ConflictReport>
  price: Task<Sent<BuildRequest> & { rule: number }, Result<RulePrice, NoLineup>>
  shares: Task<Sent<BuildRequest>, (RuleShare | null)[]>
  /** The lineups of a list, repaired. */
  repair: Task<Sent<RepairRequest>, Repair>
  /** Tells what fewer games say. */
  chances: Task<PoolQuestion, PlayerChances[], PlayerChances[]>
  /** The best lineups that the open slots of each lineup of a list can still become. */
  completions: Task<Sent<Omit<RepairRequest, 'way'>> & { wanted: number }, Completions>
  /** Those of them that gain most, by what each gains. */
  bestCompletions: Task<
    { request: Sent<Omit<RepairRequest, 'way'>>; completions: Completions; gained: Estimate[] },
    Repair
  >
  choose: Task<ChoiceQuestion, ChosenEntries, ChoiceStage>
  /** Tells what the lineups win and lose together after each round of games. */
  profit: Task<ProfitQuestion, null, EntriesTogether>
  /** What lineups entered together make now and with the figures of before, on the same games. */
  since: Task<SinceQuestion, SetSince>
  /** What lineups entered together are worth if the ownership is wrong by its errors. */
  setWorlds: Task<WorldsQuestion, SetWorlds>
  /** Reads the entries of a file, and keeps them in this browser. */
  readOpponents: Task<{ file: File; pool: PoolQuestion; own?: readonly string[] | undefined }, ReadOpponents>
  /** Looks up the detail of the question's first lineup. */
  detail: Task<DetailQuestion, LineupDetail>
  pairs: Task<PairsPart, PlayedPairs>
  /** What the second lineup of each pair is worth beside the first, by all parts. */
  pairOutcomes: Task<{ question: PairsQuestion; parts: readonly PlayedPairs[] }, PairOutcome[]>
  /** Loads what a thread needs to play. */
  load: Task<null, null>
  /** Fits the field and draws the opponents; a field of the same pool is kept for the next question. */
  draw: Task<SimQuestion, DrawnField>
  /** The games that follow are of this contest. */
  open: Task<{ question: Omit<SimQuestion, 'lineups'>; field: DrawnField }, null>
  play: Task<{ firstGame: number; games: number }, BlockTally>
  /** Plays one lineup under some of the other ownerships. */
  worlds: Task<{ question: WorldsQuestion; field: DrawnField; of: PartOfWorlds }, PlayedWorlds>
  /** Tells the share of the games that are played, 0 to 1. */
  autopsy: Task<AutopsyTask, AutopsyFound, number>
}
export type TaskName = keyof Tasks

/** The kind of thread that each task runs in (pool.ts). */
export const THREAD_OF = {
  optimize: 'optimizer',
  searchFurther: 'search',
  build: 'build',
  explain: 'build',
  price: 'build',
  shares: 'build',
  repair: 'build',
  chances: 'build',
  completions: 'build',
  bestCompletions: 'build',
  choose: 'entries',
  profit: 'entries',
  since: 'entries',
  setWorlds: 'entries',
  readOpponents: 'sim',
  detail: 'sim',
  pairs: 'sim',
  pairOutcomes: 'sim',
  load: 'sim',
  draw: 'sim',
  open: 'sim',
  play: 'sim',
  worlds: 'sim',
  autopsy: 'autopsy',
} as const satisfies Record<TaskName, string>
export type ThreadKind = (typeof THREAD_OF)[TaskName]

/** The tasks of a kind of thread, each with what answers it. */
export type Answers<Kind extends ThreadKind> = {
  [Name in TaskName as (typeof THREAD_OF)[Name] extends Kind ? Name : never]: (
    input: Tasks[Name]['input'],
    tell: (progress: Tasks[Name]['progress']) => void,
  ) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>
}

export type ToThread = { id: number; task: TaskName; input: unknown }

export type FromThread = { id: number } & (
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; answer: unknown }
  /** `reason`: a sentence, where the request is at fault; null if the browser can't run the task. */
  | { kind: 'failed'; reason: string | null; isOfMemory?: boolean }
)

/** A request as a message. A format holds functions, which no message carries, so its id goes instead. */
export type Sent<Request extends { format: Format }> = Omit<Request, 'format'> & { formatId: string }

export function sent<Request extends { format: Format }>({ format, ...request }: Request): Sent<Request> {
  return { ...request, formatId: format.id }
}

/** The request on the thread's side. Throws for a format that this version of the program doesn't have. */
export function received<Request>({ formatId, ...request }: Request & { formatId: string }) {
  return { ...request, format: formatOf(formatId) }
}

/** Throws for a format that this version of the program doesn't have. */
export function formatOf(formatId: string): Format {
  const format = findPlayableFormat(formatId)
  if (!format) throw new Error(`no format ${formatId}`)
  return format
}
