import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import { spreadOf } from '../objective/spread-of.ts'
import type { Person } from '../players/people.ts'
import { countedPoints } from '../players/points.ts'
import { modelSharesByPosition } from './by-position.ts'
import { fieldPoints, sitsOut } from './field-points.ts'
import { type Candidate, likelySteps } from './likely-lineups.ts'
import { sharesByPoints } from './points-model.ts'
import type { Shares } from './shares.ts'

/** So many people, those with the most points, make up the likely lineups; each of the others has a small share. */
const MOST_CANDIDATES = 30
const OTHERS: Shares = { captainPct: 0.02, flexPct: 0.1 }

/**
 * The shares expected of people if only their points and prices are known, in the order of the people; `notPlaying`
 * (`personKey`) and those who are Out have none. They are the format's own estimate where it has one; in a format of a
 * captain and open slots those of the likely lineups; elsewhere they go with the points. docs/ownership.md has the errors on real contests.
 * In steps of a few milliseconds, so that a screen can do other things between them.
 */
export function modelSteps(
  people: readonly Person[],
  format: Format,
  notPlaying: ReadonlySet<string>,
): Generator<undefined, Shares[]> {
  return sharesSteps(fieldPoints(people, format, notPlaying), people, format, notPlaying)
}

/**
 * The shares that the people's ceilings suggest: the model's, of points one standard deviation above the user's expected
 * ones. All ceilings are lowered by one factor to the field's sum of points, so that only their proportions count.
 * In steps, as `modelSteps`.
 */
export function deservedSteps(
  people: readonly Person[],
  format: Format,
  notPlaying: ReadonlySet<string>,
): Generator<undefined, Shares[]> {
  const ceilings = people.map((person) => {
    const points = sitsOut(person, notPlaying) ? 0 : countedPoints(person.row)
    return points > 0 ? points + spreadOf(person.row, format, points) : 0
  })
  const field = sum(fieldPoints(people, format, notPlaying))
  const factor = sum(ceilings) > 0 ? field / sum(ceilings) : 1
  return sharesSteps(
    ceilings.map((ceiling) => ceiling * factor),
    people,
    format,
    notPlaying,
  )
}

function* sharesSteps(
  points: readonly number[],
  people: readonly Person[],
  format: Format,
  notPlaying: ReadonlySet<string>,
): Generator<undefined, Shares[]> {
  const playing = people.flatMap((person, i) => (sitsOut(person, notPlaying) || points[i]! <= 0 ? [] : [i]))
  const backups = backupQuarterbacks(playing, people, points)
  if (format.ownership) {
    const seen = playing.filter((i) => !backups.has(i))
    const pcts = format.ownership.sharesOf(
      seen.map((i) => ({
        position: people[i]!.row.actualPosition,
        points: points[i]!,
        salary: people[i]!.flexPrice,
      })),
      format.budget,
    )
    const pctOf = new Map(seen.map((i, at) => [i, pcts[at]!]))
    return people.map((_, i) => ({ captainPct: 0, flexPct: pctOf.get(i) ?? 0 }))
  }
  const best = playing
    .filter((i) => !backups.has(i))
    .sort((a, b) => points[b]! - points[a]! || a - b)
    .slice(0, MOST_CANDIDATES)
  const candidates = best.map((i) => ({
    points: points[i]!,
    price: people[i]!.flexPrice,
    team: people[i]!.row.team,
  }))
  const likely = yield* lastSteps(candidates, format)
  if (!likely) return sharesByPoints(people, format, points)
  const shareOf = new Map(best.map((i, at) => [i, likely[at]!]))
  const others = new Set(playing.filter((i) => !shareOf.has(i)))
  const shares = people.map(
    (_, i) => shareOf.get(i) ?? (others.has(i) ? OTHERS : { captainPct: 0, flexPct: 0 }),
  )
  const flexSum = 100 * (format.rosterSlots.length - 1)
  return modelSharesByPosition(
    toSums(shares, flexSum),
    people.map(({ row }) => row.actualPosition),
  )
}

/**
 * The quarterbacks of a team but the one with most points. Other users know that only one plays, however dear the others
 * are; the likely lineups, which spend the whole budget, would hold them.
 */
function backupQuarterbacks(
  playing: readonly number[],
  people: readonly Person[],
  points: readonly number[],
): ReadonlySet<number> {
  const quarterbacks = playing.filter((i) => people[i]!.row.actualPosition === 'QB' && people[i]!.row.team)
  const byTeam = groupBy(quarterbacks, (i) => people[i]!.row.team)
  return new Set(
    [...byTeam.values()].flatMap((ofTeam) => {
      const most = Math.max(...ofTeam.map((i) => points[i]!))
      return ofTeam.filter((i) => i !== ofTeam.find((other) => points[other] === most))
    }),
  )
}

/** Scaled to sums of 100 and `flexSum`; the two shares of a person stay within 100 as the likely lineups' do. */
function toSums(shares: readonly Shares[], flexSum: number): Shares[] {
  const captain = 100 / sum(shares.map(({ captainPct }) => captainPct))
  const flex = flexSum / sum(shares.map(({ flexPct }) => flexPct))
  return shares.map(({ captainPct, flexPct }) => ({
    captainPct: captainPct * captain,
    flexPct: flexPct * flex,
  }))
}

/** The last answers: most changes of a slate (points by hand, ownership, insights) leave the question as it was. */
const answers = new Map<string, Shares[] | null>()
const MOST_ANSWERS = 4

function* lastSteps(candidates: readonly Candidate[], format: Format): Generator<undefined, Shares[] | null> {
  const key = JSON.stringify([format.id, candidates])
  const known = answers.get(key)
  if (known !== undefined) return known
  const shares = yield* likelySteps(candidates, format)
  if (answers.size === MOST_ANSWERS) answers.delete(answers.keys().next().value!)
  answers.set(key, shares)
  return shares
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
