import { pluralize } from '#core/figures/format.ts'
import { isShown } from '#core/games/choice-gain.ts'
import type { Estimate } from '#core/numbers/estimate.ts'

/** What a swap of entries changes: their profit in cents, and the share of games in which all fees are lost. Both paired. */
export type SwapGains = { gained: Estimate; lostAll: Estimate }

/** Whether the swap makes one of both better, beyond its error. The other one may be worse: the user decides. */
export function isImprovement({ gained, lostAll }: SwapGains): boolean {
  return signOf(gained) > 0 || signOf(lostAll) < 0
}

/** `A swap of the 5 entries that are worth least: more profit, and all fees are lost as often.` */
export function improvementSentence(gains: SwapGains, swaps: number): string {
  const swap = `swap of the ${pluralize(swaps, 'entry', 'entries')} that are worth least`
  if (!isImprovement(gains)) return `Nothing found that improves them beyond the error. Tried: a ${swap}.`
  const profit = { '-1': 'less profit', '0': 'as much profit', '1': 'more profit' }[signOf(gains.gained)]
  const lost = { '-1': 'less often', '0': 'as often', '1': 'more often' }[signOf(gains.lostAll)]
  return `A ${swap}: ${profit}, and all fees are lost ${lost}.`
}

/** 0 where the games don't tell it from nothing. */
function signOf(change: Estimate): -1 | 0 | 1 {
  if (!isShown(change)) return 0
  return change.value > 0 ? 1 : -1
}
