import { loadKernel } from '#optimizer/kernel.node.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import { answerQuestion } from '../answer-question.ts'
import type { QuestionContext } from '../context.ts'
import { understandTyped } from '../understand-typed.ts'
import { answersOfThePage, chatContext } from './chat-context.ts'
import { CHAT_SLATES, type ChatSlate } from './chat-slates.ts'
import { judge } from './judge.ts'
import type { TypedQuestion } from './question-set.ts'

export type Judged = {
  question: TypedQuestion
  answer: string
  offTopic: string | null
  wrong: string[]
  figures: number
}

/** Asks the questions about the best lineup of each slate and judges the answers. */
export async function judgedSet(
  questions: readonly TypedQuestion[],
  slates: Readonly<Record<string, () => ChatSlate>> = CHAT_SLATES,
): Promise<Judged[]> {
  const kernel = await loadKernel()
  const contexts = new Map<string, QuestionContext>()
  for (const [name, slate] of Object.entries(slates))
    contexts.set(name, chatContext(slate(), { settings: PLAIN, kernel }))
  const judged: Judged[] = []
  for (const question of questions) {
    const context = contexts.get(question.slate)
    if (!context) throw new Error(`There is no slate ${question.slate}`)
    const understood = understandTyped(question.text, {
      pool: context.playerPool,
      format: context.lineup.format,
    })
    const { text } = await answerQuestion(understood, context, answersOfThePage(context, kernel))
    judged.push({
      question,
      answer: text,
      offTopic: offTopicOf(question, understood, text),
      ...judge(text, context),
    })
  }
  return judged
}

/** Why the answer is not about the question: another kind, other people, or people the text does not name. */
function offTopicOf(
  { kinds, people }: TypedQuestion,
  understood: ReturnType<typeof understandTyped>,
  text: string,
): string | null {
  const named = understood.people.map(({ name }) => name.trim())
  if (!kinds.includes(understood.kind)) return `answered as ${understood.kind}`
  if (named.toSorted().join() !== people.toSorted().join()) return `about ${named.join(', ') || 'no player'}`
  const silent = understood.kind === 'captain' ? [] : people.filter((name) => !text.includes(name))
  return silent.length > 0 ? `does not name ${silent.join(', ')}` : null
}
