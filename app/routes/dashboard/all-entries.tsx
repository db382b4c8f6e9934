import { NamedFigure } from '#app/components/named-figure.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { pendingText } from '#app/lib/formats/pending-text.ts'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import { NONE_PENDING } from '#core/totals/pending-entries.ts'
import type { AccountWire, OwnWire } from './account-figures.ts'

/** Lineups, entry sets and history as one account, and what each of them adds to it. */
export function AllEntries({ account, asOf }: { account: AccountWire; asOf: number }) {
  const { all, pending } = account
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>All Entries</CardTitle>
        <CardDescription>
          Saved lineups, entry sets and imported history together. An entry in several of them counts once.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <NamedFigure name="Settled entries" note={`${formatMoney(all.fees)} in fees`}>
            {formatCount(all.entries)}
          </NamedFigure>
          <NamedFigure name="Profit">
            <ProfitFigure profit={all.entries > 0 ? all.profit : null} />
          </NamedFigure>
          <NamedFigure name="ROI">
            <RoiFigure roiPct={all.roi} />
          </NamedFigure>
          <NamedFigure name="Not settled" note={`${formatMoney(toDollars(pending.feesCents))} in fees`}>
            {formatCount(pending.entries)}
          </NamedFigure>
        </dl>
      </CardContent>
      <ul className="divide-y divide-border border-t border-border">
        {partsOf(account).map(({ name, to, entries, profit, imported, pending }) => (
          <li key={name}>
            <PageLink
              to={to}
              className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-2.5 text-sm tabular-nums hover:bg-raised sm:px-5"
            >
              <span className="font-medium">{name}</span>
              <ProfitFigure profit={entries > 0 ? profit : null} className="text-right font-medium" />
              <span className="text-sm text-muted">
                {[
                  pluralize(entries, 'entry', 'entries'),
                  imported > 0 && `${formatCount(imported)} more in the history`,
                  pendingText(pending, asOf),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Part = OwnWire & { name: string; to: string }

/** The parts that hold anything. */
export function partsOf({ lineups, sets, history }: AccountWire): Part[] {
  const parts: Part[] = [
    { name: 'Saved lineups', to: '/lineups', ...lineups },
    { name: 'Entry sets', to: '/entry-sets', ...sets },
    {
      name: 'Imported history',
      to: '/historical-data',
      ...history,
      ...{ imported: 0, pending: NONE_PENDING },
    },
  ]
  return parts.filter(({ entries, imported, pending }) => entries + imported + pending.entries > 0)
}
