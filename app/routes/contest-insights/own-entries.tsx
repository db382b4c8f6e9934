import { Trophy } from 'lucide-react'
import { Fragment } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import type { OwnEntriesWire } from '#contract/contests.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'

/** What the upload recorded for the user's own entries, with links to their sets. */
export function OwnEntries({ own }: { own: OwnEntriesWire }) {
  return (
    <div className="grid gap-1 border-t border-border pt-3 text-sm">
      <p className="flex items-start gap-2 font-medium">
        <Trophy aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        {ownEntriesText(own)}
      </p>
      {own.sets.length > 0 ? (
        <p className="pl-6 wrap-anywhere text-muted">
          {own.sets.map(({ id, name, entries }, index) => (
            <Fragment key={id}>
              {index > 0 ? ', ' : null}
              <PageLink to={`/entry-sets/${id}`} className="text-accent underline-offset-4 hover:underline">
                {name}
              </PageLink>
              {` (${formatCount(entries)})`}
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  )
}

function ownEntriesText({ entries, settled, live }: OwnEntriesWire): string {
  const mine = `${formatCount(entries)} of your entries`
  if (live > 0) return `${mine}: points and ranks so far, provisional while the contest runs`
  if (settled === entries) return `${mine}: results recorded`
  const missing = pluralize(entries - settled, 'entry', 'entries')
  return `${mine}: points and ranks recorded. Add the payouts for the winnings of ${missing}.`
}
