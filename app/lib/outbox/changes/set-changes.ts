import type { EntryResultWire, EntrySetDetail } from '#contract/entry-sets.ts'
import { formatMoney } from '#core/figures/format.ts'
import type { ChangeFields } from './change-fields.ts'
import type { ChangeRules } from './change-rules.ts'

const pathOf = (id: number) => `/api/entry-sets/${id}`

export const SET_NAME: ChangeRules<EntrySetDetail, ChangeFields['set_name']> = {
  request: (id, body) => ({ method: 'PUT', path: pathOf(id), body }),
  present: (detail) => detail && { name: detail.entry_set.name },
  words: ({ name }) => `“${name}”`,
}

export const SET_CONTEST: ChangeRules<EntrySetDetail, ChangeFields['set_contest']> = {
  request: (id, body) => ({ method: 'PUT', path: pathOf(id), body }),
  present: (detail) => detail && contestOf(detail.entry_set),
  words: (fields) => contestWords(fields as ReturnType<typeof contestOf>),
}

export const SET_RESULTS: ChangeRules<EntrySetDetail, ChangeFields['set_results']> = {
  request: (id, body) => ({ method: 'PUT', path: `${pathOf(id)}/results`, body }),
  present: (detail) => detail && { results: resultsOf(detail) },
  words: ({ results }) => resultsWords(results as EntryResultWire[]),
}

/** The fields of a set's contest. */
export function contestOf({
  contest_name,
  contest_type,
  entry_fee,
}: Pick<EntrySetDetail['entry_set'], 'contest_name' | 'contest_type' | 'entry_fee'>) {
  return { contest_name, contest_type, entry_fee }
}

/** One for each lineup, also before any was recorded. */
export function resultsOf({ results, lineups }: Pick<EntrySetDetail, 'results' | 'lineups'>) {
  return results ?? lineups.map(() => ({ points_total: null, winnings_total: null, rank: null }))
}

function contestWords({ contest_name, contest_type, entry_fee }: ReturnType<typeof contestOf>): string {
  const fee = entry_fee === null ? 'not entered' : `${formatMoney(entry_fee)} each`
  return [contest_name, contest_type, fee].filter(Boolean).join(', ')
}

function resultsWords(results: readonly EntryResultWire[]): string {
  const won = results.flatMap(({ winnings_total }) => winnings_total ?? [])
  const sum = won.reduce((total, dollars) => total + dollars, 0)
  return `results of ${won.length} of ${results.length} lineups, ${formatMoney(sum)} in all`
}
