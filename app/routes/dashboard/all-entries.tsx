import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { pendingText } from '#app/lib/formats/pending-text.ts'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import { NONE_PENDING } from '#core/totals/pending-entries.ts'
import type { AccountWire, OwnWire } from './account-figures.ts'

/** Lineups, entry sets and history as one account, and what each of them adds to it: lines, since the figures of the lineups are the row of cards. */
export function AllEntries({ account, asOf }: { account: AccountWire; asOf: number }) {
  const { all, pending } = account
  const hasResults = all.entries > 0
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>All Entries</CardTitle>
        <CardDescription>
          Saved lineups, entry sets and imported history together. An entry in several of them counts once.
        </CardDescription>
      </CardHeader>
      <ul className="divide-y divide-border border-t border-border">
        <li className={`${LINE} items-baseline`}>
          <span className="text-base font-semibold">Together</span>
          <span className="flex flex-wrap items-baseline justify-end gap-x-4 text-xl font-semibold">
            <ProfitFigure profit={hasResults ? all.profit : null} />
            {hasResults ? <RoiFigure roiPct={all.roi} className="text-base" /> : null}
          </span>
          <span className="col-span-2 text-muted">
            {`${pluralize(all.entries, 'settled entry', 'settled entries')}, ${formatMoney(all.fees)} in fees`}
            {pending.entries > 0
              ? ` · ${formatCount(pending.entries)} not settled, ${formatMoney(toDollars(pending.feesCents))}`
              : null}
          </span>
        </li>
        {partsOf(account).map(({ name, to, entries, profit, imported, pending }) => (
          <li key={name}>
            <PageLink to={to} className={`${LINE} hover:bg-raised`}>
              <span className="font-medium">{name}</span>
              <ProfitFigure profit={entries > 0 ? profit : null} className="text-right font-medium" />
              <span className="text-muted">
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

const LINE = 'grid grid-cols-[1fr_auto] gap-x-4 px-4 py-2.5 text-sm tabular-nums sm:px-5'

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
