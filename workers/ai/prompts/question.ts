import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import { cleanText } from '#core/text/clean-text.ts'
import type { Question } from '../analyst.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { promptFacts } from './prompt-facts.ts'
import { problemList } from './story.ts'

const LONGEST_TEXT = 4000

export function questionPrompt(
  { text, about, thread }: Question,
  facts: AnalysisFacts,
  complaints: readonly string[],
) {
  return {
    instructions: `${HOUSE_RULES}
Task: answer "question" about the people under "askedAbout" in two to six sentences, from the figures alone. "Why not
X?" is answered by the entry of X under "forced": what the best lineup with X would cost. "conversation" is what was
said before. If the figures don't answer the question, say so and say what they do show.`,
    input: {
      question: cleanText(text, LONGEST_TEXT),
      askedAbout: about.map(({ name }) => name),
      conversation: thread.map((turn) => ({
        question: cleanText(turn.question, LONGEST_TEXT),
        answer: cleanText(turn.answer, LONGEST_TEXT),
      })),
      ...promptFacts(facts),
      ...problemList(complaints),
    },
    maxOutputTokens: 900,
  }
}
