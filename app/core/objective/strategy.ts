/** The words a player steers the optimizer with; what they do to a lineup's value is in objective.ts. */

export const STRATEGIES = ['max_points', 'best_value', 'balanced'] as const
export type Strategy = (typeof STRATEGIES)[number]

/** Cash games pay the upper half alike; a GPP pays few, and them well. On the wire this is `gameMode`. */
export const CONTEST_FORMATS = ['cash', 'gpp'] as const
export type ContestFormat = (typeof CONTEST_FORMATS)[number]

export const ENHANCEMENT_LEVELS = ['basic', 'moderate', 'max'] as const
export type EnhancementLevel = (typeof ENHANCEMENT_LEVELS)[number]

export type OptimizerSettings = {
  strategy: Strategy
  contestFormat: ContestFormat
  /** 0 (expensive captain, value flex) to 100 (cheap captain, superstar flex); 50 tilts nothing. */
  creativity: number
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

export type CreativityLabel = { name: 'Conservative' | 'Balanced' | 'Wild'; meaning: string }

/** SPEC.md section 2, creativity labels. */
export function creativityLabel(creativity: number): CreativityLabel {
  if (creativity < 35) return { name: 'Conservative', meaning: 'expensive captain, value flex' }
  if (creativity < 65) return { name: 'Balanced', meaning: 'mixed' }
  return { name: 'Wild', meaning: 'cheap captain, superstar flex' }
}
