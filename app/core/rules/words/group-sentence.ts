import type { Format } from '../../formats/format.ts'
import type { Condition, GroupRule, PlayerSet, Range } from '../build-rule.ts'
import { allOfSet, anyOfSet, asSlot, eachOfSet, type PeopleNames, rangeWords, setNoun } from './words.ts'

/** `at least 1 quarterback of the captain’s team, if the captain is a wide receiver`; starts in lower case. */
export function groupSentence(
  { players, slots, count, per, when }: GroupRule,
  names: PeopleNames,
  format: Format,
): string {
  const ofTeam = per !== 'lineup' ? ` from each ${per}` : when ? relationWords(when, format) : ''
  const as = asSlot(slots, format)
  const isOnePerson = players.people?.length === 1 && ofTeam === ''
  const amount = isOnePerson
    ? onePerson(count, allOfSet(players, names), as)
    : `${amountOf(count, players, names)}${ofTeam}${as}`
  const condition = when ? conditionWords(when, names, format) : null
  if (condition === null) return amount
  return condition.isFirst ? `${condition.text}, ${amount}` : `${amount}, ${condition.text}`
}

/** `at least 1 quarterback`, `no kicker`, `2 to 3 of A, B and C`. */
function amountOf(count: Range, set: PlayerSet, names: PeopleNames): string {
  if (set.people) return `${count.max === 0 ? 'none' : rangeWords(count)} of ${allOfSet(set, names)}`
  if (count.max === 0) return `no ${setNoun(set, false)}`
  const isMany = Math.max(count.min ?? 0, count.max ?? 0) > 1
  return `${rangeWords(count)} ${setNoun(set, isMany)}`
}

function onePerson({ max }: Range, name: string, as: string): string {
  if (max === 0) return `without ${name}${as}`
  return as === '' ? `${name} in the lineup` : `${name}${as}`
}

/** Whose team the counted players are of. */
function relationWords({ slots, team }: Condition, { captain }: Format): string {
  if (team === 'any') return ''
  if (captain && slots === 'captain')
    return team === 'same' ? ` of the ${captain.name}’s team` : ` of the ${captain.name}’s opponent`
  return team === 'same' ? ' of the same team' : ' of the opposing team'
}

/** `isFirst`: the rest of the sentence refers to the player that the condition names. Null: it holds for every lineup. */
function conditionWords(
  { players, slots, team }: Condition,
  names: PeopleNames,
  format: Format,
): { text: string; isFirst: boolean } | null {
  const { captain } = format
  const as = asSlot(slots, format)
  const isAnyone = !players.people && !players.positions && !players.teams
  if (captain && slots === 'captain') {
    if (isAnyone) return null
    const set = anyOfSet(players, names)
    const text = players.people ? `if ${set} is ${captain.name}` : `if the ${captain.name} is ${set}`
    return { text, isFirst: false }
  }
  if (team === 'any' || players.people?.length === 1) {
    const set = anyOfSet(players, names)
    const text = players.people ? `if ${set} is in the lineup${as}` : `if the lineup has ${set}${as}`
    return { text, isFirst: team !== 'any' }
  }
  return { text: `for ${eachOfSet(players, names)}${as}`, isFirst: true }
}
