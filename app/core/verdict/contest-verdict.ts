import { countGames, type HabitObservation, habitObservation } from './habit-observation.ts'
import { habitsOverGames } from './habits-over-games.ts'
import type { SentencePart } from './sentence.ts'
import type { VerdictFacts } from './verdict-facts.ts'
import { whatDiffers } from './what-differs.ts'
import { whatToChange } from './what-to-change.ts'
import { moreOnWinners, whatWon } from './what-won.ts'

/** Three answers about a contest, and what else is known of those who won. */
export type Verdict = {
  won: SentencePart[]
  moreOnWinners: SentencePart[]
  differs: SentencePart[]
  change: SentencePart[]
}

/** `others`: observations of the user's other contests; those of this one's game count as one game with it. */
export function contestVerdict(facts: VerdictFacts, others: readonly HabitObservation[]): Verdict {
  const here = habitObservation(facts.figures)
  const observations = here ? [here, ...others] : others
  return {
    won: whatWon(facts),
    moreOnWinners: moreOnWinners(facts),
    differs: whatDiffers(facts),
    change: whatToChange(facts, {
      games: countGames(observations),
      evidence: habitsOverGames(observations),
    }),
  }
}
