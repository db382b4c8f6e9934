import * as z from 'zod/mini'
import { ENTRY_KEY, type LineupEntry, MOST_LINEUP_ENTRIES } from '#core/entries/entered-entry.ts'
import { MOST_PLACES, PLAYABLE_IDS } from '#core/formats/lookup.ts'
import {
  CONTEST_TYPES,
  type ListedLineup,
  type SavedLineup,
  type SavedLineupPlayer,
} from '#core/lineups/saved-lineup.ts'
import { toDollarsOrNull } from '#core/money/cents.ts'
import { tinyToZero } from '#core/numbers/tiny-to-zero.ts'
import { POINTS_BY } from '#core/players/points.ts'
import { toHundredths } from '#core/players/shown-points.ts'
import { MOST_META_BYTES } from './limits.ts'
import { typedName } from './typed-name.ts'

// Bounds that keep sums of cents exact; real contests stay far below.
const MOST_DOLLARS = 1_000_000_000
const MOST_POINTS = 100_000
const MOST_ENTRIES = 100_000_000
const MOST_WEEK = 60

const text = z.string().check(z.trim(), z.maxLength(255, 'must be at most 255 characters'))
const requiredText = z.string('is required').check(z.trim(), z.minLength(1, 'is required'), z.maxLength(255))
const score = z.number().check(z.minimum(0), z.maximum(100), z.overwrite(tinyToZero))
const multiplier = z.number().check(z.minimum(0), z.maximum(10), z.overwrite(tinyToZero))
const count = (message: string, most: number) =>
  z.int(message).check(z.minimum(1, message), z.maximum(most, 'is too large'))
const nonNegative = (most: number, message: string) =>
  z.number(message).check(z.minimum(0, message), z.maximum(most, 'is too large'), z.overwrite(tinyToZero))

const winnings = nonNegative(MOST_DOLLARS, 'Winnings must be non-negative')
const points = nonNegative(MOST_POINTS, 'Points must be non-negative').check(z.overwrite(toHundredths))
const rank = count('Rank must be a positive number', MOST_ENTRIES)

/** A figure of the slate: temperature, wind, total. */
const slateFigure = z.number().check(z.minimum(-1000), z.maximum(1000), z.overwrite(tinyToZero))

/** SPEC.md section 5, save lineup form. The server computes averages, stacks, salaries and the grade. */
export const LineupDetails = z.object({
  lineup_name: typedName('Lineup name'),
  week: z.nullish(count('Week must be a positive number', MOST_WEEK)),
  contest_name: z.nullish(text),
  contest_type: z.nullish(z.enum(CONTEST_TYPES, `Contest type must be one of ${CONTEST_TYPES.join(', ')}`)),
  game_mode: z.nullish(z.enum(PLAYABLE_IDS, `Game mode must be one of ${PLAYABLE_IDS.join(', ')}`)),
  entry_field_size: z.nullish(count('Field size must be positive', MOST_ENTRIES)),
  entry_fee_total: z.nullish(nonNegative(MOST_DOLLARS, 'Entry fee must be non-negative')),
  winnings_total: z.nullish(winnings),
  points_total: z.nullish(points),
  rank: z.nullish(rank),
  cash_line: z.nullish(nonNegative(MOST_POINTS, 'Cash line must be non-negative')),
  model_version: z.nullish(text),
  model_confidence: z.nullish(score),
  /** Whose points the players' `fantasy_points` are. */
  points_by: z.nullish(z.enum(POINTS_BY, `points_by must be one of ${POINTS_BY.join(', ')}`)),
})

/** Averages of real players can be negative, so `fantasy_points` may be. */
export const LineupPlayer = z.object({
  player_name: requiredText,
  position: requiredText,
  team: z.nullish(text),
  opponent: z.nullish(text),
  salary: nonNegative(1_000_000, 'must be non-negative'),
  fantasy_points: z.nullish(
    z.number().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS), z.overwrite(tinyToZero)),
  ),
  ownership_pct: z.nullish(score),
  leverage_score: z.nullish(score),
  outlook_score: z.nullish(score),
  weather_score: z.nullish(score),
  game_env_score: z.nullish(score),
  opponent_ease_score: z.nullish(score),
  synergy_multiplier: z.nullish(multiplier),
  leverage_multiplier: z.nullish(multiplier),
  is_captain: z.boolean('must be true or false'),
})
export type LineupPlayer = z.infer<typeof LineupPlayer>

const GameMeta = z.object({
  week: z.nullish(slateFigure),
  gameInfo: z.nullish(text),
  contestName: z.nullish(text),
  players: z.nullish(
    z
      .array(
        z.object({
          name: z.nullish(text),
          team: z.nullish(text),
          weather: z.nullish(
            z.object({
              temp: z.nullish(slateFigure),
              wind: z.nullish(slateFigure),
              precip: z.nullish(slateFigure),
            }),
          ),
          overUnder: z.nullish(slateFigure),
          teamTotal: z.nullish(slateFigure),
        }),
      )
      .check(z.maxLength(100)),
  ),
})

/** True if the value fits the size limit. */
export function fitsMeta(meta: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(meta)).length <= MOST_META_BYTES
}

