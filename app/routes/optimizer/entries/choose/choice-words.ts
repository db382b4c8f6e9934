import type { ChosenEntries, ContestEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatShare } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'

/** `20 entries of 5,000 candidates, judged in 20,000 games and against 4 drawn fields that were not used for choosing.` */
export function choiceSentence({ contests, candidates, games, judges }: ChosenEntries): string {
  const entries = contests.reduce((sum, { lineups }) => sum + lineups.length, 0)
  const chosen = `${pluralize(entries, 'entry', 'entries')} of ${formatCount(candidates)} candidates`
  const where = contests.length > 1 ? ` in ${formatCount(contests.length)} contests` : ''
  const fields = judges > 0 ? ` and against ${pluralize(judges, 'drawn field')}` : ''
  return `${chosen}${where}, judged in ${formatCount(games.heldOut)} games${fields} that were not used for choosing.`
}

/** What the entries take from each other, as a sentence. */
export function competitionSentence({ selfCompetition, lineups }: ContestEntries): string {
  const { cost, share } = selfCompetition
  if (lineups.length < 2) return 'With one entry there is no competition among your own.'
  if (cost.value <= 2 * cost.error) return 'The entries take nothing from each other that can be measured.'
  return `The entries take ${formatShare(share)} from each other of what they would be paid each by itself.`
}
