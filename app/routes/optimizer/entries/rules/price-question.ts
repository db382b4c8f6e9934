import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../building/build-request-of.ts'
import { rulesInForce } from '../building/rules-in-force.ts'

/** What a price answers: the request that a build would send, and the place of the rule in it. */
export type PriceQuestion = { request: BuildRequest; rule: number }

/** Null where the rule is not in force. */
export function priceQuestion(state: LineupState, count: number, ruleId: string): PriceQuestion | null {
  const rule = rulesInForce(state, count).findIndex(({ id }) => id === ruleId)
  return rule < 0 ? null : { request: buildRequestOf(state, count, false), rule }
}

/** Whether both ask the same. A pool and a format are compared as objects: a changed one is a new one. */
export function isSameQuestion(a: PriceQuestion, b: PriceQuestion): boolean {
  return (
    a.request.playerPool === b.request.playerPool && a.request.mode === b.request.mode && rest(a) === rest(b)
  )
}

function rest({ request: { playerPool: _, mode: __, ...others }, rule }: PriceQuestion): string {
  return JSON.stringify([rule, others])
}
