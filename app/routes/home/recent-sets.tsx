import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import type { HomeSet } from '#contract/home.ts'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'

export function RecentSets({ sets }: { sets: readonly HomeSet[] }) {
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
              <span className="truncate font-medium">{set.name}</span>
              <span className="text-sm wrap-anywhere text-muted">{factsOf(set)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `20 lineups, not entered · POR @ RIC`, `20 entries, $5.00 in fees, 12 pending · POR @ RIC`. */
function factsOf({ entries, feesCents, pending, slateName }: HomeSet): string {
  const facts =
    feesCents === null
      ? `${pluralize(entries, 'lineup')}, not entered`
      : [
          pluralize(entries, 'entry', 'entries'),
          `${formatMoney(toDollars(feesCents))} in fees`,
          pending > 0 ? `${formatCount(pending)} pending` : 'all results in',
        ].join(', ')
  return [facts, slateName].filter(Boolean).join(' · ')
}
