import { lazy, Suspense } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { pluralize } from '#core/figures/format.ts'

const RuleSentences = lazy(() => import('./rule-sentences.tsx'))

/** The rules that the lineups were built under; their sentences are loaded after the page. */
export function SetRules({ detail }: { detail: EntrySetDetail }) {
  const { rules } = detail
  if (rules.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>Rules</CardTitle>
      </CardHeader>
      <CardContent>
        <Suspense fallback={<p className="text-sm text-muted">{pluralize(rules.length, 'rule')}</p>}>
          <RuleSentences detail={detail} />
        </Suspense>
      </CardContent>
    </Card>
  )
}
