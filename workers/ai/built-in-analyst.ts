import { builtInTexts } from '#core/analysis/lineup-analysis.ts'
import { stackInsight } from '#core/analysis/story/stack-insight.ts'
import type { Analyst } from './analyst.ts'

/** Writes from the slate's own figures, without a model. It has no findings beyond the slate. */
export const builtInAnalyst: Analyst = {
  writtenBy: 'built-in',
  model: null,
  tellStory: async (analysis, level) => builtInTexts(analysis, level),
  describeStack: async (kind, facts) => stackInsight(kind, facts),
  answer: ({ builtIn }) => builtIn(),
  research: async () => ({ findings: [], sources: [], searchesMade: 0 }),
}
