import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import type { PersonFacts } from '#core/analysis/facts/person-facts.ts'
import { cleanText } from '#core/analysis/model-texts/clean-text.ts'
import { withWarnings } from '#core/analysis/story/doubt-sentences.ts'
import type { StackKind } from '#core/lineups/stack.ts'
import type { Analyst, Question, Task } from './analyst.ts'
import { EngineFailure } from './failure.ts'
import { complete, loadSdk, type OpenAiSettings, type Prompt } from './openai-client.ts'
import { researchPeople } from './openai-research.ts'
import { tellStoryByOpenAi } from './openai-story.ts'
import { HOUSE_RULES } from './prompts/house-rules.ts'
import { promptFacts } from './prompts/prompt-facts.ts'
import { problemList } from './prompts/story.ts'
import { streamSupported, usablePart } from './text-problems.ts'

/** Longer answers are rejected (characters). */
const LONGEST_ANSWER = 4000

/** Writes with OpenAI's Responses API, or with a compatible server. Throws an EngineFailure when it can't. */
export function openAiAnalyst(settings: OpenAiSettings): Analyst {
  return {
    writtenBy: 'openai',
    model: settings.model,
    prepare: loadSdk,
    tellStory: (analysis, level, task) => tellStoryByOpenAi(settings, analysis, level, task),
    describeStack: (kind, facts, task) =>
      supportedText(settings, { facts, about: facts.people }, task, (complaints) =>
        stackPrompt(kind, facts, complaints),
      ),
    answer: (question, facts, task) =>
      supportedText(settings, { facts, about: question.about }, task, (complaints) =>
        questionPrompt(question, facts, complaints),
      ),
    research: (people, task) => researchPeople(settings, people, task),
  }
}

/**
 * One text without its unsupported sentences. Where too little is left it is written a second time, with the problems of
 * the first text in the prompt. A warning about each player of `about` who may not play is added where the text gives none.
 */
async function supportedText(
  settings: OpenAiSettings,
  { facts, about }: { facts: AnalysisFacts; about: readonly PersonFacts[] },
  task: Task,
  promptOf: (complaints: readonly string[]) => Prompt,
): Promise<string> {
  let complaints: readonly string[] = []
  for (let attempt = 1; attempt <= 2 && task.calls.left > 0; attempt++) {
    const { signal, calls, onText } = task
    const streamed = onText && streamSupported(facts, onText)
    const { text } = await complete(settings, promptOf(complaints), { signal, calls, onText: streamed })
    const usable = usablePart(text, facts, { longest: LONGEST_ANSWER })
    if (usable.text !== null) return withWarnings(usable.text, about)
    complaints = usable.problems
    task.onText?.(null)
  }
  throw new EngineFailure('unusable', `${complaints.length} unsupported claims`)
}

const KINDS: Record<StackKind, string> = {
  qb: 'a quarterback with receivers of the same team',
  game: 'several players of one game',
  negative: 'players whose scores work against each other',
}

function stackPrompt(kind: StackKind, facts: AnalysisFacts, complaints: readonly string[]) {
  return {
    instructions: `${HOUSE_RULES}
Task: in four to seven sentences, say what this combination means for a lineup: ${KINDS[kind]}. Use "pairs" for how they
move together, "group" for their sum and how far it swings with and without their correlations, and say what that is
worth in the contest under "settings".`,
    input: { ...promptFacts(facts), ...problemList(complaints) },
    maxOutputTokens: 700,
  }
}

const LONGEST_TEXT = 4000

function questionPrompt(
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
