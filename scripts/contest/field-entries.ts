import type { SoFarByPerson } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import type { Dupes } from '#core/field/dupes.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'

/** The entries of a contest, as many as it has, in an order that is by chance. */
export type ContestField = Pick<Opponents, 'isReal'> & {
  entries: LineupRows
  /** Other entries that the same field could have, as many each; none unless asked for. */
  more: LineupRows[]
  /** Other entries that are the same, by lineup. */
  copiesOf: (lineups: LineupRows) => Copies[]
  /** What standings say of the games, if they were taken while games were on. */
  soFar?: SoFarByPerson | undefined
  notes: string[]
}

/** The expected number, or a rough range where the ownership is an estimate. */
export type Copies = Pick<Dupes, 'expected' | 'rough'>

/** The first so many of the entries as opponents. @param isReal what the field says of itself. */
export function opponentsAmong(
  entries: LineupRows,
  count: number,
  { isReal = false }: Pick<Opponents, 'isReal'>,
): Opponents {
  const first = pickLineups(
    entries,
    Uint32Array.from({ length: count }, (_, i) => i),
  )
  const { lineups, copies } = distinctLineups(first)
  return { lineups, copies, isReal }
}
