import type { ChosenEntries } from '#app/lib/entries-messages.ts'
import { formatCount, formatPct, pluralize } from '#app/lib/format.ts'
import { moneyText, profitText } from '../pictures/picture-texts.ts'

/** `20 entries of 5,000 candidates, judged in 20,000 games that were not used for choosing.` */
export function choiceSentence({ lineups, candidates, games }: ChosenEntries): string {
  return `${pluralize(lineups.length, 'entry', 'entries')} of ${formatCount(candidates)} candidates, judged in ${formatCount(games.heldOut)} games that were not used for choosing.`
}

/** What the entries take from each other, as a sentence. */
export function competitionSentence({ selfCompetition, lineups }: ChosenEntries): string {
  const { alone, cost, share } = selfCompetition
  if (lineups.length < 2) return 'One entry competes with none of yours.'
  if (cost.value <= 2 * cost.error) return 'The entries take nothing from each other that can be measured.'
  return `The entries take ${moneyText(cost.value)} a contest from each other: ${formatPct(100 * share)} of the ${moneyText(alone.value)} that they would be paid each by itself.`
}

/** `+$12.40 ± $4.05`, the standard error behind the sign. */
export function moneyEstimate({ value, error }: { value: number; error: number }): string {
  return `${profitText(value)} ± ${moneyText(error)}`
}
