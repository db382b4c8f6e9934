import * as z from 'zod/mini'
import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import type { EnhancementLevel } from '#core/objective/strategy.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { promptFacts } from './prompt-facts.ts'

/** The story comes first, so that it can be shown while the rest is being written; `details` may be empty. */
export const StoryAnswer = z.object({
  story: z.string(),
  details: z.string(),
  keyFindings: z.array(z.string()),
  playerInsights: z.array(z.object({ playerId: z.string(), text: z.string() })),
})
export type StoryAnswer = z.infer<typeof StoryAnswer>

const LENGTHS: Record<EnhancementLevel, string> = {
  basic: 'details of two or three sentences; each insight one or two sentences',
  moderate: 'details of four to six sentences; each insight two or three sentences',
  max: 'details of two or three paragraphs; each insight three to five sentences',
}

export function storyPrompt(facts: AnalysisFacts, level: EnhancementLevel, complaints: readonly string[]) {
  return {
    instructions: `${HOUSE_RULES}
Task: explain the lineup under "lineup" to the person who built it.
"story": three lines of one or two short sentences, at most 60 words in all, separated by line breaks. First why the
captain is the captain (without a captain: who brings the most); then who scores together and what the game must be like
for it ("script": throws, throws_behind, both_score or leads; "against": who works against each other); then what to check
before lock ("lock"): who may not play, whose points are only averages, late news. Do not praise a player who may not play.
"details": what the story leaves out: which correlations there are, what was passed over and at what cost ("forced"), and
where the lineup is weak. "keyFindings": three to five of one sentence, on what was proved ("proof":
how many legal lineups it is the best of, and by how much; with a "gap" above 0 it is not proved to be the best, only that
none is better by more than the gap; without "examinedIsExact" there are more lineups than "examined"), the budget and the
range of scores. Say nothing twice. Length: ${LENGTHS[level]}.
Give an insight for every person whose "slot" is not null, under that person's "id".`,
    input: { ...promptFacts(facts), ...problemList(complaints) },
    maxOutputTokens: level === 'max' ? 4000 : level === 'moderate' ? 2500 : 1500,
  }
}

/** Lists the problems of the first text for the second prompt. */
export function problemList(complaints: readonly string[]) {
  return complaints.length > 0 ? { notSupportedInYourLastText: complaints.slice(0, 20) } : {}
}
