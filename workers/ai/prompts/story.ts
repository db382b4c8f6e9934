import * as z from 'zod/mini'
import type { AnalysisFacts } from '#core/analysis/facts.ts'
import type { EnhancementLevel } from '#core/objective/strategy.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { promptFacts } from './prompt-facts.ts'

/** The story comes first, so that it can be shown while the rest is being written. */
export const StoryAnswer = z.object({
  story: z.string(),
  keyFindings: z.array(z.string()),
  playerInsights: z.array(z.object({ playerId: z.string(), text: z.string() })),
})
export type StoryAnswer = z.infer<typeof StoryAnswer>

const LENGTHS: Record<EnhancementLevel, string> = {
  basic: 'one paragraph of four to six sentences; each insight one or two sentences',
  moderate: 'two paragraphs of four to six sentences; each insight two or three sentences',
  max: 'three or four paragraphs; each insight three to five sentences',
}

export function storyPrompt(facts: AnalysisFacts, level: EnhancementLevel, complaints: readonly string[]) {
  return {
    instructions: `${HOUSE_RULES}
Task: explain the lineup under "lineup" to the person who built it. Say what carries it, what was proved about it ("proof":
how many legal lineups it is the best of, and by how much; with a "gap" above 0 it is not proved to be the best, only that
none is better by more than the gap; without "examinedIsExact" there are more lineups than "examined"), which players move together, what was passed over and at
what cost ("forced"), and where it is weak. Length: ${LENGTHS[level]}; three to five key findings of one sentence.
Give an insight for every person whose "slot" is not null, under that person's "id".`,
    input: { ...promptFacts(facts), ...problemList(complaints) },
    maxOutputTokens: level === 'max' ? 4000 : level === 'moderate' ? 2500 : 1500,
  }
}

/** Lists the problems of the first text for the second prompt. */
export function problemList(complaints: readonly string[]) {
  return complaints.length > 0 ? { notSupportedInYourLastText: complaints.slice(0, 20) } : {}
}
