import { formatSalary } from '../../figures/format.ts'
import type { Doubt } from '../../players/doubts.ts'
import { listOf } from '../../text/words.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { pointsOf } from './figures.ts'
import { paragraph } from './phrasing.ts'

type Doubted = Pick<PersonFacts, 'name' | 'doubts' | 'flexPrice' | 'average' | 'hasBegun'>
type Marked = Pick<PersonFacts, 'name' | 'doubts' | 'injuryStatus'>

/**
 * A reason why players may not play. `words`: what is said of them; `more`: what a sentence about one of them adds; `written`:
 * what a model writes for it.
 */
type Reason = {
  words: (is: 'is' | 'are') => string
  more: (person: Doubted) => string
  written: RegExp
}

const CHECK = ': check the news.'

/** The surest first. */
const REASONS: Record<Doubt | 'questionable', Reason> = {
  out: {
    words: (is) => `${is} marked Out`,
    more: () => ' and will score nothing.',
    written: /\bOut\b/u,
  },
  doubtful: {
    words: (is) => `${is} marked Doubtful`,
    more: () => ' and unlikely to play.',
    written: /\bDoubtful\b/iu,
  },
  priced_as_inactive: {
    words: (is) => `${is} priced as inactive`,
    more: ({ flexPrice, average }) =>
      ` (${formatSalary(flexPrice)} beside an average of ${pointsOf(average)} a game)${CHECK}`,
    written: /\bpriced as inactive\b/iu,
  },
  doubtful_starter: {
    words: () => 'may not start',
    more: () => `, since another player of the team is priced like a starter${CHECK}`,
    written: /\bmay not start\b/iu,
  },
  projected_at_zero: {
    words: (is) => `${is === 'is' ? 'has' : 'have'} a projection of 0 points`,
    more: () => CHECK,
    written: /\b(?:projection of|projected (?:at|for)) 0\b/iu,
  },
  questionable: {
    words: (is) => `${is} marked Questionable`,
    more: ({ hasBegun }) => (hasBegun ? '.' : ': check before lock.'),
    written: /\bQuestionable\b/iu,
  },
}

/** Why the player may not play, a sentence for each reason. */
export function doubtSentences(person: Doubted): string[] {
  return person.doubts.map((doubt) => reasonSentence(person, doubt))
}

/** `doubtSentences`, or for a Questionable player the reminder to check; null without either. */
export function warningSentence(person: Doubted & Marked): string | null {
  const questionable = person.injuryStatus === 'Questionable' ? reasonSentence(person, 'questionable') : null
  return paragraph([questionable, ...doubtSentences(person)]) || null
}

/** One item for each reason, with the names of all players it holds for: `A and B are marked Questionable`. */
export function doubtItems(people: readonly Marked[]): string[] {
  const holds = (reason: string, { doubts, injuryStatus }: Marked) =>
    reason === 'questionable' ? injuryStatus === 'Questionable' : doubts.some((doubt) => doubt === reason)
  return Object.entries(REASONS).flatMap(([reason, { words }]) => {
    const names = people.filter((person) => holds(reason, person)).map(({ name }) => name)
    return names.length === 0 ? [] : [`${listOf(names)} ${words(names.length === 1 ? 'is' : 'are')}`]
  })
}

/** The text, and a sentence for each reason why one of these people may not play that the text does not give itself. */
export function withWarnings(text: string, people: readonly Doubted[]): string {
  const sentences = text.split(/(?<=[.!?])\s+/u)
  const missing = people.flatMap((person) =>
    doubtSentences(person).filter((sentence, place) => {
      const { written } = REASONS[person.doubts[place]!]
      const isGiven = (own: string) => own.includes(person.name) && written.test(own)
      return !text.includes(sentence) && !sentences.some(isGiven)
    }),
  )
  return paragraph([text, ...missing])
}

function reasonSentence(person: Doubted, reason: Doubt | 'questionable'): string {
  const { words, more } = REASONS[reason]
  return `${person.name} ${words('is')}${more(person)}`
}
