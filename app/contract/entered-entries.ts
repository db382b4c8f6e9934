import * as z from 'zod/mini'
import {
  ENTRY_KEY,
  type EnteredEntry,
  type EntryForecast,
  MOST_SET_ENTRIES,
  type RecordedEntry,
  type ResultSource,
} from '#core/entries/entered-entry.ts'
import { MOST_SET_LINEUPS } from '#core/entries/entry-set.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { toCentsOrNull, toDollarsOrNull } from '#core/money/cents.ts'
import { tinyToZero } from '#core/numbers/tiny-to-zero.ts'

/* The entries of a set at the provider. Money in dollars. */

const MOST_DOLLARS = 1_000_000
/** Characters of a provider's id. */
const MOST_ID = 64
const figure = (least: number, most: number) =>
  z
    .number('must be a number')
    .check(z.minimum(least, 'is too small'), z.maximum(most, 'is too large'), z.overwrite(tinyToZero))
const share = figure(0, 1)

const instant = z.int('must be a whole number').check(z.minimum(0), z.maximum(8_640_000_000_000))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'))
const roi = figure(-1, 1_000_000_000)
const dupes = figure(0, 10_000_000)
/** Errors of unknown size are not sent. */
const error = figure(0, 1_000_000_000)

const Claim = z.object({
  errors: z.object({ top1: error, cash: error, roi: error }),
  means: z.object({ top1: share, cash: share, roi, steep: share, crowd: z.optional(share) }),
  most_dupes: z.nullable(dupes),
})

const Frozen = z.object({
  players: z.array(z.string().check(z.maxLength(MOST_ID))).check(z.maxLength(MOST_PLACES)),
  inputs: hash,
  locks_at: z.nullable(instant),
  sha256: hash,
})

const Forecast = z.object({
  points: figure(-1_000, 100_000),
  win: share,
  top1: share,
  cash: share,
  roi,
  dupes,
  games: z.int('must be a whole number').check(z.minimum(1), z.maximum(1_000_000_000)),
  /** Milliseconds since 1970. */
  made_at: instant,
  claim: z.optional(Claim),
  frozen: z.optional(Frozen),
})
type Forecast = z.infer<typeof Forecast>

const EnteredEntryWire = z.object({
  entry_key: z.string('is required').check(z.regex(ENTRY_KEY, 'must be the number of the entry')),
  contest_key: z.string('is required').check(z.trim(), z.maxLength(64, 'must be at most 64 characters')),
  contest_name: z.string('is required').check(z.trim(), z.maxLength(255, 'must be at most 255 characters')),
  entry_fee: z.nullish(figure(0, MOST_DOLLARS)),
  /** Place in the set's lineups, from 0. */
  lineup: z
    .int('must be a whole number')
    .check(z.minimum(0, 'must not be negative'), z.maximum(MOST_SET_LINEUPS - 1, 'is too large')),
  forecast: z.nullish(Forecast),
})
type EnteredEntryWire = z.infer<typeof EnteredEntryWire>

/** Body of PUT /api/entry-sets/{id}/entries: an entry that the user has already is moved here, the set's others stay. */
export const EnterSetRequest = z.object({
  entries: z
    .array(EnteredEntryWire, 'is required')
    .check(
      z.maxLength(MOST_SET_ENTRIES, `A set holds at most ${MOST_SET_ENTRIES} entries`),
      z.refine(hasEachOnce, 'An entry is listed twice'),
    ),
})
export type EnterSetRequest = z.infer<typeof EnterSetRequest>

function hasEachOnce(entries: readonly EnteredEntryWire[]): boolean {
  return new Set(entries.map(({ entry_key }) => entry_key)).size === entries.length
}

export function toEnteredEntry({ forecast, ...entry }: EnteredEntryWire): EnteredEntry {
  return {
    entryKey: entry.entry_key,
    contestKey: entry.contest_key,
    contestName: entry.contest_name,
    feeCents: toCentsOrNull(entry.entry_fee),
    lineup: entry.lineup,
    forecast: forecast ? toForecast(forecast) : null,
  }
}

export function toForecast({ made_at, claim, frozen, ...figures }: Forecast): EntryForecast {
  return {
    ...figures,
    madeAt: made_at,
    ...(claim && { claim: { errors: claim.errors, means: claim.means, mostDupes: claim.most_dupes } }),
    ...(frozen && {
      frozen: {
        players: frozen.players,
        inputs: frozen.inputs,
        locksAt: frozen.locks_at,
        sha256: frozen.sha256,
      },
    }),
  }
}

/** An entry as it is sent. */
export function fromEnteredEntry({ forecast, ...entry }: EnteredEntry): Required<EnteredEntryWire> {
  return {
    entry_key: entry.entryKey,
    contest_key: entry.contestKey,
    contest_name: entry.contestName,
    entry_fee: toDollarsOrNull(entry.feeCents),
    lineup: entry.lineup,
    forecast: forecast ? fromForecast(forecast) : null,
  }
}

export function fromForecast({ madeAt, claim, frozen, ...figures }: EntryForecast): Forecast {
  return {
    ...figures,
    made_at: madeAt,
    ...(claim && { claim: { errors: claim.errors, means: claim.means, most_dupes: claim.mostDupes } }),
    ...(frozen && {
      frozen: {
        players: frozen.players,
        inputs: frozen.inputs,
        locks_at: frozen.locksAt,
        sha256: frozen.sha256,
      },
    }),
  }
}

/** An entry as the API answers it: with what it brought so far. */
export type RecordedEntryWire = Required<EnteredEntryWire> & {
  points_total: number | null
  rank: number | null
  /** Null while it is pending. */
  winnings_total: number | null
  /** `live`: the figures are those of a running contest. */
  source: ResultSource | null
}

export function toRecordedEntryWire(entry: RecordedEntry): RecordedEntryWire {
  return {
    ...fromEnteredEntry(entry),
    points_total: entry.points,
    rank: entry.rank,
    winnings_total: toDollarsOrNull(entry.winningsCents),
    source: entry.source,
  }
}
