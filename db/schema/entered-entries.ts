import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { fields, finite, text as isText, optional } from '#core/collections/shape.ts'
import { type EntryForecast, RESULT_SOURCES } from '#core/entries/entered-entry.ts'
import { jsonText } from '../json-text.ts'
import { id } from './columns.ts'
import { contestId } from './contests.ts'
import { entrySets } from './entry-sets.ts'
import { savedLineups } from './lineups.ts'
import { ownerId } from './users.ts'

const numbers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, finite]))

const FORECAST = fields({
  ...numbers('points', 'win', 'top1', 'cash', 'roi', 'dupes', 'games', 'madeAt'),
  claim: optional(
    fields({
      errors: fields(numbers('top1', 'cash', 'roi')),
      means: fields({ ...numbers('top1', 'cash', 'roi', 'steep'), crowd: optional(finite) }),
    }),
  ),
  frozen: optional(fields({ players: Array.isArray, sha256: isText })),
})

export function isForecast(value: unknown): value is EntryForecast {
  return FORECAST(value)
}

/**
 * The user's entries at the provider, each known by its key, so that an entry counts once wherever its result is read.
 * Triggers keep the result: they look it up again whenever the history, a contest's standings or the entry change.
 */
export const enteredEntries = sqliteTable(
  'entered_entries',
  {
    id: id(),
    userId: ownerId(),
    entryKey: text('entry_key').notNull(),
    contestKey: text('contest_key').notNull(),
    contestName: text('contest_name').notNull(),
    feeCents: integer('fee_cents'),
    /** The set and the place in its lineups, or a lineup saved by itself. */
    setId: integer('set_id').references(() => entrySets.id, { onDelete: 'cascade' }),
    place: integer('place'),
    lineupId: integer('lineup_id').references(() => savedLineups.id, { onDelete: 'cascade' }),
    points: real('points'),
    rank: integer('rank'),
    winningsCents: integer('winnings_cents'),
    source: text('source', { enum: RESULT_SOURCES }),
    /** Always 0. An update that names this column makes a trigger look up the entry's result again. */
    checked: integer('checked').notNull().default(0),
    forecast: jsonText<EntryForecast>('forecast', { isShape: isForecast, otherwise: null }),
  },
  (table) => [
    uniqueIndex('entered_entries_entry').on(table.userId, table.entryKey),
    index('entered_entries_set').on(table.setId, table.place),
    // For the best points of a set, which triggers read after each change of an entry.
    index('entered_entries_best').on(table.setId, table.points).where(sql`${table.source} <> 'live'`),
    index('entered_entries_lineup').on(table.lineupId),
    check('entered_entries_one_place', sql`(${table.setId} is null) <> (${table.lineupId} is null)`),
  ],
)

/** The figures of the entries of a set, kept by triggers on `entered_entries`. A set without entries has no row, or one of 0. */
export const entrySetFigures = sqliteTable(
  'entry_set_figures',
  {
    setId: integer('set_id')
      .primaryKey()
      .references(() => entrySets.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    entries: integer('entries').notNull(),
    feesCents: integer('fees_cents').notNull(),
    /** Entries whose winnings are known, and their fees. */
    settled: integer('settled').notNull(),
    settledFeesCents: integer('settled_fees_cents').notNull(),
    winningsCents: integer('winnings_cents').notNull(),
    /** Settled entries that won more than their fee. */
    cashed: integer('cashed').notNull(),
    /** Final ones only. */
    bestPoints: real('best_points'),
  },
  (table) => [index('entry_set_figures_user').on(table.userId, table.entries)],
)

/** Where an uploaded contest's standings put entries of the user. Deleted with the contest. */
export const contestPlacings = sqliteTable(
  'contest_placings',
  {
    contestId: contestId(),
    userId: ownerId(),
    entryKey: text('entry_key').notNull(),
    points: real('points').notNull(),
    rank: integer('rank').notNull(),
    /** Entries with a better rank, those with this rank, and how many of the latter come before this one in the file. */
    above: integer('above').notNull(),
    tied: integer('tied').notNull(),
    tiedBefore: integer('tied_before').notNull(),
    /** Null while the contest's payouts are not known. */
    winningsCents: integer('winnings_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.entryKey] }),
    index('contest_placings_entry').on(table.userId, table.entryKey),
  ],
)
