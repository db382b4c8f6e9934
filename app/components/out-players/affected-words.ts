import { pluralize } from '#core/figures/format.ts'
import { listOf } from '#core/text/words.ts'
import type { Affected, OutPerson } from './affected.ts'

const MOST_NAMED = 3

/** `12 of 150 lineups hold Josh Allen, who is out.`, and of one: `The lineup holds Josh Allen and Jake Moody, who are out.` */
export function affectedSentence({ places, people }: Affected, lineups: number): string {
  if (lineups === 1) return `The lineup holds ${whoWords(people, 'and')}.`
  const verb = places.length === 1 ? 'holds' : 'hold'
  return `${places.length} of ${pluralize(lineups, 'lineup')} ${verb} ${whoWords(people, 'or')}.`
}

/** Each of one lineup's players is in it; of many lineups each holds some of them. */
function whoWords(people: readonly OutPerson[], word: 'and' | 'or'): string {
  if (people.length > MOST_NAMED)
    return `${word === 'or' ? 'one of ' : ''}${people.length} players who are ${stateWords(people)}`
  const names = listOf([...new Set(people.map(({ name }) => name))], word)
  if (people.every(({ why }) => why === 'gone') || people.some(({ why }) => why === 'replaced')) return names
  return `${names}, who ${people.length === 1 ? 'is' : 'are'} ${stateWords(people)}`
}

function stateWords(people: readonly OutPerson[]): string {
  if (people.every(({ why }) => why === 'excluded')) return 'excluded'
  return people.some(({ why }) => why === 'excluded') ? 'out or excluded' : 'out'
}
