import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import type { QuestionKind, Understood } from './question.ts'
import { detailsOf, meansTeam } from './reading/details.ts'
import { figureAsked } from './reading/figure-asked.ts'
import { kindOf } from './reading/kind-of.ts'
import { EXACT_NAMES, type NameReading, PERSON, peopleNamed } from './reading/people-named.ts'
import { teamWishOf } from './reading/team-asked.ts'
import { wordsOf } from './reading/words.ts'

const PRONOUN = /\b(?:he|hes|him|his|they|them|their|that guy|this guy|that player|this player)\b/

/** Two small numbers with a hyphen, also where they are not a split of this format. */
const SPLIT = /\b[1-7] - [0-5]\b/

/** Kinds that are about the lineup or the slate if the question names no player, even where the user selected some. */
const ABOUT_THE_WHOLE: ReadonlySet<QuestionKind> = new Set([
  'best',
  'captain',
  'budget',
  'points',
  'split',
  'team',
  'worst',
  'drop',
  'price',
  'chances',
  'meaning',
  'how_to',
  'game',
  'kickoff',
  'lineup',
])

/**
 * What a question is about. `before`: the people of the question before it, meant by `he` and `him`. `chosen`: players that
 * the user selected; a question that names no player is about them where it can be. `names`: how names are read.
 */
export function understand(
  text: string,
  {
    pool,
    format,
    before = [],
    chosen = [],
    names = EXACT_NAMES,
  }: {
    pool: readonly Player[]
    format: Format
    before?: readonly Player[]
    chosen?: readonly Player[]
    names?: NameReading
  },
): Understood {
  const words = wordsOf(text)
  const { masked, ...named } = peopleNamed(words, pool, format, names)
  const [only = null] = named.people
  const isDefense = only?.actualPosition === 'DST' && named.people.length === 1
  const read = detailsOf(masked, words, pool, format, names)
  const team = isDefense ? only.team : read.team
  const isTeam = (word: string) => team !== null && (word === PERSON ? isDefense : meansTeam(word, team))
  const teamWish = read.position === null ? teamWishOf(masked, isTeam) : null
  const details = { ...read, teamWish, figure: null }
  if (teamWish !== null && (isDefense || named.people.length === 0))
    return { ...details, kind: 'team', people: [], alsoMeant: [], team }
  // "Best Rams receiver" names a team, not its defense.
  if (isDefense && (details.position ?? 'DST') !== 'DST')
    return { ...details, kind: 'best', people: [], alsoMeant: [], team: only.team }
  const signs = {
    hasPosition: details.position !== null,
    hasPrice: details.price.most !== null || details.price.least !== null,
    hasSplit: details.splits.length > 0 || SPLIT.test(masked),
    isCheap: details.isCheap || details.isValue,
    asksMeaning: details.term !== null,
    asksHow: details.task !== null,
  }
  const kindAbout = (question: string, people: number) => {
    const figure = figureAsked(question, people)
    return { kind: kindOf(question, { ...signs, asksFigure: figure !== null, named: people }), figure }
  }
  const referred = named.people.length === 0 && PRONOUN.test(masked) ? before : []
  if (referred.length > 0) {
    const people = [...referred]
    return { ...details, ...named, ...kindAbout(masked.replace(PRONOUN, PERSON), people.length), people }
  }
  const asked = kindAbout(masked, named.people.length)
  if (named.people.length > 0 || chosen.length === 0 || ABOUT_THE_WHOLE.has(asked.kind))
    return { ...details, ...named, ...asked }
  const people = [...chosen]
  const isOpen = asked.kind === 'other' || asked.kind === 'no_player'
  return {
    ...details,
    ...named,
    ...(isOpen ? kindAbout(`${masked} ${PERSON}`, people.length) : asked),
    people,
  }
}
