import { ArrowRight } from 'lucide-react'
import { NamedFigure } from '#app/components/named-figure.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatMoney, pluralize } from '#core/figures/format.ts'
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
          {pluralize(entries, 'entry', 'entries')} with a result in {pluralize(sets, 'set')}. They are not
          added to the imported entries, which{' '}
          {imported > 0 ? `hold ${formatCount(imported)} of them too` : 'may hold the same ones'}.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <NamedFigure name="Fees">{formatMoney(fees)}</NamedFigure>
          <NamedFigure name="Winnings">{formatMoney(winnings)}</NamedFigure>
          <NamedFigure name="Profit">
            <ProfitFigure profit={profit} />
          </NamedFigure>
          <NamedFigure name="ROI">
            <RoiFigure roiPct={roi} />
          </NamedFigure>
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
