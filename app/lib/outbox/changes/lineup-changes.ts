import type { LineupDetail } from '#contract/saved-lineups.ts'
import { formatCount, formatMoney, formatPoints } from '#core/figures/format.ts'
import type { ChangeFields } from './change-fields.ts'
import type { ChangeRules } from './change-rules.ts'

const pathOf = (id: number) => `/api/saved-lineups/${id}`

export const LINEUP_NAME: ChangeRules<LineupDetail, ChangeFields['lineup_name']> = {
  request: (id, body) => ({ method: 'PUT', path: `${pathOf(id)}/name`, body }),
  present: (detail) => detail && { lineup_name: detail.lineup.lineup_name },
  words: ({ lineup_name }) => `“${lineup_name}”`,
}

export const LINEUP_RESULT: ChangeRules<LineupDetail, ChangeFields['lineup_result']> = {
  request: (id, body) => ({ method: 'PUT', path: pathOf(id), body }),
  present: (detail) => detail && resultOf(detail.lineup),
  words: (fields) => resultWords(fields as ReturnType<typeof resultOf>),
}

export const LINEUP_ENTRIES: ChangeRules<LineupDetail, ChangeFields['lineup_entries']> = {
  request: (id, body) => ({ method: 'PUT', path: `${pathOf(id)}/entries`, body }),
  present: (detail) =>
    detail && {
      entry_keys: detail.entries.map(({ entry_key }) => entry_key),
      entry_fee_total: detail.lineup.entry_fee_total,
    },
  words: ({ entry_keys }) => (entry_keys as string[]).join(', ') || 'no entry',
}

/** The fields of a lineup's result. */
export function resultOf({
  points_total,
  winnings_total,
  rank,
}: Pick<LineupDetail['lineup'], 'points_total' | 'winnings_total' | 'rank'>) {
  return { points_total, winnings_total, rank }
}

function resultWords({ points_total, winnings_total, rank }: ReturnType<typeof resultOf>): string {
  const facts = [
    points_total === null ? null : `${formatPoints(points_total)} points`,
    winnings_total === null ? null : formatMoney(winnings_total),
    rank === null ? null : `rank ${formatCount(rank)}`,
  ].filter(Boolean)
  return facts.join(', ') || 'no result'
}
