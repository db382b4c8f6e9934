import { lineupRowsOf, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { drawField, fitField, probabilitiesOf } from '../../field.ts'
import type { FieldKernel } from '../kernel.ts'
import { randomOwnership, smallBigLeague, smallMainSlate, smallShowdown } from './small-pools.ts'

/** Fields of small pools as text, down to the last bit of every number: shares, entries and their chances. */
export function goldenFields(kernel: FieldKernel): string {
  const pools = [
    smallShowdown(12, 1),
    smallShowdown(12, 2, { teams: ['AAA', null, 'BBB'] }),
    smallShowdown(12, 7, { budget: 36_000 }),
    smallBigLeague(1, 4),
    smallMainSlate({ QB: 2, RB: 4, WR: 5, TE: 2, DST: 2 }, 11),
    smallMainSlate({ QB: 2, RB: 4, WR: 5, TE: 3, DST: 2 }, 12, { games: ['A', null, 'B', 'C'] }),
  ]
  return pools
    .map((pool) => {
      const model = fitField({ pool, target: randomOwnership(pool, 1) }, kernel)!
      const drawn = drawField(model, pool, { count: 12, seed: 7 }, kernel)
      const lineups = Array.from({ length: drawn.count }, (_, i) => [...rowsOfLineup(drawn, i)])
      const chances = probabilitiesOf(model, pool, lineupRowsOf(lineups, pool))
      return [
        `shares ${[...model.captain, ...model.flex].join(' ')}`,
        ...model.crowds.map(({ partition, evaluations }) => `crowd ${partition} after ${evaluations}`),
        ...lineups.map((lineup, i) => `${lineup.join(' ')}: ${chances[i]}`),
      ].join('\n')
    })
    .join('\n\n')
}
