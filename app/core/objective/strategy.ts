import type { Format } from '../formats/format.ts'

/** The optimizer's settings; their effect on a lineup's value is in objective.ts. */

export const STRATEGIES = ['max_points', 'best_value', 'balanced'] as const
export type Strategy = (typeof STRATEGIES)[number]

/** A cash game pays about half of its entries the same prize; a GPP pays few entries, the best ones most. In the API this is `gameMode`. */
export const CONTEST_FORMATS = ['cash', 'gpp'] as const
export type ContestFormat = (typeof CONTEST_FORMATS)[number]

export const ENHANCEMENT_LEVELS = ['basic', 'moderate', 'max'] as const
export type EnhancementLevel = (typeof ENHANCEMENT_LEVELS)[number]

export type OptimizerSettings = {
  strategy: Strategy
  contestFormat: ContestFormat
  /** 0 to 100, from conservative to wild; 50 favors neither. What the ends favor depends on the format (its `words`). */
  creativity: number
  /** Whether creativity treats players priced as inactive like those who sit out. Absent: no, the API's default. */
  priceGuard?: boolean
}

export const DEFAULT_SETTINGS: OptimizerSettings = {
  strategy: 'balanced',
  contestFormat: 'cash',
  creativity: 50,
}

export const STRATEGY_LABELS: Record<Strategy, string> = {
  max_points: 'Max Points',
  best_value: 'Best Value',
  balanced: 'Balanced',
}

export const CONTEST_FORMAT_LABELS: Record<ContestFormat, string> = { cash: 'Cash', gpp: 'GPP' }

export const ENHANCEMENT_LEVEL_LABELS: Record<EnhancementLevel, string> = {
  basic: 'Basic',
  moderate: 'Moderate',
  max: 'Max',
}

/** `Balanced, Cash, creativity 50`: what "best" is by, where more than points counts. */
export function settingsText({ strategy, contestFormat, creativity }: OptimizerSettings): string {
  return `${STRATEGY_LABELS[strategy]}, ${CONTEST_FORMAT_LABELS[contestFormat]}, creativity ${creativity}`
}

export type CreativityLabel = { name: 'Conservative' | 'Balanced' | 'Wild'; meaning: string }

/** SPEC.md section 2, creativity labels, followed by their meaning in that format. */
export function creativityLabel(creativity: number, { words }: Format): CreativityLabel {
  const { low, middle, high } = words.creativity
  if (creativity < 35) return { name: 'Conservative', meaning: low }
  if (creativity < 65) return { name: 'Balanced', meaning: middle }
  return { name: 'Wild', meaning: high }
}
