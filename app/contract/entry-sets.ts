import * as z from 'zod/mini'
import {
  type EntryResult,
  isEntered,
  type ListedEntrySet,
  MOST_SET_LINEUPS,
  MOST_SET_ROWS,
  type SetContent,
  type SetRow,
} from '#core/entries/entry-set.ts'
import { type EntryGroup, MOST_GROUP_NAME, MOST_GROUPS, MOST_THESIS } from '#core/entries/groups.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { toCentsOrNull, toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { type RecordedEntryWire, toRecordedEntryWire } from './entered-entries.ts'
import { MOST_RULES_BYTES } from './limits.ts'
import { LineupDetails, LineupPlayer, UpdateResultRequest } from './saved-lineups.ts'
import { typedName } from './typed-name.ts'

/*
 * A build kept under a name. Its lineups are lists of places in `players`, so that each row of the slate is sent once and
 * 150 lineups take about 20 KB. Money in dollars.
 */

const name = typedName('The name of a set', 'The set needs a name')

const { contest_name, contest_type, entry_fee_total, points_by } = LineupDetails.shape

const SetPlayer = z.object({
  ...z.pick(LineupPlayer, {
    player_name: true,
    position: true,
    team: true,
    opponent: true,
    salary: true,
    fantasy_points: true,
    is_captain: true,
  }).shape,
  provider_id: z.nullish(z.string().check(z.trim(), z.maxLength(64, 'must be at most 64 characters'))),
})
type SetPlayerWire = z.infer<typeof SetPlayer>

const place = z.int('must be a whole number').check(z.minimum(0, 'must not be negative'))

/** Their size and outline; core/rules/read-rule-entries.ts says what a rule is. */
const Rules = z
  .array(
    z.object({
      id: z.string('is required').check(z.maxLength(64)),
      isOn: z.boolean('must be true or false'),
      rule: z.looseObject({ kind: z.string('is required').check(z.maxLength(64)) }),
    }),
  )
  .check(z.refine(fitsRules, `are too large, at most ${MOST_RULES_BYTES / 1024} KB are kept`))

const Group = z.object({
  name: typedName('The name of a group', undefined, MOST_GROUP_NAME),
  thesis: z
    .string('is required')
    .check(z.trim(), z.maxLength(MOST_THESIS, `must be at most ${MOST_THESIS} characters`)),
  /** Null: under which rules its lineups were built is not known. */
  rules: z.nullable(Rules),
  /** Places in the set's lineups. */
  lineups: z.array(place).check(z.maxLength(MOST_SET_LINEUPS)),
})

/** Named parts of the set; absent for none. */
const Groups = z.optional(
  z.array(Group).check(
    z.maxLength(MOST_GROUPS, `A set has at most ${MOST_GROUPS} groups`),
    z.refine(
      (groups) => fitsRules(groups.map(({ rules }) => rules)),
      `have rules that are too large, at most ${MOST_RULES_BYTES / 1024} KB are kept`,
    ),
  ),
)

function fitsRules(rules: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(rules)).length <= MOST_RULES_BYTES
}

/** Body of POST /api/entry-sets. */
export const SaveEntrySetRequest = z.object({
  entry_set: z.object({
    name,
    game_mode: LineupDetails.shape.game_mode,
    contest_name,
    contest_type,
    /** Dollars for each lineup; absent or null: the set is not entered yet. */
    entry_fee: entry_fee_total,
    points_by,
  }),
  /** The rows that the lineups hold, each once. */
  players: z
    .array(SetPlayer, 'is required')
    .check(z.maxLength(MOST_SET_ROWS, `A set holds at most ${MOST_SET_ROWS} different rows`)),
  /** Each lineup as places in `players`, in slot order. */
  lineups: z
    .array(z.array(place).check(z.maxLength(MOST_PLACES, `must be at most ${MOST_PLACES}`)), 'is required')
    .check(
      z.minLength(1, 'A set needs at least one lineup'),
      z.maxLength(MOST_SET_LINEUPS, `A set holds at most ${MOST_SET_LINEUPS} lineups`),
    ),
  rules: z._default(Rules, []),
  groups: Groups,
  /** `id` of the salary file in the user's history, and what the screen calls the slate. */
  slate: z.nullish(
    z.object({
      id: z.nullish(z.int()),
      name: z.nullish(z.string().check(z.trim(), z.maxLength(255, 'must be at most 255 characters'))),
    }),
  ),
})
export type SaveEntrySetRequest = z.infer<typeof SaveEntrySetRequest>

/** Body of PUT /api/entry-sets/{id}: absent fields stay, but one at least is there. */
export const ChangeEntrySetRequest = z
  .object({
    name: z.optional(name),
    contest_name: z.optional(contest_name),
    contest_type: z.optional(contest_type),
    /** Null: the set is not entered after all. */
    entry_fee: z.optional(entry_fee_total),
  })
  .check(
    z.refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      'Name, contest_name, contest_type or entry_fee is required',
    ),
  )
