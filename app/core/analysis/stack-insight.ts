import type { StackKind } from '../lineups/stack.ts'
import type { AnalysisFacts } from './facts.ts'
import { correlation, count, dollars, listOf, points, pointsOf } from './figures.ts'
import { paragraph } from './phrasing.ts'
import { matchupSentence, unknownSentence } from './sentences.ts'

const NAMES: Record<StackKind, string> = {
  qb: 'QB stack',
  game: 'game stack',
  negative: 'negative correlation',
}

/** When the players asked about make no such stack. */
export function noStackSentence(kind: StackKind): string {
  const rule: Record<StackKind, string> = {
    qb: 'a quarterback with a receiver or tight end of his own team',
    game: 'at least three players of one game',
    negative: 'a quarterback against the opposing defense, or running backs facing each other',
  }
  return `These players make no ${NAMES[kind]}: that takes ${rule[kind]}.`
}

/** What holds the stack together, what it costs and brings, how it widens or narrows the score, what to watch. */
export function stackInsight(kind: StackKind, facts: AnalysisFacts): string {
  const { people, group, pairs } = facts
  if (!group) return noStackSentence(kind)
  const names = people.map(({ name }) => name)
  const soft = people.filter(({ oprkBand }) => oprkBand !== 'neutral').map(matchupSentence)
  return paragraph([
    openingSentence(kind, facts),
    ...pairs
      .slice(0, 3)
      .map(({ names: [a, b], correlation: value }) => `${a} with ${b}: correlation ${correlation(value)}.`),
    `Together ${crowd(names)} ${group.whose === 'average' ? 'average' : 'are projected for'} ${pointsOf(group.expected)} and cost ${dollars(group.salary)}.`,
    spreadSentence(facts),
    ...soft.slice(0, 2),
    adviceSentence(kind, facts),
    unknownSentence(facts),
  ])
}

function openingSentence(kind: StackKind, { people }: AnalysisFacts): string {
  const names = people.map(({ name }) => name)
  if (kind === 'qb') {
    const passer = people.find(({ position }) => position === 'QB')?.name ?? names[0]!
    const targets = names.filter((name) => name !== passer)
    return `Every catch of ${listOf(targets)} from ${passer} counts for both sides of the throw.`
  }
  if (kind === 'game')
    return `${capitalized(crowd(names))} play in the same game, so its pace moves them all.`
  return `What helps one of ${listOf(names)} tends to hurt the other.`
}

function spreadSentence({ group }: AnalysisFacts): string | null {
  if (!group || group.sd === 0) return null
  const [wide, loose] = [points(group.sd), points(group.sdIfUnrelated)]
  if (wide === loose) return `Their scores swing by about ${pointsOf(group.sd)}, as if they were unrelated.`
  const effect =
    group.sd > group.sdIfUnrelated ? 'higher highs and lower lows' : 'steadier, with less of a ceiling'
  return `Their scores swing by about ${wide} points instead of ${loose} if they were unrelated: ${effect}.`
}

function adviceSentence(kind: StackKind, { settings, group }: AnalysisFacts): string | null {
  if (!group) return null
  const isCash = settings.contest === 'Cash'
  if (kind === 'negative') {
    return isCash
      ? 'In a cash game that costs little: it narrows the score.'
      : 'In a GPP it takes away from the ceiling that first place needs.'
  }
  return isCash
    ? 'In a cash game that swing is a price, not a prize.'
    : 'In a GPP that swing is what the stack is for.'
}

/** A few by name, more by number: the dialog lists them anyway. */
function crowd(names: readonly string[]): string {
  return names.length > 3 ? `these ${count(names.length)} players` : listOf(names)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
