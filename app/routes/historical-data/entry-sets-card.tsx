import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatMoney, pluralize } from '#app/lib/format.ts'
import type { SetFigures } from './set-figures.ts'

/**
 * What entry sets brought. It is kept apart from the history: the same entry may be in an imported file too. Entries with a
 * key are known to be the same; lineups whose results were typed are not.
 */
export function EntrySetsCard({ figures }: { figures: SetFigures }) {
  const { entries, imported, sets, fees, winnings, profit, roi } = figures
  return (
    <Card aria-label="Entry Sets">
      <CardHeader>
        <CardTitle>Entry Sets</CardTitle>
        <CardDescription>
          {pluralize(entries, 'entry', 'entries')} with a result in {pluralize(sets, 'set')}; not added to the
          figures of imported entries, which{' '}
          {imported > 0 ? `hold ${formatCount(imported)} of them too` : 'may hold the same ones'}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Figure name="Fees">{formatMoney(fees)}</Figure>
          <Figure name="Winnings">{formatMoney(winnings)}</Figure>
          <Figure name="Profit">
            <ProfitFigure profit={profit} />
          </Figure>
          <Figure name="ROI">
            <RoiFigure roiPct={roi} />
          </Figure>
        </dl>
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <PageLink to="/entry-sets">
            All entry sets
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
      </CardContent>
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold break-words sm:text-xl tabular-nums">{children}</dd>
    </div>
  )
}
