import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { isSameQuestion, type PriceQuestion, priceQuestion } from './price-question.ts'
import { priceText } from './price-text.ts'

/** A price that was asked for: its text, null until it is known. */
type Asked = { question: PriceQuestion; text: string | null; controller: AbortController }

/** A press builds with and without the rule and says what it costs. The price is shown as long as its question is the same. */
export function RulePrice({
  ruleId,
  sentence,
  count,
  state,
}: {
  ruleId: string
  sentence: string
  /** Lineups of the builds that are compared. */
  count: number
  state: LineupState
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = asked && priceQuestion(state, count, ruleId)
  const isStale = asked !== null && (question === null || !isSameQuestion(asked.question, question))
  useEffect(() => {
    if (isStale) setAsked(null)
  }, [isStale])
  const controller = asked?.controller
  useEffect(() => () => controller?.abort(), [controller])

  async function askPrice() {
    const question = priceQuestion(state, count, ruleId)
    if (!question) return
    const { request, rule } = question
    const asking: Asked = { question, text: null, controller: new AbortController() }
    const tell = (text: string) =>
      setAsked((now) => (now?.controller === asking.controller ? { ...now, text } : now))
    setAsked(asking)
    try {
      const price = await ask('price', { ...sent(request), rule }, { signal: asking.controller.signal })
      if (price) tell(price.ok ? priceText(price.value) : price.error.message)
    } catch {
      tell('This browser could not build the lineups.')
    }
  }

  const text = isStale ? null : (asked?.text ?? null)
  const isAsking = asked !== null && !isStale
  if (text !== null)
    return (
      <p role="status" className="text-muted">
        {text}
      </p>
    )
  return (
    <Button
      variant="link"
      size="inline"
      className="pointer-coarse:min-w-11"
      disabled={isAsking}
      aria-label={`Price: ${sentence}`}
      onClick={() => void askPrice()}
    >
      {isAsking ? 'Price...' : 'Price'}
    </Button>
  )
}
