import { Button } from '#app/components/ui/button.tsx'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import { priceKey, priceQuestion } from './price-question.ts'
import { priceText } from './price-text.ts'

const NOT_HERE = 'This browser could not build the lineups.'

/** A press builds with and without the rule and says what it costs. The price is shown as long as its question is the same. */
export function RulePrice({ ruleId, sentence }: { ruleId: string; sentence: string }) {
  const state = useSlate()
  const { count } = useList()
  const question = priceQuestion(state, count, ruleId)
  const {
    answer,
    isRunning: isAsking,
    failure,
    start,
  } = useTask(
    priceKey(question),
    async ({ signal }) => {
      if (!question) return null
      const price = await ask('price', { ...sent(question.request), rule: question.rule }, { signal })
      return price && (price.ok ? priceText(price.value) : price.error.message)
    },
    { notHere: NOT_HERE },
  )

  const text = answer ?? failure
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
      onClick={() => void start()}
    >
      {isAsking ? 'Price...' : 'Price'}
    </Button>
  )
}
