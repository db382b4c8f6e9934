import { pointsOfSurprise } from '#core/projections/points-of-surprise.ts'
import { readSlateInput } from '../../contest/slate-input.ts'
import { slateOptionsOf } from '../../contest/slate-options.ts'
import { mean } from '../../lib/measure.mjs'
import { realShares } from './contest-files.mjs'
import { personOf } from './real-contest.mjs'

/**
 * @import { Contest } from './contest-files.mjs'
 * @typedef {{ surprise: number, missed: number }} Person
 *   `surprise`: percent of the entries by which the real ownership, captain and flex together, exceeds the estimate; `missed`:
 *   points scored beyond the estimated ones.
 */

/** Of people with fewer points most sit out. */
const FEWEST_POINTS = 1
const MOST_MOVED = 4

/**
 * The points that ownership beyond the estimate tells of: by contest the slope with its standard error, that of the other contests,
 * and the mean squared error of points left alone, moved by the slope of the others, and moved as the app moves them.
 * @param {readonly Contest[]} contests
 */
export function surpriseRows(contests) {
  const people = contests.map(peopleOf)
  return [
    ...contests.map(({ name }, i) => {
      const own = people[i] ?? []
      const others = slopeText(people.filter((each) => each !== own).flat())
      const squared = (/** @type {(surprise: number) => number} */ moved) =>
        mean(own.map(({ surprise, missed }) => (missed - moved(surprise)) ** 2)).toFixed(1)
      return {
        contest: name,
        people: own.length,
        'points for 10%': slopeText(own).text,
        'by the others': others.text,
        'points alone': squared(() => 0),
        'moved by the others':
          contests.length > 1 ? squared((surprise) => atMost(others.slope * surprise)) : '-',
        'moved as the app does': squared(pointsOfSurprise),
      }
    }),
    {
      contest: 'all',
      people: people.flat().length,
      'points for 10%': slopeText(people.flat()).text,
      ...{
        'by the others': '-',
        'points alone': '-',
        'moved by the others': '-',
        'moved as the app does': '-',
      },
    },
  ]
}

/**
 * @param {Contest} contest
 * @returns {Person[]}
 */
function peopleOf(contest) {
  const { salaries, real } = contest
  const { pool, target } = readSlateInput(slateOptionsOf({ slate: salaries }))
  const shares = realShares(contest)
  return pool.people.flatMap(({ row }, person) => {
    const points = row.projectedPoints ?? row.fppg
    const scored = real.scored.get(personOf(row.name))
    if (points < FEWEST_POINTS || scored === undefined || real.guessed.has(personOf(row.name))) return []
    const { captain, flex } = shares.get(row.name) ?? { captain: 0, flex: 0 }
    const expected = 100 * ((target.captain[person] ?? 0) + (target.flex[person] ?? 0))
    return [{ surprise: captain + flex - expected, missed: scored - points }]
  })
}

/**
 * Least squares through the origin.
 * @param {readonly Person[]} people
 */
function slopeText(people) {
  const squares = people.reduce((sum, { surprise }) => sum + surprise ** 2, 0)
  if (people.length < 2 || squares === 0) return { slope: 0, text: '-' }
  const slope = people.reduce((sum, { surprise, missed }) => sum + surprise * missed, 0) / squares
  const left = people.reduce((sum, { surprise, missed }) => sum + (missed - slope * surprise) ** 2, 0)
  const error = Math.sqrt(left / (people.length - 1) / squares)
  return { slope, text: `${(10 * slope).toFixed(2)} ± ${(10 * error).toFixed(2)}` }
}

/** @param {number} points */
function atMost(points) {
  return Math.min(MOST_MOVED, Math.max(-MOST_MOVED, points))
}