/** The slate of a lineup: `id` if it is in the user's history, else the fields to store. */
const Game = z.object({
  id: z.nullish(z.union([text, z.number()])),
  sport: z.nullish(text),
  slateName: z.nullish(text),
  gameDate: z.nullish(text),
  teams: z.nullish(z.object({ away: text, home: text, isHomeUnknown: z.optional(z.literal(true)) })),
  meta: z.nullish(GameMeta.check(z.refine(fitsMeta, 'is too large, at most 4 KB are kept'))),
  source: z.nullish(text),
})
export type Game = z.infer<typeof Game>

export const SaveLineupRequest = z.object({
  lineup: LineupDetails,
  players: z
    .array(LineupPlayer, 'is required')
    .check(z.maxLength(MOST_PLACES, `A lineup has at most ${MOST_PLACES} players`)),
  game: z.nullish(Game),
})
export type SaveLineupRequest = z.infer<typeof SaveLineupRequest>

/** Null clears what is stored; an absent `rank` keeps it. */
export const UpdateResultRequest = z.object({
  points_total: z.nullable(points),
  winnings_total: winnings,
  rank: z.optional(z.nullable(rank)),
})
export type UpdateResultRequest = z.infer<typeof UpdateResultRequest>

/** All entries of the lineup at the provider; none leaves it without. */
export const EnterLineupRequest = z.object({
  entry_keys: z
    .array(z.string().check(z.regex(ENTRY_KEY, 'must be the number of the entry')), 'is required')
    .check(
      z.maxLength(MOST_LINEUP_ENTRIES, `A lineup has at most ${MOST_LINEUP_ENTRIES} entries`),
      z.refine((keys) => new Set(keys).size === keys.length, 'An entry is listed twice'),
    ),
  /** The fee of all entries together; absent leaves it as it is. */
  entry_fee_total: z.optional(LineupDetails.shape.entry_fee_total),
})
export type EnterLineupRequest = z.infer<typeof EnterLineupRequest>

export const RenameLineupRequest = z.object({ lineup_name: LineupDetails.shape.lineup_name })
export type RenameLineupRequest = z.infer<typeof RenameLineupRequest>

export const FinalizeRequest = z.object({ lineup_id: z.int('must be a whole number').check(z.positive()) })

/** Money in dollars, as everywhere on the wire. */
export type LineupListItem = ReturnType<typeof toListItem>
export type LineupPlayerItem = ReturnType<typeof toPlayerItem>

export function toListItem(lineup: ListedLineup) {
  return {
    id: lineup.id,
    lineup_name: lineup.lineupName,
    contest_name: lineup.contestName,
    contest_type: lineup.contestType,
    game_mode: lineup.gameMode,
    week: lineup.week,
    points_total: lineup.pointsTotal,
    entry_fee_total: toDollarsOrNull(lineup.entryFeeTotalCents),
    winnings_total: toDollarsOrNull(lineup.winningsTotalCents),
    rank: lineup.rank,
    entry_field_size: lineup.entryFieldSize,
    finalized: lineup.finalized,
  }
}

export function toLineupWire(lineup: SavedLineup) {
  return {
    ...toListItem(lineup),
    game_id: lineup.gameId,
    cash_line: lineup.cashLine,
    avg_outlook_score: lineup.avgOutlookScore,
    avg_leverage_score: lineup.avgLeverageScore,
    avg_salary_spent: lineup.avgSalarySpent,
    remaining_salary: lineup.remainingSalary,
    num_stacks: lineup.numStacks,
    stack_types: lineup.stackTypes,
    model_version: lineup.modelVersion,
    model_confidence: lineup.modelConfidence,
    performance_grade: lineup.performanceGrade,
    points_by: lineup.pointsBy,
    created_at: new Date(lineup.createdAt).toISOString(),
  }
}

export function toPlayerItem(player: SavedLineupPlayer) {
  return {
    id: player.id,
    player_name: player.playerName,
    position: player.position,
    team: player.team,
    opponent: player.opponent,
    salary: player.salary,
    fantasy_points: player.fantasyPoints,
    ownership_pct: player.ownershipPct,
    leverage_score: player.leverageScore,
    outlook_score: player.outlookScore,
    weather_score: player.weatherScore,
    game_env_score: player.gameEnvScore,
    opponent_ease_score: player.opponentEaseScore,
    synergy_multiplier: player.synergyMultiplier,
    leverage_multiplier: player.leverageMultiplier,
    is_captain: player.isCaptain,
  }
}

/** An entry of the lineup at the provider, with its result so far. */
export type LineupEntryItem = ReturnType<typeof toEntryItem>

function toEntryItem(entry: LineupEntry) {
  return {
    entry_key: entry.entryKey,
    contest_name: entry.contestName,
    points_total: entry.points,
    rank: entry.rank,
    winnings_total: toDollarsOrNull(entry.winningsCents),
    /** `live` figures are those of a running contest, and no result. */
    source: entry.source,
  }
}

type WholeLineup = {
  lineup: SavedLineup
  players: SavedLineupPlayer[]
  entries: LineupEntry[]
  gameDate: string | null
}
export type LineupDetail = ReturnType<typeof toDetail>

export function toDetail({ lineup, players, entries, gameDate }: WholeLineup) {
  return {
    lineup: { ...toLineupWire(lineup), game_date: gameDate },
    players: players.map(toPlayerItem),
    entries: entries.map(toEntryItem),
  }
}
