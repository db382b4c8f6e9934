import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Home } from '#contract/home.ts'
import { formatMoney, pluralize } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'

export function PendingCard({
  pending: { lineups, feesCents },
  className,
}: {
  pending: Home['pending']
  className?: string
}) {
  return (
    <Card className={classNames('flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5', className)}>
      <div className="grid gap-1">
        <CardTitle>Pending results</CardTitle>
        <p className="text-sm text-muted">
          {pluralize(lineups, 'lineup')} without a result, {formatMoney(toDollars(feesCents))} at stake
        </p>
      </div>
      <Button asChild>
        <PageLink to="/lineups">Record results</PageLink>
      </Button>
    </Card>
  )
}
