import type { OptimizerSettings } from './strategy.ts'

/** DESIGN.md section 5: with these settings the objective is the projected points themselves, injuries counted in both. */
export function isPlainPoints(settings: OptimizerSettings): boolean {
  return settings.strategy === 'max_points' && settings.contestFormat === 'cash' && settings.creativity === 50
}
