import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import type { PersonFacts } from '#core/analysis/facts/person-facts.ts'
import { withWarnings } from '#core/analysis/story/doubt-sentences.ts'
import type { Analyst, Task } from './analyst.ts'
import { EngineFailure } from './failure.ts'
import { complete, loadSdk, type OpenAiSettings, type Prompt } from './openai-client.ts'
import { researchPeople } from './openai-research.ts'
import { tellStoryByOpenAi } from './openai-story.ts'
import { questionPrompt } from './prompts/question.ts'
import { stackPrompt } from './prompts/stack.ts'
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
