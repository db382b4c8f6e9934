import { formatCount, pluralize } from '../../figures/format.ts'
import type { EnhancementLevel } from '../../objective/strategy.ts'
import { type PointsSource, pointsByOf, type WhosePoints } from '../../players/points.ts'
import { BASELINE_ERROR } from '../../projections/baseline-error.ts'
import { listOf } from '../../text/words.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { LineupFacts } from '../facts/lineup-facts.ts'
import type { PairFacts } from '../facts/pairs.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { forcedSentence } from './change-sentences.ts'
import { points } from './figures.ts'
import { paragraph, seedOf, wording } from './phrasing.ts'
import {
  matchupSentence,
  ownershipSentence,
  pricedPoints,
  rankText,
  unknownSentence,
  valueText,
} from './sentences.ts'
import { isInDoubt, leadOf } from './story.ts'

/** How many players outside the lineup a story mentions. */
export const PASSED_OVER: Record<EnhancementLevel, number> = { basic: 1, moderate: 2, max: 3 }

/** How many correlations are stated as figures. */
const PAIRS: Record<EnhancementLevel, number> = { basic: 1, moderate: 2, max: 4 }

/**
 * What the story of three lines leaves out: sources, correlations, who was passed over at what cost, and what the slate
 * lacks; from moderate on teams and the best value, at max also matchup, ownership and the weakest value. One paragraph
 * about the lineup and one about others; empty without a lineup.
 */
