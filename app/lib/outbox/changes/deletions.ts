import type { EntrySetDetail } from '#contract/entry-sets.ts'
import type { LineupDetail } from '#contract/saved-lineups.ts'
import type { Deletion } from './change-fields.ts'
import type { ChangeRules } from './change-rules.ts'
import { resultOf } from './lineup-changes.ts'

/*
 * A deletion compares the fields that the user saw, so that a record which was changed elsewhere meanwhile is not deleted
 * unasked.
 */

export const LINEUP_DELETION: ChangeRules<LineupDetail, Deletion> = {
  ...deletionAt('/api/saved-lineups'),
  present: (detail) => (detail ? lineupBeforeDeletion(detail.lineup) : DELETED),
}

export const SET_DELETION: ChangeRules<EntrySetDetail, Deletion> = {
  ...deletionAt('/api/entry-sets'),
  present: (detail) => (detail ? setBeforeDeletion(detail.entry_set) : DELETED),
}

export const DELETED = { deleted: true }
export const RESTORED = { deleted: false }

export function lineupBeforeDeletion(
  lineup: Pick<LineupDetail['lineup'], 'lineup_name' | 'points_total' | 'winnings_total' | 'rank'>,
) {
  return { deleted: false, lineup_name: lineup.lineup_name, ...resultOf(lineup) }
}

export function setBeforeDeletion({ name, entry_fee, winnings_total }: EntrySetDetail['entry_set']) {
  return { deleted: false, name, entry_fee, winnings_total }
}

function deletionAt(path: string) {
  return {
    request: (id: number, { deleted }: Deletion) =>
      deleted
        ? ({ method: 'DELETE', path: `${path}/${id}` } as const)
        : ({ method: 'POST', path: `${path}/${id}/restore` } as const),
    words: () => 'deleted',
  }
}
