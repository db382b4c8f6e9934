import * as z from 'zod/mini'
import { formatCount } from '#core/figures/format.ts'
import { contestDateIn } from '#core/history/cells.ts'
import {
  type HistoricalEntry,
  MOST_ENTRY_DOLLARS,
  MOST_ENTRY_POINTS,
} from '#core/history/historical-entry.ts'
import type { SavedLineup, SavedLineupPlayer } from '#core/lineups/saved-lineup.ts'
import { toCents, toCentsOrNull } from '#core/money/cents.ts'
import { tinyToZero } from '#core/numbers/tiny-to-zero.ts'
import { nestsAtMost } from '#core/slate-memory/is-slate-memory.ts'
import { entryFields } from './history.ts'
import { parseInput } from './parse-input.ts'
import { fitsMeta, LineupDetails, SaveLineupRequest, toLineupWire, toPlayerItem } from './saved-lineups.ts'

/*
 * The export file, which can be imported into the same or another account. It holds only what the user entered; computed
 * values (projections, grades, analytics) are computed again on import. Money in dollars.
 */

const MOST_COUNT = 1_000_000_000

const text = z.string().check(z.maxLength(255, 'must be at most 255 characters'))
const dollars = z.number().check(z.minimum(-MOST_ENTRY_DOLLARS), z.maximum(MOST_ENTRY_DOLLARS))
const count = z.int().check(z.minimum(0), z.maximum(MOST_COUNT))
const clock = z.string().check(z.refine(isClock, 'must be a time written like 2022-01-02 13:00:00'))

function isClock(text: string): boolean {
  const read = contestDateIn(text)
  return read.ok && read.value === text
}

const CarriedEntry = z.object({
  sport: text,
  game_type: text,
  entry_key: z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be the number of an entry')),
  contest_name: text,
  contest_key: text,
  contest_date: clock,
  place: z.nullable(count),
  points: z.nullable(
    z.number().check(z.minimum(-MOST_ENTRY_POINTS), z.maximum(MOST_ENTRY_POINTS), z.overwrite(tinyToZero)),
  ),
  winnings_non_ticket: dollars,
  winnings_ticket: dollars,
  contest_entries: z.nullable(count),
  entry_fee: z.number().check(z.minimum(0), z.maximum(MOST_ENTRY_DOLLARS)),
  prize_pool: z.nullable(dollars),
  places_paid: z.nullable(count),
  /** The date of the file with the entry's latest state. */
  as_of: clock,
})
export type CarriedEntry = z.infer<typeof CarriedEntry>

/**
 * Stored values nest no deeper than players and their weather. Unknown fields, for example of an older export, are left
 * out.
 */
const DEEPEST_META = 10

const meta = z.pipe(
  z
    .record(z.string(), z.unknown())
    .check(z.refine((value) => nestsAtMost(DEEPEST_META, value), 'is too deep')),
  z.transform((value) => (fitsMeta(value) && hasPlainNumbers(value) ? value : null)),
)

/** A week, temperature, total or number of players. */
const MOST_OF_META = 1_000_000

function hasPlainNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MOST_OF_META && value === tinyToZero(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(hasPlainNumbers)
}

/** The slate of a lineup, without its file. */
const CarriedSlate = z.object({
  sport: text,
  slateName: text,
  gameDate: z.nullable(text),
  teams: z.nullable(z.object({ away: text, home: text, isHomeUnknown: z.optional(z.literal(true)) })),
  meta: z.nullable(meta),
  source: text,
})
type CarriedSlate = z.infer<typeof CarriedSlate>

const CarriedLineup = z.object({
  lineup: LineupDetails,
  players: SaveLineupRequest.shape.players,
  game: z.nullable(CarriedSlate),
  finalized: z.boolean('must be true or false'),
  created_at: z.iso.datetime('must be a time like 2026-11-20T14:00:00.000Z'),
})
export type CarriedLineup = z.infer<typeof CarriedLineup>

/** The lists in an export file: entries, lineups, or both. */
export const CARRIED_LISTS = { entries: 'items', lineups: 'items' } as const

/** A record of the file; null at the start of a list, so that an empty list differs from a missing one. */
export type CarriedRecord =
  | { list: 'entries'; record: CarriedEntry | null }
  | { list: 'lineups'; record: CarriedLineup | null }

/** Parses record number `index` of a list; an invalid one throws with its place in the file. */
export function carriedRecord(field: string, index: number, input: unknown): CarriedRecord {
  const place = [field, index]
  return field === 'entries'
    ? { list: 'entries', record: parseInput(CarriedEntry, input, place) }
    : { list: 'lineups', record: parseInput(CarriedLineup, input, place) }
}

export type Imported = { added: number; alreadyKnown: number }

/** The result of an import. A count is null if the file has no such list. */
export function toImportAnswer({ entries, lineups }: { entries: Imported | null; lineups: Imported | null }) {
  const parts = [entries && sentence('Entries', entries), lineups && sentence('Lineups', lineups)]
  return { message: parts.filter((part) => part !== null).join(' '), entries, lineups }
}
export type ImportAnswer = ReturnType<typeof toImportAnswer>

function sentence(what: string, { added, alreadyKnown }: Imported): string {
  return `${what}: ${formatCount(added)} new, ${formatCount(alreadyKnown)} already known.`
}

export function carryEntry({ entry, asOf }: { entry: HistoricalEntry; asOf: string }): CarriedEntry {
  return { ...entryFields(entry), as_of: asOf }
}

export function entryOf(carried: CarriedEntry): { entry: HistoricalEntry; asOf: string } {
  return {
    entry: {
      sport: carried.sport,
      gameType: carried.game_type,
      entryKey: carried.entry_key,
      contestName: carried.contest_name,
      contestKey: carried.contest_key,
      contestDate: carried.contest_date,
      place: carried.place,
      points: carried.points,
      winningsNonTicketCents: toCents(carried.winnings_non_ticket),
      winningsTicketCents: toCents(carried.winnings_ticket),
      contestEntries: carried.contest_entries,
      entryFeeCents: toCents(carried.entry_fee),
      prizePoolCents: toCentsOrNull(carried.prize_pool),
      placesPaid: carried.places_paid,
    },
    asOf: carried.as_of,
  }
}

export type OwnLineup = { lineup: SavedLineup; players: SavedLineupPlayer[]; game: CarriedSlate | null }

/** Parsed like an import, so that keys have the same order and equal lineups give equal text. */
export function carryLineup({ lineup, players, game }: OwnLineup): CarriedLineup {
  const wire = toLineupWire(lineup)
  return CarriedLineup.parse({
    lineup: wire,
    players: players.map(toPlayerItem),
    game,
    finalized: lineup.finalized,
    created_at: wire.created_at,
  })
}
