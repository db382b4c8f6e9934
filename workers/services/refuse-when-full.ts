import { AppError } from '#core/result.ts'
import { exceededLimit, type StoredKind } from '#db/stored-limits.ts'

const SENTENCES: Record<StoredKind, string> = {
  lineups: 'An account can hold 5,000 saved lineups. Delete some lineups first',
  games: 'An account can hold lineups of 5,000 games. Delete some lineups first',
  slates: 'An account can hold 500 salary files. Delete some salary files first',
  slateBytes: 'An account can hold 100 MB of salary files. Delete some salary files first',
  memoryBytes: 'An account can hold 50 MB of what is set for its slates. Delete some salary files first',
  contests: 'An account can hold 200 contests. Delete some contests first',
  contestBytes: 'An account can hold 2 GB of contest files. Delete some contests first',
  historyEntries: 'An account can hold 200,000 history entries. Delete an import of your history first',
  entrySets: 'An account can hold 1,000 entry sets. Delete some entry sets first',
  entrySetBytes: 'An account can hold 100 MB of entry sets. Delete some entry sets first',
  enteredEntries: 'An account can hold 200,000 entries of its sets. Delete some entry sets first',
  setEntries: 'A set can hold 3,000 entries. Save the build once more, and enter the copy',
}

/** Awaits a store operation; when the account is full, refuses with `conflict` and says what to delete. */
export async function refuseWhenFull<Stored>(storing: Promise<Stored>): Promise<Stored> {
  try {
    return await storing
  } catch (error) {
    const exceeded = exceededLimit(error)
    if (exceeded) throw fullOf(exceeded)
    throw error
  }
}

/** The refusal when an account is full. */
export function fullOf(what: StoredKind): AppError {
  return new AppError('conflict', SENTENCES[what])
}
