/** The types of contests that players know by name. `own_table`: only its payout table says what it is. */
export const CONTEST_KINDS = [
  'large_top_heavy',
  'large_flat',
  'single_entry',
  'double_up',
  'fifty_fifty',
  'head_to_head',
  'triple_up',
  'quintuple_up',
  'ten_times',
  'winner_take_all',
  'satellite',
  'own_table',
] as const
export type ContestKind = (typeof CONTEST_KINDS)[number]
