import { type PointsSource, pointsByOf, type WhosePoints } from '../../players/points.ts'
import { BASELINE_ERROR } from '../../projections/baseline-error.ts'
import { listOf } from '../../text/words.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { count, points } from './figures.ts'

const NOUNS: Record<WhosePoints, { one: string; many: string }> = {
  average: { one: 'average', many: 'averages' },
  baseline: { one: 'baseline estimate', many: 'baseline estimates' },
  projection: { one: 'projection', many: 'projections' },
  hand: { one: 'figure set by hand', many: 'figures set by hand' },
}

/** `baseline estimates`, or where the sources differ `4 baseline estimates and 2 projections`. */
function sourcesText(sources: readonly PointsSource[]): string {
  if (sources.length === 1) return NOUNS[sources[0]!.whose].many
  return listOf(
    sources.map(
      ({ whose, players }) => `${count(players)} ${players === 1 ? NOUNS[whose].one : NOUNS[whose].many}`,
    ),
  )
}

/**
 * Whose points the text speaks of, and how far off a baseline estimate is. Null where all are averages, since each figure
 * is then called one.
 */
export function sourceSentence({ sources }: { sources: readonly PointsSource[] }): string | null {
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
export function movedSentence(people: readonly PersonFacts[]): string | null {
  const moved = people.flatMap(({ name, slot, ownershipPoints }) =>
    slot !== null && ownershipPoints !== null && Math.abs(ownershipPoints) >= NOTABLE_POINTS
      ? [`${name} ${ownershipPoints > 0 ? '+' : ''}${points(ownershipPoints)}`]
      : [],
  )
  if (moved.length === 0) return null
  return `Ownership moved these points, since people know something that prices do not: ${moved.join(', ')}.`
}
