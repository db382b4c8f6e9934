import type { BuiltInOrder, OrderedBuild } from './build-in-order.ts'
import { demandsOf, hasFeature } from './demand.ts'
import type { RankedLineup } from './lineup-order.ts'

/** The most of the build's first lineups of which every strict share holds, those that were kept included; perhaps none. */
export function firstThatKeepStrict(
  { built }: BuiltInOrder,
  { pool, facts, kept }: Pick<OrderedBuild, 'pool' | 'facts' | 'kept'>,
): RankedLineup[] {
  const strict = pool.request.rules.filter((rule) => 'isStrict' in rule && rule.isStrict)
  for (let count = built.length; count > 0; count--) {
    const lineups = [...kept, ...built.slice(0, count).map(({ rows }) => rows)]
    const areKept = demandsOf(strict, facts, lineups.length).every(
      ({ feature, lineups: wanted }) =>
        lineups.filter((rows) => hasFeature(feature, rows, facts, new Set())).length >= wanted,
    )
    if (areKept) return built.slice(0, count)
  }
  return []
}
