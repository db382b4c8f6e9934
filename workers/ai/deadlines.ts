import type { EnhancementLevel } from '#core/objective/strategy.ts'

/** Time limit of each level, including retries. */
export const DEADLINES_MS: Record<EnhancementLevel, number> = { basic: 10_000, moderate: 25_000, max: 60_000 }
