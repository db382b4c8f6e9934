import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { askBuilder } from '#app/lib/threads/build/build-client.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../building/build-request-of.ts'
import { rulesInForce } from '../building/rules-in-force.ts'
import { priceText } from './price-text.ts'

/** A press builds with and without the rule and says what it costs; forgotten when the rules or the figures change. */
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
  const [text, setText] = useState<string | null>(null)
  const [controller, setController] = useState<AbortController | null>(null)
  const { buildRules, playerPool, settings, rules } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a price depends on
  useEffect(() => {
    setText(null)
    setController(null)
  }, [buildRules, playerPool, settings, rules, count])
  useEffect(() => () => controller?.abort(), [controller])

  async function ask() {
    const place = rulesInForce(state).findIndex(({ id }) => id === ruleId)
    if (place < 0) return
    const asking = new AbortController()
    setController(asking)
    try {
      const price = await askBuilder('price', buildRequestOf(state, count, false), asking.signal, {
        rule: place,
      })
      if (price === null) return
      setText(price.ok ? priceText(price.value) : price.error.message)
    } catch {
      setText('This browser could not build the lineups.')
    }
    setController(null)
  }

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
      disabled={controller !== null}
      aria-label={`Price: ${sentence}`}
      onClick={() => void ask()}
    >
      {controller ? 'Price...' : 'Price'}
    </Button>
  )
}
