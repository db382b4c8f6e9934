import type { PricedPlayer } from '../../formats/estimates/priced-player.ts'

export function priced(position: string, salary: number, average: number | null, team = 'KC'): PricedPlayer {
  return { position, team, salary, average }
}

/** The estimate of each, in a pool of exactly these, to the cent of a point. */
export function estimates(
  baseline: (player: PricedPlayer, pool: readonly PricedPlayer[]) => number | null,
  pool: readonly PricedPlayer[],
): (number | null)[] {
  return pool.map((each) => {
    const points = baseline(each, pool)
    return points === null ? null : Math.round(points * 100) / 100
  })
}
