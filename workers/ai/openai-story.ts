import { withWarnings } from '#core/analysis/doubt-sentences.ts'
import type { AnalysisFacts } from '#core/analysis/facts.ts'
import { builtInTexts, type LineupAnalysis, type LineupTexts } from '#core/analysis/lineup-analysis.ts'
import type { EnhancementLevel } from '#core/objective/strategy.ts'
import type { Task } from './analyst.ts'
import { EngineFailure } from './failure.ts'
import { complete, type OpenAiSettings } from './openai-client.ts'
import { promptKey } from './prompts/prompt-facts.ts'
import { StoryAnswer, storyPrompt } from './prompts/story.ts'
import { readStructured, structured } from './structured.ts'
import { partialString, supportedStream, UnsupportedText } from './supported-stream.ts'
import { cleanParagraphs, textProblems } from './text-problems.ts'

const LONGEST_STORY = 6000
const LONGEST_INSIGHT = 1200
const LONGEST_FINDING = 400
const MOST_FINDINGS = 5

/** The supported parts so far; each part keeps its first supported version. */
type Draft = { story: string | null; playerInsights: Record<string, string>; keyFindings: string[] }

/**
 * Story, findings and insights in one structured answer. Unsupported parts are requested a second time. Findings and
 * insights that are still unsupported come from the built-in analyst; an unsupported story throws an EngineFailure. A
 * warning about a player who may not play is added where the story gives none.
 */
export async function tellStoryByOpenAi(
  settings: OpenAiSettings,
  analysis: LineupAnalysis,
  level: EnhancementLevel,
  task: Task,
): Promise<LineupTexts> {
  const { facts } = analysis
  const format = structured(StoryAnswer, 'lineup_story')
  const draft: Draft = { story: null, playerInsights: {}, keyFindings: [] }
  let complaints: readonly string[] = []
  for (let attempt = 1; attempt <= 2 && task.calls.left > 0; attempt++) {
    try {
      const prompt = { ...storyPrompt(facts, level, complaints), format }
      const { text } = await complete(settings, prompt, {
        ...task,
        onText: draft.story ? undefined : streamStory(facts, task),
      })
      complaints = mergeSupported(draft, readStructured(StoryAnswer, text), facts)
    } catch (error) {
      if (error instanceof UnsupportedText) complaints = error.claims
      else if (draft.story === null) throw error
      else break
    }
    if (complaints.length === 0) break
    if (draft.story === null) task.onText?.(null)
  }
  if (draft.story === null) throw new EngineFailure('unusable', `${complaints.length} unsupported claims`)
  const builtIn = builtInTexts(analysis, level)
  const members = facts.people.filter(({ slot }) => slot !== null)
  return {
    story: withWarnings(draft.story, members),
    playerInsights: { ...builtIn.playerInsights, ...draft.playerInsights },
    keyFindings: draft.keyFindings.length > 0 ? draft.keyFindings : builtIn.keyFindings,
  }
}

/** Streams the supported sentences of the story while the JSON is still being written. */
function streamStory(facts: AnalysisFacts, { onText }: Task): ((soFar: string) => void) | undefined {
  if (!onText) return undefined
  const pass = supportedStream((text) => textProblems(text, facts, { longest: LONGEST_STORY }), onText)
  return (json) => {
    const story = partialString(json, 'story')
    if (story !== null) pass(story)
  }
}

/** Adds to the draft what is supported and still missing, and returns the problems of the rest. Unknown keys are ignored. */
function mergeSupported(draft: Draft, answer: StoryAnswer, facts: AnalysisFacts): string[] {
  const inStory = textProblems(answer.story, facts, { longest: LONGEST_STORY })
  if (inStory.length === 0) draft.story ??= cleanParagraphs(answer.story)

  const findings = answer.keyFindings.slice(0, MOST_FINDINGS).map((finding) => ({
    finding: cleanParagraphs(finding),
    problems: textProblems(finding, facts, { longest: LONGEST_FINDING }),
  }))
  const good = findings.filter(({ problems }) => problems.length === 0).map(({ finding }) => finding)
  if (good.length > draft.keyFindings.length) draft.keyFindings = good

  const inInsights = answer.playerInsights.flatMap(({ playerId, text }) => {
    const person = facts.people.find((_, place) => promptKey(place) === playerId)
    if (!person?.slot || draft.playerInsights[person.id] !== undefined) return []
    const problems = textProblems(text, facts, { longest: LONGEST_INSIGHT, subject: [person.name] })
    if (problems.length === 0) draft.playerInsights[person.id] = cleanParagraphs(text)
    return problems
  })
  return [...inStory, ...findings.flatMap(({ problems }) => problems), ...inInsights]
}
