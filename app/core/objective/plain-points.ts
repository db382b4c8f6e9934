import type { OptimizerSettings } from './strategy.ts'

/** A lineup's objective is its points, and nothing else counts. */
export const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }

/** With these settings the objective is the projected points themselves, injuries counted in both. */
export function isPlainPoints(settings: OptimizerSettings): boolean {
  return (
    settings.strategy === PLAIN.strategy &&
    settings.contestFormat === PLAIN.contestFormat &&
    settings.creativity === PLAIN.creativity
  )
}
