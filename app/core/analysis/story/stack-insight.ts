import { pluralize } from '../../figures/format.ts'
import type { StackKind } from '../../lineups/stack.ts'
import { capitalized, listOf } from '../../text/words.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { PairFacts } from '../facts/pairs.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { withWarnings } from './doubt-sentences.ts'

import { paragraph } from './phrasing.ts'
import { matchupSentence, pairSentence } from './sentences.ts'

const NAMES: Record<StackKind, string> = {
  qb: 'QB stack',
  game: 'game stack',
  negative: 'negative correlation',
}

/** When the players asked about make no such stack. */
export function noStackSentence(kind: StackKind): string {
  const rule: Record<StackKind, string> = {
    qb: 'a quarterback with a receiver or tight end of the same team',
    game: 'at least three players of one game',
    negative: 'a quarterback against the opposing defense, or running backs facing each other',
  }
  return `These players make no ${NAMES[kind]}: that takes ${rule[kind]}.`
}

/** Names the stacks that are not explained; null where there are none. */
export function otherStacksSentence(others: readonly (readonly string[])[]): string | null {
  return others.length === 0
    ? null
    : `Of the same kind are ${others.map((names) => listOf(names)).join('; ')}.`
}

/**
 * The insight about one stack, whose members are the people of the facts: a paragraph each on who scores with whom,
 * on what that is worth in the contest, and on matchups; then a warning about each who may not play.
 */
export function stackInsight(kind: StackKind, facts: AnalysisFacts): string {
  const { people, group, pairs } = facts
  if (!group) return noStackSentence(kind)
  const soft = people.filter(({ oprkBand }) => oprkBand !== 'neutral').map(matchupSentence)
  const parts = [
    [openingSentence(kind, facts), ...pairs.slice(0, 2).map((pair) => pairText(kind, pair))],
    [adviceSentence(kind, facts), spreadSentence(facts)],
    soft.slice(0, 2),
  ]
  const text = parts
    .map(paragraph)
    .filter((part) => part !== '')
    .join('\n')
  return withWarnings(text, people)
}

function openingSentence(kind: StackKind, { people, group }: AnalysisFacts): string {
  const names = people.map(({ name }) => name)
  if (kind === 'qb') {
    const passer = people.find(({ position }) => position === 'QB')?.name ?? names[0]!
    const targets = names.filter((name) => name !== passer)
    return `When ${passer} completes a pass to ${listOf(targets, 'or')}, both of them score.`
  }
  if (kind === 'game') return sameGameSentence(people)
  return effectOf(group) === 'steadier'
    ? `When one of ${listOf(names)} scores well, the other tends to score less.`
    : `${listOf(names)} face each other, but their scores are nearly unrelated.`
}

/** In words; a stack of one quarterback, and a pair, have said it in their first sentence. */
function pairText(kind: StackKind, pair: PairFacts): string | null {
  if (pair.shareOnePlace) return pairSentence(pair)
  if (kind !== 'game') return null
  const [a, b] = pair.names
  return pair.correlation > 0
    ? `${a} and ${b} tend to score together.`
    : `When ${a} scores well, ${b} tends to score less.`
}

/** A high-scoring game helps every player but the defenses. */
function sameGameSentence(people: readonly PersonFacts[]): string {
  const [defenses, others] = [true, false].map((isDefense) =>
    people.filter(({ position }) => (position === 'DST') === isDefense).map(({ name }) => name),
  ) as [string[], string[]]
  const game = `${capitalized(crowd(people.map(({ name }) => name)))} play in the same game`
  if (defenses.length === 0) return `${game}, so a high-scoring game helps all of them.`
  if (others.length === 0) return `${game}.`
  return `${game}. A high-scoring game helps all of them but ${listOf(defenses)}.`
}

function spreadSentence({ group }: AnalysisFacts): string | null {
  if (!group || group.sd === 0) return null
  const effect = effectOf(group)
  const [wide, loose] = [tenths(group.sd), tenths(group.sdIfUnrelated)]
  if (effect === 'same')
    return `Their total varies by about ${wide} points, as if their scores were unrelated.`
  const range =
    effect === 'wider' ? 'a higher ceiling and a lower floor' : 'a steadier score, a lower ceiling'
  return `Their total varies by about ${wide} points, against ${loose} if unrelated: ${range}.`
}

/** What the correlations do to the range of the sum, in figures as the text shows them. */
function effectOf(group: AnalysisFacts['group']): 'wider' | 'steadier' | 'same' {
  if (!group || tenths(group.sd) === tenths(group.sdIfUnrelated)) return 'same'
  return group.sd > group.sdIfUnrelated ? 'wider' : 'steadier'
}

function adviceSentence(kind: StackKind, { settings, group }: AnalysisFacts): string | null {
  const effect = effectOf(group)
  if (effect === 'same') return null
  const these = kind === 'negative' ? 'this pair' : 'this stack'
  return settings.contest === 'Cash'
    ? `Cash games reward a steady score; ${these} ${effect === 'wider' ? 'adds risk' : 'makes the score steadier'}.`
    : `In a GPP, first place needs a high ceiling; ${these} ${effect === 'wider' ? 'raises' : 'lowers'} it.`
}

/** Up to three by name, more by number; the dialog lists the names. */
function crowd(names: readonly string[]): string {
  return names.length > 3 ? `these ${pluralize(names.length, 'player')}` : listOf(names)
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}
