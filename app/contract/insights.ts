import * as z from 'zod/mini'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { STACK_KINDS } from '#core/lineups/stack.ts'
import {
  CONTEST_FORMATS,
  DEFAULT_SETTINGS,
  ENHANCEMENT_LEVELS,
  type OptimizerSettings,
  STRATEGIES,
} from '#core/objective/strategy.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { FormatId } from './format.ts'
import { LineupRules } from './lineup-rules.ts'
import { hasDistinctIds } from './optimize.ts'
import { PlayerWire } from './player.ts'

const oneOf = (words: readonly string[]) => `must be one of ${words.join(', ')}`
const pool = z.nullish(
  z.array(PlayerWire).check(z.maxLength(MOST_POOL_ROWS, `must be at most ${MOST_POOL_ROWS}`)),
)
const lineup = z
  .array(PlayerWire, 'is required')
  .check(
    z.minLength(1, 'must have at least one player'),
    z.maxLength(MOST_PLACES, `must be at most ${MOST_PLACES}`),
  )
const ids = z._default(z.array(z.string()).check(z.maxLength(MOST_POOL_ROWS)), [])
const level = z._default(z.enum(ENHANCEMENT_LEVELS, oneOf(ENHANCEMENT_LEVELS)), 'basic')

/** The settings of the lineup. `gameMode` is the kind of contest (cash or gpp), `format` the id of the format. */
const settings = {
  strategy: z._default(z.enum(STRATEGIES, oneOf(STRATEGIES)), DEFAULT_SETTINGS.strategy),
  gameMode: z._default(z.enum(CONTEST_FORMATS, oneOf(CONTEST_FORMATS)), DEFAULT_SETTINGS.contestFormat),
  creativity: z._default(z.number().check(z.minimum(0), z.maximum(100)), DEFAULT_SETTINGS.creativity),
  priceGuard: z._default(z.boolean(), false),
  format: z.nullish(FormatId),
}

/** With `players` (the pool) the story also covers the proof and the best players left out. */
export const LineupStoryRequest = z.object({
  lineup,
  ...settings,
  enhancementLevel: level,
  playerPool: pool,
  lockedIds: ids,
  excludedIds: ids,
  rules: LineupRules,
})
export type LineupStoryRequest = z.infer<typeof LineupStoryRequest>

export const StackInsightsRequest = z.object({
  stackType: z.enum(STACK_KINDS, oneOf(STACK_KINDS)),
  players: lineup,
  ...settings,
  playerPool: pool,
})
export type StackInsightsRequest = z.infer<typeof StackInsightsRequest>

export const LONGEST_QUESTION = 500
const LONGEST_TURN = 4000
const MOST_TURNS = 6

const turn = z.object({
  question: z.string().check(z.maxLength(LONGEST_QUESTION)),
  answer: z.string().check(z.maxLength(LONGEST_TURN)),
})
export type ChatTurn = z.infer<typeof turn>

/** `players` is the pool in which names are looked up, by default the user's latest slate. `lineup` holds its ids. */
export const AskRequest = z.object({
  playerNames: z
    .array(z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(255)), 'is required')
    .check(z.minLength(1, 'must have at least one player'), z.maxLength(20, 'must be at most 20')),
  question: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(LONGEST_QUESTION, `must be at most ${LONGEST_QUESTION} characters`),
      ),
  ),
  ...settings,
  players: pool,
  lineup: z._default(z.array(z.string()).check(z.maxLength(MOST_PLACES)), []),
  lockedIds: ids,
  excludedIds: ids,
  rules: LineupRules,
  /** Earlier questions and answers, oldest first. */
  thread: z._default(z.array(turn).check(z.maxLength(MOST_TURNS)), []),
})
export type AskRequest = z.infer<typeof AskRequest>

export const EnrichRequest = z.object({
  players: z
    .array(PlayerWire, 'is required')
    .check(
      z.minLength(1, 'must have at least one player'),
      z.maxLength(MOST_POOL_ROWS, `must be at most ${MOST_POOL_ROWS}`),
      z.refine(hasDistinctIds, 'must have different ids'),
    ),
  enableWebSearch: z._default(z.boolean(), true),
  clearCache: z._default(z.boolean(), false),
  format: settings.format,
})
export type EnrichRequest = z.infer<typeof EnrichRequest>

export function settingsOf(
  request: Pick<LineupStoryRequest, 'strategy' | 'gameMode' | 'creativity' | 'priceGuard'>,
): OptimizerSettings {
  const { strategy, gameMode, creativity, priceGuard } = request
  return { strategy, contestFormat: gameMode, creativity, priceGuard }
}

export type Source = { url: string; title: string }

/** Author, time and sources of a text; `notice` says why it is not from the requested author. */
export type Authorship = {
  writtenBy: 'openai' | 'built-in'
  model: string | null
  writtenAt: string
  sources: Source[]
  notice: string | null
}

/** `suggestedAdjustments` are the sentences of `adjustments`, which the screen offers as buttons. */
export type LineupStory = Authorship & {
  /** Three lines, separated by blank lines. */
  story: string
  /** What the story leaves out, shown on request; may be empty. */
  details: string
  playerInsights: Record<string, string>
  summary: {
    keyFindings: string[]
    suggestedAdjustments: string[]
    /** SPEC.md's field: null, since no figure that could be computed agrees with results (docs/decisions.md). */
    confidenceLevel: null
    /** Seconds. */
    runtime: number
  }
  adjustments: { text: string; slotIndex: number; outId: string; inId: string }[]
}

/** The answer for a stack or a question. */
export type Insights = Authorship & { insights: string }

/** `origins` maps the ids of researched players to their sources; other players have derived or unchanged values. */
export type Enriched = Authorship & {
  players: PlayerWire[]
  stats: { searchesMade: number; cacheHits: number }
  origins: Record<string, { from: 'openai' | 'built-in' | 'kept'; sources: Source[] }>
}
