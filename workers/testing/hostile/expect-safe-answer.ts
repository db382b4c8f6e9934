import { expect } from 'vitest'
import { answerProblems } from './answer-problems.ts'

/** Checks the status and the general rules (answer-problems.ts); returns the answer's text. */
export async function expectSafeAnswer(asked: string, answer: Response, statuses: number[]): Promise<string> {
  const text = await answer.text()
  const problems = answerProblems(answer, text)
  if (!statuses.includes(answer.status)) problems.push(`${answer.status}: ${text}`)
  // As JSON, because lone surrogates would break the reporter's output.
  expect([JSON.stringify(asked), problems]).toEqual([JSON.stringify(asked), []])
  return text
}
