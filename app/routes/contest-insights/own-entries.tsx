import { Fragment } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ContestDetail, OwnEntriesWire } from '#contract/contests.ts'
import { pluralize } from '#core/figures/format.ts'
import { showPayouts } from './payouts-card.tsx'
import { payoutsFromText } from './payouts-words.ts'

/** Which entries are the user's by their ids, what is recorded for them, and the next step where something is missing. */
export function OwnEntries({ contest, own }: { contest: ContestDetail['contest']; own: OwnEntriesWire }) {
  const from = payoutsFromText(contest)
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="wrap-anywhere">
        {`${pluralize(own.entries, 'entry is', 'entries are')} known by ${own.entries === 1 ? 'its id' : 'their ids'}`}
        {own.sets.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 ? ', ' : ', from '}
            <PageLink to={`/entry-sets/${id}`} className="text-accent underline-offset-4 hover:underline">
              {name}
            </PageLink>
          </Fragment>
        ))}
        {`. ${recordedText(own, contest)}`}
      </p>
      {contest.payouts === null ? (
        <Button variant="primary" size="small" onClick={showPayouts}>
          Add the payouts
        </Button>
      ) : null}
      {from ? (
        <p className="wrap-anywhere text-muted">
          {from}{' '}
          <Button variant="link" size="inline" onClick={showPayouts}>
            Change payouts
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function recordedText(
  { entries, settled, live }: OwnEntriesWire,
  { payouts }: Pick<ContestDetail['contest'], 'payouts'>,
) {
  if (live > 0) return 'Points and ranks are provisional while the contest runs.'
  if (settled === entries) return 'Their results are recorded.'
  return `Points and ranks are recorded${payouts === null ? ', winnings need the payouts' : ''}.`
}
