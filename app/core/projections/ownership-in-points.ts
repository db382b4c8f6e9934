import type { Format } from '../formats/format.ts'
import { type OwnedPlayer, ownershipSteps } from '../ownership/expected-ownership.ts'
import type { LearnedByName } from '../ownership/learned.ts'
import { modelSteps } from '../ownership/model.ts'
import { shareOfRow } from '../ownership/shares.ts'
import { isInformed } from '../ownership/whose-ownership.ts'
import { peopleOf } from '../players/people.ts'
import { personKey } from '../players/player.ts'
import { whosePoints } from '../players/points.ts'
import { pointsOfSurprise } from './points-of-surprise.ts'

/**
 * The rows with the points that their ownership adds to the baseline's estimate or takes from it (`ownershipPoints`), and
 * the leverage of those points. Points of other sources, and of people whose ownership is the model's or by hand, stay. No
 * estimate falls below 0. In steps of a few milliseconds.
 */
export function* ownershipInPoints(
  rows: readonly OwnedPlayer[],
  format: Format,
  learned: LearnedByName,
  notPlaying: ReadonlySet<string>,
): Generator<undefined, OwnedPlayer[]> {
  const isMovable = (row: OwnedPlayer) => whosePoints(row) === 'baseline' && isInformed(row)
  if (!rows.some(isMovable)) return [...rows]
  const { people } = peopleOf(rows, format)
  const model = yield* modelSteps(people, format, notPlaying)
  const modelOf = new Map(people.map(({ row }, i) => [personKey(row), model[i]!]))
  const surprise = new Map<string, number>()
  for (const row of rows.filter(isMovable)) {
    const key = personKey(row)
    const beyond = row.ownershipPct - shareOfRow(modelOf.get(key)!, row)
    surprise.set(key, (surprise.get(key) ?? 0) + beyond)
  }
  const moved = rows.map((row) => {
    const points = pointsOfSurprise(surprise.get(personKey(row)) ?? 0)
    const projectedPoints = Math.max(0, (row.projectedPoints ?? 0) + points)
    const ownershipPoints = projectedPoints - (row.projectedPoints ?? 0)
    return ownershipPoints === 0 ? row : { ...row, projectedPoints, ownershipPoints }
  })
  return yield* ownershipSteps(moved, format, learned, notPlaying)
}
