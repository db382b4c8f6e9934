import { type AnalysisFacts, captainWord } from '../../analysis/facts/facts.ts'
import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { points, pointsOf, roughly } from '../../analysis/story/figures.ts'
import {
  budgetSentence,
  outlookSentence,
  standingSentence,
  valueText,
} from '../../analysis/story/sentences.ts'
import { formatSalary } from '../../figures/format.ts'
import { playersOf } from '../../lineups/lineup.ts'
import type { FactsContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import type { Figure } from '../reading/figure-asked.ts'
import { EMPTY, factsAbout, reply, warningsOf } from './person-lines.ts'

type Asked = Pick<Understood, 'people' | 'figure'>
type Told = { facts: AnalysisFacts; about: PersonFacts[] }

/** "What is X's value?", "standard deviation of my lineup": the figure, of the people named or of the lineup, and then what belongs to it. */
export function oneFigure({ people, figure }: Asked, context: FactsContext): Reply {
  const told = factsAbout(people, context)
  return reply(
    people.length > 0 ? people : playersOf(context.lineup),
    figure === null ? [] : ANSWERS[figure](told),
    warningsOf(told.about),
  )
}

const ANSWERS: Record<Figure, (told: Told) => (string | null)[]> = {
  value,
  captainPrice,
  deviation,
  capShare,
}

function value({ facts, about }: Told): (string | null)[] {
  const [best, ...others] = about.toSorted((a, b) => b.value - a.value)
  if (best && others.length > 0)
    return [
      `${others.length > 1 ? 'Best' : 'Better'} value: ${best.name} with ${valueText(best, facts)}; ${others
        .map(({ name, value: own }) => `${name} has ${points(own)}`)
        .join('; ')}.`,
      ...about.map((person) => `${person.name}: ${pointsAtPrice(person)}.`),
    ]
  return about.flatMap((person) => [
    `${person.name}: ${valueText(person, facts)} (${pointsAtPrice(person)}).`,
    standingSentence(person),
    outlookSentence(person),
  ])
}

function captainPrice({ facts, about }: Told): (string | null)[] {
  const word = captainWord(facts)
  return about.flatMap(({ name, asCaptain, flexPrice, expected }) =>
    asCaptain
      ? [
          `As ${word} ${name} costs ${formatSalary(asCaptain.price)} and counts ${pointsOf(asCaptain.points)}.`,
          `In another slot it is ${pointsOf(expected)} for ${formatSalary(flexPrice)}.`,
        ]
      : `${facts.format.name} has no captain: ${name} costs ${formatSalary(flexPrice)}.`,
  )
}

function deviation({ facts, about }: Told): (string | null)[] {
  if (about.length > 0)
    return about.map(({ name, spread, expected }) =>
      spread
        ? `The standard deviation of ${name} is ${pointsOf(spread.sd)} around the expected ${points(expected)}.`
        : `The spread of ${name} is unknown.`,
    )
  const { lineup } = facts
  if (!lineup) return [EMPTY]
  if (!lineup.spread) return ['The spread of this lineup is unknown.']
  const { sd, low, high } = lineup.spread
  return [
    `The standard deviation of the lineup is ${pointsOf(sd)} around the expected ${points(lineup.projected)}, correlations included.`,
    `Usual range: ${roughly(low)} to ${roughly(high)} points.`,
  ]
}

function capShare({ facts, about }: Told): (string | null)[] {
  const { budget } = facts.format
  const share = (cost: number) =>
    `${points((100 * cost) / budget)}% of the salary cap: ${formatSalary(cost)} of ${formatSalary(budget)}`
  if (about.length > 0)
    return about.map(
      ({ name, slot, salary, flexPrice }) => `${name} takes ${share(slot === null ? flexPrice : salary)}.`,
    )
  const { lineup } = facts
  return lineup ? [`The lineup uses ${share(lineup.spent)}.`, budgetSentence(lineup, facts)] : [EMPTY]
}

function pointsAtPrice({ expected, flexPrice }: PersonFacts): string {
  return `${pointsOf(expected)} at ${formatSalary(flexPrice)}`
}