export type ChangeEntrySetRequest = z.infer<typeof ChangeEntrySetRequest>

/**
 * Body of PUT /api/entry-sets/{id}/results: the results of all lineups, in their order, which replace the earlier ones.
 * A lineup without winnings is pending.
 */
export const SetResultsRequest = z.object({
  results: z
    .array(
      z.object({
        points_total: z.optional(UpdateResultRequest.shape.points_total),
        winnings_total: z.nullish(UpdateResultRequest.shape.winnings_total),
        rank: z.optional(UpdateResultRequest.shape.rank),
      }),
      'is required',
    )
    .check(z.maxLength(MOST_SET_LINEUPS, `A set holds at most ${MOST_SET_LINEUPS} lineups`)),
})
export type SetResultsRequest = z.infer<typeof SetResultsRequest>
export type EntryResultWire = SetResultsRequest['results'][number]

export function toEntryResult({ points_total, winnings_total, rank }: EntryResultWire): EntryResult {
  return { points: points_total ?? null, winningsCents: toCentsOrNull(winnings_total), rank: rank ?? null }
}

export type EntrySetItem = ReturnType<typeof toEntrySetItem>

/** An entry set in a list. */
export function toEntrySetItem(set: ListedEntrySet) {
  return {
    id: set.id,
    name: set.name,
    game_mode: set.gameMode,
    game_id: set.gameId,
    slate_name: set.slateName,
    /** The Eastern day of its games, `YYYY-MM-DD`. */
    game_date: set.gameDate,
    /** The first kickoff. Null, as the day, where the slate does not say it. */
    locks_at: set.startsAt === null ? null : new Date(set.startsAt).toISOString(),
    contest_name: set.contestName,
    contest_type: set.contestType,
    /** The fee of each lineup, as typed; entries have a fee of their own. */
    entry_fee: toDollarsOrNull(set.entryFeeCents),
    entered: isEntered(set),
    points_by: set.pointsBy,
    lineups: set.lineups,
    /** Entries at the provider; 0: each lineup counts as one entry. */
    entries: set.entries,
    /** The fees of all entries; null while the set is not entered. */
    fees_total: toDollarsOrNull(set.feesCents),
    /** Entries whose winnings are known, and their fees. */
    settled: set.settled,
    settled_fees: toDollars(set.settledFeesCents),
    winnings_total: toDollars(set.winningsCents),
    cashed: set.cashed,
    best_points: set.bestPoints,
    created_at: new Date(set.createdAt).toISOString(),
  }
}

/** Answer of GET /api/entry-sets. `next`: the `after` of the following sets; null on the last page. */
export type EntrySetPage = {
  entry_sets: EntrySetItem[]
  total: number
  next: number | null
  revision: number
}

/** A page of at most `limit` sets: fewer of them are the last ones. */
export function toEntrySetPage(
  { sets, total, revision }: { sets: readonly ListedEntrySet[]; total: number; revision: number },
  limit: number,
): EntrySetPage {
  const next = sets.length < limit ? null : (sets.at(-1)?.id ?? null)
  return { entry_sets: sets.map(toEntrySetItem), total, next, revision }
}

/** Answer of GET /api/entry-sets/{id}, and of the routes that save, copy, change and restore one. */
export type EntrySetDetail = {
  entry_set: EntrySetItem
  rules: RuleEntry[]
  /** Absent for a set without. */
  groups?: EntryGroup<number>[]
  players: Required<SetPlayerWire>[]
  lineups: number[][]
  results: Required<EntryResultWire>[] | null
  /** At the provider, lineup by lineup. */
  entries: RecordedEntryWire[]
}

/** Answer of PUT /api/entry-sets/{id}/entries. `emptied`: ids of the sets that these entries left, which have nothing more to say. */
export type EnteredSetDetail = EntrySetDetail & { emptied: number[] }

export function toEntrySetDetail({
  set,
  content,
}: {
  set: ListedEntrySet
  content: SetContent
}): EntrySetDetail {
  return {
    entry_set: toEntrySetItem(set),
    rules: content.rules,
    ...(content.groups ? { groups: content.groups } : {}),
    players: content.rows.map(toSetPlayer),
    lineups: content.lineups,
    results: content.results?.map(toResultWire) ?? null,
    entries: content.entries.map(toRecordedEntryWire),
  }
}

function toSetPlayer(row: SetRow): Required<SetPlayerWire> {
  return {
    player_name: row.playerName,
    position: row.position,
    team: row.team,
    opponent: row.opponent,
    salary: row.salary,
    fantasy_points: row.fantasyPoints,
    is_captain: row.isCaptain,
    provider_id: row.providerId,
  }
}

function toResultWire({ points, winningsCents, rank }: EntryResult): Required<EntryResultWire> {
  return { points_total: points, winnings_total: toDollarsOrNull(winningsCents), rank }
}
