import { expect } from 'vitest'
import { answerProblems } from './answer-problems.ts'

/** The answer's text, after its status is one of those and nothing is wrong with it (answer-problems.ts). */
export async function expectSound(asked: string, answer: Response, statuses: number[]): Promise<string> {
  const text = await answer.text()
  const problems = answerProblems(answer, text)
  if (!statuses.includes(answer.status)) problems.push(`${answer.status}: ${text}`)
  // Quoted: half a letter in a report would break the line to the test runner.
  expect([JSON.stringify(asked), problems]).toEqual([JSON.stringify(asked), []])
  return text
}
