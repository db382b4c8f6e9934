import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { buildRequestOf } from '../../entries/building/build-request-of.ts'
import { priceKey } from '../../entries/rules/price-question.ts'
import { priceText } from '../../entries/rules/price-text.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import type { MostHeld } from './most-held.ts'

/** What it costs to hold the person in at most `cap` percent of so many lineups: two builds under the rules of now. Null until it is known. */
export function useCapPrice(
  { person, slots, cap }: MostHeld,
  state: LineupState,
  lineups: number,
): string | null {
  const request = buildRequestOf(state, lineups, false)
  const rule = {
    kind: 'exposure' as const,
    players: { people: [person] },
    slots,
    pct: { min: null, max: cap },
    isStrict: false,
  }
  const question = { request: { ...request, rules: [...request.rules, rule] }, rule: request.rules.length }
  const { answer } = useTask(
    priceKey(question),
    async ({ signal }) => {
      const price = await ask('price', { ...sent(question.request), rule: question.rule }, { signal })
      return price?.ok ? priceText(price.value) : null
    },
    { starts: true },
  )
  return answer && answer.charAt(0).toLowerCase() + answer.slice(1)
}
