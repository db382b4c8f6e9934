import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'

/** The crowds of an earlier field with their people in the order of this pool; people that they did not have have no factor. */
export function startFrom(field: FieldModel | undefined, pool: ContestPool): CrowdModel[] {
  if (!field) return []
  const placeOf = new Map(field.people.map((key, place) => [key, place]))
  const places = pool.people.map(({ key }) => placeOf.get(key))
  const moved = (logs: Float64Array) =>
    Float64Array.from(places, (place) => (place === undefined ? Number.NEGATIVE_INFINITY : logs[place]!))
  return field.crowds.map((crowd) => ({
    ...crowd,
    logCaptain: moved(crowd.logCaptain),
    logFlex: moved(crowd.logFlex),
  }))
}
