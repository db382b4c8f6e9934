import { type AnalysisFacts, analysisFacts } from '../../analysis/facts/facts.ts'
import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { warningSentence } from '../../analysis/story/doubt-sentences.ts'
import { paragraph } from '../../analysis/story/phrasing.ts'
import { expectsVerb, pricedPoints } from '../../analysis/story/sentences.ts'
import { isEmpty } from '../../lineups/lineup.ts'
import { type Player, personKey } from '../../players/player.ts'
import { cleanNames } from '../../text/clean-text.ts'
import { listOf } from '../../text/words.ts'
import type { FactsContext, Reply } from '../context.ts'

export const EMPTY = 'The lineup is empty. Press Optimize for the best one, or add players.'

/** These sentences, in one paragraph, about these people. */
export function reply(
  about: readonly Player[],
  ...sentences: (string | null | readonly (string | null)[])[]
): Reply {
  return { about, text: paragraph(sentences.flat()) }
}

/** The facts, and those of these people in their order. */
export function factsAbout(
  people: readonly Player[],
  { lineup, settings, playerPool, proof }: FactsContext,
): { facts: AnalysisFacts; about: PersonFacts[] } {
  const facts = analysisFacts({
    format: lineup.format,
    settings,
    playerPool,
    lineup: isEmpty(lineup) ? null : lineup,
    others: people,
    proof,
  })
  const keyOfRow = new Map([...playerPool, ...people].map((player) => [player.id, personKey(player)]))
  const byKey = new Map(facts.people.map((person) => [keyOfRow.get(person.id), person]))
  return { facts, about: people.flatMap((player) => byKey.get(personKey(player)) ?? []) }
}

/** `Joe Archer averages 20 points a game at $10,000, 2 points per $1,000.` */
export function personLine(person: PersonFacts, facts: AnalysisFacts): string {
  return `${person.name} ${expectsVerb(person)} ${pricedPoints(person, facts)}.`
}

/** A line about each of them, and what speaks against each. */
export function linesOf(about: readonly PersonFacts[], facts: AnalysisFacts): (string | null)[] {
  return [...about.map((person) => personLine(person, facts)), ...warningsOf(about)]
}

/** Why these people may not play, and marks of Questionable. */
export function warningsOf(about: readonly PersonFacts[]): (string | null)[] {
  return about.map(warningSentence)
}

export function namesOf(people: readonly Player[]): string {
  return listOf(cleanNames(people))
}
