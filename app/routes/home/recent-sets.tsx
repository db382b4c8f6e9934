import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { slateOfSet } from '#app/lib/formats/slate-of-set.ts'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import { setStatusText } from '#contract/entry-set-status.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatMoney, pluralize } from '#core/figures/format.ts'

export function RecentSets({ sets, asOf }: { sets: readonly EntrySetItem[]; asOf: number }) {
  return (
    <Card className="overflow-hidden">
      <CardHeaderRow>
        <CardTitle>Entry sets</CardTitle>
        <Button variant="link" size="inline" className="text-sm" asChild>
          <PageLink to="/entry-sets">All entry sets</PageLink>
        </Button>
      </CardHeaderRow>
      <ul className="divide-y divide-border border-t border-border">
        {sets.map((set) => (
          <li key={set.id}>
            <PageLink to={`/entry-sets/${set.id}`} className="grid px-4 py-2.5 hover:bg-raised sm:px-5">
              <span className="font-medium wrap-anywhere">{set.name}</span>
              <span className="text-sm wrap-anywhere text-muted">{factsOf(set, asOf)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `Waits for results · 20 entries, $5.00 in fees · POR @ RIC, Dec 13, 2026`, without the slate where the name says it. */
function factsOf(set: EntrySetItem, asOf: number): string {
  const { entries, fees } = setReturnsOf(set)
  const size =
    fees === null
      ? pluralize(entries, 'lineup')
      : `${pluralize(entries, 'entry', 'entries')}, ${formatMoney(fees)} in fees`
  return [setStatusText(set, asOf), size, slateOfSet(set)].filter(Boolean).join(' · ')
}
