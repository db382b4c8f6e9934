import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import { rulesInForce } from '../set/rules-in-force.ts'

/** What a price answers: the request that a build would send, and the place of the rule in it. */
export type PriceQuestion = { request: BuildRequest; rule: number }

/** Null where the rule is not in force. */
export function priceQuestion(state: LineupState, count: number, ruleId: string): PriceQuestion | null {
  const rule = rulesInForce(state, count).findIndex(({ id }) => id === ruleId)
  return rule < 0 ? null : { request: buildRequestOf(state, count, false), rule }
}

/** Equal for the same question, value by value. A pool and a format are objects: a changed one is a new one. */
export function priceKey(question: PriceQuestion | null): readonly unknown[] {
  if (question === null) return [null, null, null]
  const { playerPool, format, ...others } = question.request
  return [playerPool, format, JSON.stringify([question.rule, others])]
}
