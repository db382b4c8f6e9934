import type { Format } from '../formats/format.ts'
import { type Person, peopleOf } from '../players/people.ts'
import { type Player, personKey } from '../players/player.ts'
import { type LearnedByName, learnedOfPeople, mixedShares } from './learned.ts'
import { leverageScore } from './leverage.ts'
import { deservedShares, modelShares } from './model.ts'
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
  mode: Format,
  learned: LearnedByName = new Map(),
): ExpectedOwnership[] {
  const { people } = peopleOf(pool, mode)
  const model = modelShares(people, mode)
  const known = learnedOfPeople(people, learned)
  const shares = mixedShares(people, mode, model, known)
  const deserved = deservedShares(people, mode)
  return people.map((person, i) => ({
    person,
    shares: shares[i]!,
    model: model[i]!,
    deserved: deserved[i]!,
    games: known[i]?.games ?? 0,
  }))
}

/** A player whose ownership and leverage are known. */
export type OwnedPlayer = Player & { ownershipPct: number; leverageScore: number }

/**
 * The pool with the expected ownership and the leverage that follows from it: a captain row has the share in the
 * captain's slot, another row the share in the other slots.
 */
export function withExpectedOwnership(
  pool: readonly Player[],
  mode: Format,
  learned: LearnedByName = new Map(),
): OwnedPlayer[] {
  const expected = new Map(
    expectedOwnership(pool, mode, learned).map((each) => [personKey(each.person.row), each]),
  )
  return pool.map((row) => {
    const { shares, deserved } = expected.get(personKey(row))!
    const ownershipPct = shareOfRow(shares, row)
    return { ...row, ownershipPct, leverageScore: leverageScore(shareOfRow(deserved, row), ownershipPct) }
  })
}
