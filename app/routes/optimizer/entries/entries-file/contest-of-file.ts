import { sessionOwner } from '#app/lib/session/session-owner.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { byStake, contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { fillingOf } from '../../state/filling.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { keptOf, readKeptFile } from './kept-file.ts'
import { contestsBefore } from './use-known-contests.ts'
import { storedEntries } from './use-stored-entries.ts'

/** The contest of a file on which most hangs, with what is known of it from here and from earlier slates; null without entries. */
export async function contestOfFile(
  file: EntriesFile,
  { format, filling, moreContests }: Pick<LineupState, 'format' | 'filling' | 'moreContests'>,
): Promise<ContestSettings | null> {
  const user = sessionOwner()
  const contests = contestsOfEntries(file.entries, {
    byKey: fillingOf(filling).contests,
    here: moreContests.map(({ settings }) => settings),
    earlier: user === null ? [] : await contestsBefore(user, format),
  })
  return byStake(contests)[0]?.settings ?? null
}

/**
 * Sets the contest that the slate's file of entries is about to set, for what is done by its rules. Does nothing where one is set, and
 * where the file leaves a list as it was, because it came with the slate.
 */
export async function followFile(state: LineupState, dispatch: (action: LineupAction) => void) {
  const own = keptOf(state.entriesFile)
  if (state.contest !== null || (own === null && state.build !== null)) return
  const kept = own ?? storedEntries(state.format)
  const read = kept && readKeptFile(kept, state.format)
  const contest = read?.ok ? await contestOfFile(read.value, state) : null
  if (contest) dispatch({ type: 'set_contest', contest })
}
