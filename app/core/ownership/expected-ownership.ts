import { atOnce } from '../collections/at-once.ts'
import type { Format } from '../formats/format.ts'
import { cappedShares } from '../numbers/capped-shares.ts'
import { type Person, peopleOf } from '../players/people.ts'
import { isCaptainRow, type OwnershipSource, type Player, personKey } from '../players/player.ts'
import { notExpectedToPlay } from '../players/who-plays.ts'
import { sitsOut } from './field-points.ts'
import { type LearnedByName, learnedOfPeople, mixedShares } from './learned.ts'
import { leverageScore } from './leverage.ts'
import { deservedSteps, modelSteps } from './model.ts'
import { sumGroups } from './place-groups.ts'
import { type Shares, shareOfRow } from './shares.ts'

/** What is expected of the field about one person. */
export type ExpectedOwnership = {
  person: Person
  /** The model mixed with the learned shares. */
  shares: Shares
  model: Shares
  /** The shares that the person's ceiling suggests. */
  deserved: Shares
  /** The number of past games in `shares`; 0 means that they are the model's, scaled. */
  games: number
}

/** Each person of the pool once, in pool order. Without learned shares, or with none that fit, it is the model. */
export function expectedOwnership(
  pool: readonly Player[],
  format: Format,
  learned: LearnedByName = new Map(),
): ExpectedOwnership[] {
  return atOnce(expectedSteps(pool, format, learned))
}

/**
 * The same, in steps of a few milliseconds. `notPlaying`: people (`personKey`) who are not in the field, apart from those who
 * are Out.
 */
export function* expectedSteps(
  pool: readonly Player[],
  format: Format,
  learned: LearnedByName,
  notPlaying: ReadonlySet<string> = notExpectedToPlay(pool, format),
): Generator<undefined, ExpectedOwnership[]> {
  const { people } = peopleOf(pool, format)
  const model = yield* modelSteps(people, format, notPlaying)
  yield
  const known = learnedOfPeople(people, learned, notPlaying)
  const shares = mixedShares(people, format, model, known)
  const deserved = yield* deservedSteps(people, format, notPlaying)
  yield
  return people.map((person, i) => ({
    person,
    shares: shares[i]!,
    model: model[i]!,
    deserved: deserved[i]!,
    games: known[i]?.games ?? 0,
  }))
}

/** A player whose ownership and leverage are known. */
export type OwnedPlayer = Player & {
  ownershipPct: number
  ownershipBy: OwnershipSource
  leverageScore: number
}

/** Sources whose figures stay as they are; the others are estimated. */
const GIVEN: ReadonlySet<OwnershipSource | null> = new Set(['hand', 'file', 'research'])

/**
 * The pool with the ownership of each row (a captain row's in the captain's slot, another row's in the other slots) and
 * the leverage that follows from it. Figures by hand, from a file or from research stay; those of other rows are
 * expected ones, scaled so that the sums hold. People who sit out have 0 unless the user typed in something else.
 */
export function withOwnership(
  pool: readonly Player[],
  format: Format,
  learned: LearnedByName = new Map(),
): OwnedPlayer[] {
  return atOnce(ownershipSteps(pool, format, learned))
}

/** The same in steps of a few milliseconds, so that a screen can do other things between them. */
export function* ownershipSteps(
  pool: readonly Player[],
  format: Format,
  learned: LearnedByName,
  notPlaying: ReadonlySet<string> = notExpectedToPlay(pool, format),
): Generator<undefined, OwnedPlayer[]> {
  const expected = yield* expectedSteps(pool, format, learned, notPlaying)
  const people = expected.map(({ person }) => person)
  const given = givenShares(pool, people, notPlaying)
  const shares = withGivenShares(
    expected.map((each) => each.shares),
    given,
    sumGroups(people, format),
  )
  const indexOf = new Map(people.map(({ row }, i) => [personKey(row), i]))
  return pool.map((row) => {
    const i = indexOf.get(personKey(row))!
    const slot = isCaptainRow(row) ? 'captainPct' : 'flexPct'
    const { deserved, games } = expected[i]!
    const ownershipPct = shares[i]![slot]
    return {
      ...row,
      ownershipPct,
      ownershipBy: given[i]![slot] !== null ? row.ownershipBy! : games > 0 ? 'learned' : 'model',
      leverageScore: leverageScore(shareOfRow(deserved, row), ownershipPct),
    }
  })
}

function givenShares(
  pool: readonly Player[],
  people: readonly Person[],
  notPlaying: ReadonlySet<string>,
): GivenShares[] {
  const captains = new Map<string, number>()
  const others = new Map<string, number>()
  const personOf = new Map(people.map((person) => [personKey(person.row), person]))
  for (const row of pool) {
    const key = personKey(row)
    const isGone = row.ownershipBy !== 'hand' && sitsOut(personOf.get(key)!, notPlaying)
    if (row.ownershipPct === null || isGone || !GIVEN.has(row.ownershipBy)) continue
    const shares = isCaptainRow(row) ? captains : others
    shares.set(key, row.ownershipPct)
  }
  return people.map(({ row }) => ({
    captainPct: captains.get(personKey(row)) ?? null,
    flexPct: others.get(personKey(row)) ?? null,
  }))
}

/** What is known of a person's shares, from a file or by hand; null: nothing. */
type GivenShares = { captainPct: number | null; flexPct: number | null }

/** A player estimated below this (percent) stays below it, whatever sum a file leaves to the people it does not list. */
const UNPOPULAR_PCT = 1

/**
 * The estimated shares beside given ones, in the order of the people: given shares stay as they are, and the others are
 * scaled so that the sums of the estimate hold, over the captain's slot and over each of the groups (indexes) for the
 * other slots. Given shares that exceed a sum leave 0 to the others.
 */
export function withGivenShares(
  estimated: readonly Shares[],
  given: readonly GivenShares[],
  groups: readonly (readonly number[])[],
): Shares[] {
  const everyone = estimated.map((_, i) => i)
  const captain = estimated.map(({ captainPct }) => captainPct)
  fill(
    captain,
    everyone,
    given.map(({ captainPct }) => captainPct),
    () => 100,
  )
  const flex = estimated.map(({ flexPct }) => flexPct)
  for (const group of groups)
    fill(
      flex,
      group,
      given.map(({ flexPct }) => flexPct),
      (i) => Math.max(0, 100 - captain[i]!),
    )
  return estimated.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
}

/** Sets the given shares of a group, and scales its others to the sum that the group had. */
function fill(
  pcts: number[],
  group: readonly number[],
  given: readonly (number | null)[],
  mostOf: (i: number) => number,
) {
  const known = group.filter((i) => given[i] != null)
  if (known.length === 0) return
  const open = group.filter((i) => given[i] == null)
  const total = group.reduce((sum, i) => sum + pcts[i]!, 0)
  const left = Math.max(0, total - known.reduce((sum, i) => sum + given[i]!, 0))
  const scaled = cappedShares(
    open.map((i) => pcts[i]!),
    left,
    open.map((i) => Math.min(mostOf(i), pcts[i]! < UNPOPULAR_PCT ? UNPOPULAR_PCT : 100)),
  )
  for (const i of known) pcts[i] = given[i]!
  for (const [at, i] of open.entries()) pcts[i] = scaled[at]!
}
