import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import { withoutPause } from '#core/sliced.ts'
import type { LeftHabit } from '../crowd-parameters.ts'
import type { CrowdModel } from '../field-model.ts'
import { fieldTable } from '../field-table.ts'
import { fitTable } from '../fit-crowd.ts'
import { affordableTarget } from '../fit-field.ts'
import type { FieldKernel } from '../kernel.ts'
import { loadTable } from '../load-table.ts'
import { wholeTarget } from '../whole-target.ts'

type CrowdRequest = {
  pool: ContestPool
  target: OwnershipTarget
  left?: LeftHabit
  start?: CrowdModel
}

/**
 * One crowd with that ownership, or the nearest that there is: `captain` and `flex` of the answer say which. Null where the
 * pool has no legal lineup.
 */
export function fitCrowd(
  { pool, target, left, start }: CrowdRequest,
  kernel: FieldKernel,
): CrowdModel | null {
  const table = fieldTable(pool)
  if (!table) return null
  return withoutPause(
    fitTable({
      table,
      loaded: loadTable(table, kernel),
      kernel,
      target: affordableTarget(wholeTarget(target, pool, table.graph.choices), pool, kernel),
      left: left ?? null,
      start: start ?? null,
    }),
  )
}
