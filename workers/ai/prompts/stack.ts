import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import type { StackKind } from '#core/lineups/stack.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { promptFacts } from './prompt-facts.ts'
import { problemList } from './story.ts'

const KINDS: Record<StackKind, string> = {
  qb: 'a quarterback with receivers of the same team',
  game: 'several players of one game',
  negative: 'players whose scores work against each other',
}

export function stackPrompt(kind: StackKind, facts: AnalysisFacts, complaints: readonly string[]) {
  return {
    instructions: `${HOUSE_RULES}
Task: in four to seven sentences, say what this combination means for a lineup: ${KINDS[kind]}. Use "pairs" for how they
move together, "group" for their sum and how far it swings with and without their correlations, and say what that is
worth in the contest under "settings".`,
    input: { ...promptFacts(facts), ...problemList(complaints) },
    maxOutputTokens: 700,
  }
}
