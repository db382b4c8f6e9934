import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import { builtInTexts, type LineupAnalysis, type LineupTexts } from '#core/analysis/lineup-analysis.ts'
import { withWarnings } from '#core/analysis/story/doubt-sentences.ts'
import type { EnhancementLevel } from '#core/objective/strategy.ts'
import type { Task } from './analyst.ts'
import { EngineFailure } from './failure.ts'
import { complete, type OpenAiSettings } from './openai-client.ts'
import { promptKey } from './prompts/prompt-facts.ts'
import { StoryAnswer, storyPrompt } from './prompts/story.ts'
import { readStructured, structured } from './structured.ts'
import { partialString } from './supported-stream.ts'
import { streamSupported, usablePart } from './text-problems.ts'

const LONGEST_STORY = 6000
const LONGEST_INSIGHT = 1200
const LONGEST_FINDING = 400
const MOST_FINDINGS = 5

/** The supported parts so far; each part keeps its first supported version. */
type Draft = {
  story: string | null
  details: string
  playerInsights: Record<string, string>
  keyFindings: string[]
}

/**
 * Story, details, findings and insights in one structured answer, each without its unsupported sentences. Parts of which
 * too little is left are requested a second time. Findings and insights that still have too little come from the built-in
 * analyst; a story with too little throws an EngineFailure. A warning about a player who may not play is added where the
 * story gives none.
 */
export async function tellStoryByOpenAi(
  settings: OpenAiSettings,
  analysis: LineupAnalysis,
  level: EnhancementLevel,
  task: Task,
): Promise<LineupTexts> {
  const { facts } = analysis
  const format = structured(StoryAnswer, 'lineup_story')
  const draft: Draft = { story: null, details: '', playerInsights: {}, keyFindings: [] }
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
      if (draft.story === null) throw error
      break
    }
    if (complaints.length === 0) break
    if (draft.story === null) task.onText?.(null)
  }
  if (draft.story === null) throw new EngineFailure('unusable', `${complaints.length} unsupported claims`)
  const builtIn = builtInTexts(analysis, level)
  const members = facts.people.filter(({ slot }) => slot !== null)
  return {
    story: withWarnings(draft.story, members),
    details: draft.details,
    playerInsights: { ...builtIn.playerInsights, ...draft.playerInsights },
    keyFindings: draft.keyFindings.length > 0 ? draft.keyFindings : builtIn.keyFindings,
  }
}

/** Streams the supported sentences of the story while the JSON is still being written. */
function streamStory(facts: AnalysisFacts, { onText }: Task): ((soFar: string) => void) | undefined {
  if (!onText) return undefined
  const pass = streamSupported(facts, onText)
  return (json) => {
    const story = partialString(json, 'story')
    if (story !== null) pass(story)
  }
}

/** Adds to the draft what is usable and still missing, and returns the problems of the rest. Unknown keys are ignored. */
function mergeSupported(draft: Draft, answer: StoryAnswer, facts: AnalysisFacts): string[] {
  const missing: string[] = []
  const take = (written: string, longest: number, subject: readonly string[] = []) => {
    const { text, problems } = usablePart(written, facts, { longest, subject })
    if (text === null) missing.push(...problems)
    return text
  }
  draft.story ??= take(answer.story, LONGEST_STORY)
  if (answer.details.trim() !== '') draft.details ||= take(answer.details, LONGEST_STORY) ?? ''
  const findings = answer.keyFindings
    .slice(0, MOST_FINDINGS)
    .map((finding) => take(finding, LONGEST_FINDING))
    .filter((finding) => finding !== null)
  if (findings.length > draft.keyFindings.length) draft.keyFindings = findings
  for (const { playerId, text } of answer.playerInsights) {
    const person = facts.people.find((_, place) => promptKey(place) === playerId)
    if (!person?.slot || draft.playerInsights[person.id] !== undefined) continue
    const insight = take(text, LONGEST_INSIGHT, [person.name])
    if (insight !== null) draft.playerInsights[person.id] = insight
  }
  return missing
}
