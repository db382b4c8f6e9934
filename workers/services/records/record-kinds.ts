import type { Db } from '#db/client.ts'
import { ENTRY_SETS, insertEntrySet, type NewEntrySet, type WholeSet } from '#db/entries/entry-sets.ts'
import {
  insertSavedLineup,
  LINEUPS,
  type LineupWithPlayers,
  type NewLineup,
} from '#db/lineups/saved-lineups.ts'
import type { RecordTables } from '#db/records.ts'

/*
 * The two kinds of entries that a user keeps. The services beside this file do the same with both: they read, copy, delete and
 * restore a record, and find its salary file.
 */

/** Whose request saves a record, and how it is known when it is repeated. */
export type SaveKey = { userId: number; idempotencyKey: string | null; payloadHash: string }

/** `New`: what is stored of a new record beside its key. */
export type RecordKind<Whole, New = unknown> = RecordTables<Whole> & {
  /** Sentences of refusals. */
  notFound: string
  keyReused: string
  noSlate: string
  of(whole: Whole): { id: number; name: string }
  insert(db: Db, created: New & SaveKey): Promise<Whole>
  /** Its copy is a request of its own: the text whose hash is the copy's, before the id. */
  copyText: string
  copyOf(whole: Whole, ofCopy: { name: string; createdAt: number }): New
}

export const LINEUP: RecordKind<LineupWithPlayers, Omit<NewLineup, keyof SaveKey>> = {
  ...LINEUPS,
  notFound: 'Lineup not found',
  keyReused: 'This Idempotency-Key was used for another lineup',
  noSlate: 'The salary file of this lineup is not stored. Upload it again to open or export the lineup',
  of: ({ lineup }) => ({ id: lineup.id, name: lineup.lineupName }),
  insert: insertSavedLineup,
  copyText: 'copy of ',
  /** The copy has no result, and is open even if the original is finalized. */
  copyOf({ lineup: { id, finalized, ...lineup }, players }, { name: lineupName, createdAt }) {
    const noResult = {
      pointsTotal: null,
      winningsTotalCents: null,
      rank: null,
      cashLine: null,
      performanceGrade: null,
    }
    return {
      lineup: { ...lineup, ...noResult, lineupName, createdAt },
      players: players.map(({ id: _id, ...player }) => player),
    }
  },
}

export const ENTRY_SET: RecordKind<WholeSet, Omit<NewEntrySet, keyof SaveKey>> = {
  ...ENTRY_SETS,
  notFound: 'Entry set not found',
  keyReused: 'This Idempotency-Key was used for another entry set',
  noSlate: 'The salary file of this set is not stored. Upload it again to open the set',
  of: ({ set }) => set,
  insert: insertEntrySet,
  copyText: 'copy of entry set ',
  /** The copy has no results and is not entered, so that no stake counts twice. */
  copyOf({ set, content: { results, entries, ...content } }, ofCopy) {
    const { gameId, gameMode, slateName, contestName, contestType, pointsBy } = set
    const same = { gameId, gameMode, slateName, contestName, contestType, pointsBy }
    return { set: { ...same, ...ofCopy, entryFeeCents: null }, content }
  },
}
