import type { ChatTurn, Source } from '#contract/insights.ts'
import type { AnalysisFacts } from '#core/analysis/facts/facts.ts'
import type { PersonFacts } from '#core/analysis/facts/person-facts.ts'
import type { LineupAnalysis, LineupTexts } from '#core/analysis/lineup-analysis.ts'
import type { StackKind } from '#core/lineups/stack.ts'
import type { EnhancementLevel } from '#core/objective/strategy.ts'
import type { Finding, ResearchSubject } from './research.ts'

/** Writes texts: OpenAI or the built-in analyst. Both get the same facts and return the same shapes. */
export type Analyst = {
  writtenBy: 'openai' | 'built-in'
  model: string | null
  /** Loads its code: the time that it is given begins after that. */
  prepare?: () => Promise<unknown>
  tellStory(analysis: LineupAnalysis, level: EnhancementLevel, task: Task): Promise<LineupTexts>
  describeStack(kind: StackKind, facts: AnalysisFacts, task: Task): Promise<string>
  answer(question: Question, facts: AnalysisFacts, task: Task): Promise<string>
  /** Findings about some of the subjects. A subject without a finding is left out. */
  research(people: readonly ResearchSubject[], task: ResearchTask): Promise<Research>
}

/** `builtIn` computes the answer of the built-in analyst. */
export type Question = {
  text: string
  about: readonly PersonFacts[]
  thread: readonly ChatTurn[]
  builtIn: () => Promise<string>
}

export type Research = { findings: Finding[]; sources: Source[]; searchesMade: number }

/** One task: it ends when `signal` aborts, and makes at most `calls.left` calls to the AI server. */
export type Task = {
  signal: AbortSignal
  calls: { left: number }
  /** Receives checked text as it is written; null retracts everything sent so far. */
  onText?: (text: string | null) => void
}

export type ResearchTask = Task & { enableWebSearch: boolean; onProgress?: (done: number) => void }

export const MOST_CALLS = 3
