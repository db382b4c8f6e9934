import { isOut, type Player } from '../players/player.ts'
import type { OptimizerSettings } from './strategy.ts'

/** DESIGN.md section 5: with these settings and a healthy pool the objective is the projected points themselves. */
export function isPlainPoints(settings: OptimizerSettings, pool: readonly Player[]): boolean {
  return (
    settings.strategy === 'max_points' &&
    settings.contestFormat === 'cash' &&
    settings.creativity === 50 &&
    pool.every(
      (player) => isOut(player) || (player.injuryStatus === 'Healthy' && player.synergyMultiplier === 1),
    )
  )
}