export function tellDetails(facts: AnalysisFacts, level: EnhancementLevel): string {
  const { lineup } = facts
  if (!lineup) return ''
  const forced = withoutRepeats(facts.forced.slice(0, PASSED_OVER[level])).map((each) =>
    forcedSentence(each, facts),
  )
  const moderate = level === 'basic' ? [] : [teamSentence(lineup), bargainSentence(facts)]
  const most = level === 'max' ? [bestMatchup(facts), ownershipSentence(lineup), weakSpotSentence(facts)] : []
  return [
    paragraph([
      sourceSentence(lineup),
      movedSentence(facts.people),
      correlationSentence(facts.pairs.filter(isInLineup(facts)).slice(0, PAIRS[level])),
      ...moderate,
      ...most,
    ]),
    paragraph([...forced, otherUnknowns(facts)]),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Two players who come in by the same change of the lineup are told once. */
function withoutRepeats(forced: AnalysisFacts['forced']): AnalysisFacts['forced'] {
  const changeOf = (each: AnalysisFacts['forced'][number]) =>
    each.objectiveCost === null
      ? each.name
      : `${[each.name, ...each.in].sort().join('|')} ${[...each.out].sort().join('|')}`
  return forced.filter(
    (each, place) => forced.findIndex((other) => changeOf(other) === changeOf(each)) === place,
  )
}

/** `Correlations: Joe Archer with Vikings -0.4; Joe Archer with Cal Sterling 0.38.` */
function correlationSentence(pairs: readonly PairFacts[]): string | null {
  if (pairs.length === 0) return null
  const figures = pairs.map(({ names: [a, b], correlation: value }) => `${a} with ${b} ${points(value)}`)
  return `${figures.length === 1 ? 'Correlation' : 'Correlations'}: ${figures.join('; ')}.`
}

function teamSentence({ teams }: LineupFacts): string | null {
  const [most, ...others] = teams
  if (!most || others.length !== 1) return null
  const [other] = others
  if (most.count === other!.count)
    return `${most.team} and ${other!.team} have ${pluralize(most.count, 'player')} each in the lineup.`
  return `${most.team} has ${pluralize(most.count, 'player')} in the lineup, ${other!.team} ${formatCount(other!.count)}.`
}

/** Members with a rank, the best value first. */
function rankedByValue(facts: AnalysisFacts) {
  const members = facts.people.filter(({ slot }) => slot !== null)
  return members
    .flatMap((person) => (person.standing ? [{ person, standing: person.standing }] : []))
    .sort((a, b) => a.standing.valueRank - b.standing.valueRank)
}

/** The lineup's best value beside the first line's player, when it is in the slate's best quarter by value. */
function bargainSentence(facts: AnalysisFacts): string | null {
  const best = bargainOf(facts)
  if (!best) return null
  const { person, standing } = best
  const rank = `${rankText(standing, 'valueRank')} by value`
  return wording(seedOf([person.name]), 2, [
    `${person.name} is a good value: ${pricedPoints(person, facts)}, ${rank}.`,
    `For value the lineup has ${person.name}, ${rank} with ${pricedPoints(person, facts)}.`,
  ])
}

function bargainOf(facts: AnalysisFacts) {
  const lead = leadOf(facts)
  const best = rankedByValue(facts).find(({ person }) => person !== lead && !isInDoubt(person))
  return best && best.standing.valueRank <= best.standing.of / 4 ? best : null
}

function bestMatchup(facts: AnalysisFacts): string | null {
  const soft = facts.people.filter(
    (person) => person.slot !== null && person.oprkBand === 'good' && !isInDoubt(person),
  )
  return soft.length === 0 ? null : matchupSentence(soft.reduce((a, b) => (b.oprk! < a.oprk! ? b : a)))
}

function weakSpotSentence(facts: AnalysisFacts): string | null {
  const ranked = rankedByValue(facts)
  const weakest = ranked.at(-1)
  const told = [leadOf(facts), bargainOf(facts)?.person]
  if (ranked.length < 2 || !weakest || told.includes(weakest.person)) return null
  const { person, standing } = weakest
  return `The weakest value is ${person.name}, ${rankText(standing, 'valueRank')}: ${valueText(person, facts)}.`
}

/** Without injury news, which the story's last line covers. */
function otherUnknowns({ unknown }: AnalysisFacts): string | null {
  return unknownSentence({ unknown: unknown.filter((each) => each !== 'injury news') })
}

function isInLineup({ people }: AnalysisFacts): (pair: PairFacts) => boolean {
  return ({ names }) =>
    names.every((name) => people.some((person) => person.name === name && person.slot !== null))
}

const NOUNS: Record<WhosePoints, { one: string; many: string }> = {
  average: { one: 'average', many: 'averages' },
  baseline: { one: 'baseline estimate', many: 'baseline estimates' },
  projection: { one: 'projection', many: 'projections' },
  hand: { one: 'figure set by hand', many: 'figures set by hand' },
}

/** `baseline estimates`, or where the sources differ `4 baseline estimates and 2 projections`. */
function sourcesText(sources: readonly PointsSource[]): string {
  if (sources.length === 1) return NOUNS[sources[0]!.whose].many
  return listOf(sources.map(({ whose, players }) => pluralize(players, NOUNS[whose].one, NOUNS[whose].many)))
}

/**
 * Whose points the text speaks of, and how far off a baseline estimate is. Null where all are averages, since each figure
 * is then called one.
 */
function sourceSentence({ sources }: { sources: readonly PointsSource[] }): string | null {
  const by = pointsByOf(sources)
  if (by === null || by === 'average') return null
  const verb = by === 'mixed' ? 'come from' : 'are'
  const error = sources.some(({ whose }) => whose === 'baseline')
    ? `; a baseline estimate of one player is off by about ${points(BASELINE_ERROR)} points`
    : ''
  return `The points ${verb} ${sourcesText(sources)}${error}.`
}

/** Points by which ownership has to move a player to be worth a word. */
const NOTABLE_POINTS = 0.5

/** `Ownership moved these points, since people know something that prices do not: Joe Archer +1.3, Cal Sterling -0.8.` */
function movedSentence(people: readonly PersonFacts[]): string | null {
  const moved = people.flatMap(({ name, slot, ownershipPoints }) =>
    slot !== null && ownershipPoints !== null && Math.abs(ownershipPoints) >= NOTABLE_POINTS
      ? [`${name} ${ownershipPoints > 0 ? '+' : ''}${points(ownershipPoints)}`]
      : [],
  )
  if (moved.length === 0) return null
  return `Ownership moved these points, since people know something that prices do not: ${moved.join(', ')}.`
}
