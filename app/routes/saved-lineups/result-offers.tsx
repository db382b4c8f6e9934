import { History } from 'lucide-react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import { formatCount, formatMoney, formatPoints } from '#core/figures/format.ts'
import type { ResultOffer } from '#core/lineups/result-offer.ts'
import { toDollars } from '#core/money/cents.ts'

/** Offers results found in the imported contest history; each is copied only on request. */
export function ResultOffers({ offers }: { offers: ResultOffer[] }) {
  if (offers.length === 0) return null
  return (
    <Card aria-labelledby="offers-title">
      <CardHeader>
        <CardTitle id="offers-title" className="flex items-center gap-2">
          <History aria-hidden className="size-4 text-accent" />
          Results from your contest history
        </CardTitle>
        <CardDescription>Same contest, date and fee. Check each result, then copy it.</CardDescription>
      </CardHeader>
      <ul className="divide-y divide-border border-t border-border">
        {offers.map((offer) => (
          <li key={offer.entryKey}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Offer({ offer }: { offer: ResultOffer }) {
  const { pending, refusal, change } = useRecordChange('lineups', {
    done: { title: 'Lineup updated', description: 'Contest results have been saved successfully.' },
    failed: 'Update failed',
  })
  const winnings = toDollars(offer.winningsCents)

  /** By its key, so that the entry counts once, also if it is entered with a set later. */
  function copy() {
    const entries = { entry_keys: [offer.entryKey] }
    return change(() => putJson(`/api/saved-lineups/${offer.lineupId}/entries`, entries))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{offer.lineupName}</p>
        <p className="wrap-anywhere text-muted">{offer.contestName}</p>
      </div>
      <p className="tabular-nums">
        {formatPoints(offer.points)} points, {formatMoney(winnings)}
        {offer.rank === null ? '' : `, rank ${formatCount(offer.rank)}`}
      </p>
      <Button
        size="small"
        disabled={pending}
        aria-label={`Copy result into ${offer.lineupName}`}
        onClick={copy}
      >
        {pending ? 'Copying...' : 'Copy result'}
      </Button>
      {refusal ? (
        <Alert tone="bad" className="w-full">
          {refusal}
        </Alert>
      ) : null}
    </div>
  )
}
