import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'

/** The crowds of an earlier field with their people in the order of this pool; people who were not in it have no factor. */
export function startFrom(field: FieldModel | undefined, pool: ContestPool): CrowdModel[] {
  if (!field) return []
  const placeOf = new Map(field.people.map((key, place) => [key, place]))
  const places = pool.people.map(({ key }) => placeOf.get(key))
  const moved = (figures: Float64Array, none: number) =>
    Float64Array.from(places, (place) => (place === undefined ? none : figures[place]!))
  return field.crowds.map((crowd) => ({
    ...crowd,
    logCaptain: moved(crowd.logCaptain, Number.NEGATIVE_INFINITY),
    logFlex: moved(crowd.logFlex, Number.NEGATIVE_INFINITY),
    captain: moved(crowd.captain, 0),
    flex: moved(crowd.flex, 0),
  }))
}
