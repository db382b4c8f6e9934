import { formatSalary } from '../../figures/format.ts'
import type { Doubt } from '../../players/doubts.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { pointsOf } from './figures.ts'
import { paragraph } from './phrasing.ts'

type Doubted = Pick<PersonFacts, 'name' | 'doubts' | 'flexPrice' | 'average'>

/** Why the player may not play, a sentence for each reason. */
export function doubtSentences({ name, doubts, flexPrice, average }: Doubted): string[] {
  const sentences: Record<Doubt, string> = {
    out: `${name} is marked Out and will score nothing.`,
    doubtful: `${name} is marked Doubtful and unlikely to play.`,
    priced_as_inactive: `${name} is priced as inactive (${formatSalary(flexPrice)} beside an average of ${pointsOf(average)} a game): check the news.`,
    doubtful_starter: `${name} may not start, since another player of the team is priced like a starter: check the news.`,
    projected_at_zero: `${name} has a projection of 0 points: check the news.`,
  }
  return doubts.map((doubt) => sentences[doubt])
}

/** `doubtSentences`, or for a Questionable player the reminder to check; null without either. */
export function warningSentence(person: Doubted & Pick<PersonFacts, 'injuryStatus'>): string | null {
  const { name, injuryStatus } = person
  const questionable =
    injuryStatus === 'Questionable' ? `${name} is marked Questionable: check before lock.` : null
  return paragraph([questionable, ...doubtSentences(person)]) || null
}

/** What a model writes for each reason. */
const WORDS: Record<Doubt, RegExp> = {
  out: /\bOut\b/u,
  doubtful: /\bDoubtful\b/iu,
  priced_as_inactive: /\bpriced as inactive\b/iu,
  doubtful_starter: /\bmay not start\b/iu,
  projected_at_zero: /\b(?:projection of|projected (?:at|for)) 0\b/iu,
}

/** The text, and a sentence for each reason why one of these people may not play that the text does not give itself. */
export function withWarnings(text: string, people: readonly Doubted[]): string {
  const sentences = text.split(/(?<=[.!?])\s+/u)
  const missing = people.flatMap((person) =>
    doubtSentences(person).filter((sentence, place) => {
      const word = WORDS[person.doubts[place]!]
      const isGiven = (own: string) => own.includes(person.name) && word.test(own)
      return !text.includes(sentence) && !sentences.some(isGiven)
    }),
  )
  return paragraph([text, ...missing])
}
