import { CircleCheck, Trophy } from 'lucide-react'
import { Fragment } from 'react'
import { Moment } from '#app/components/moment.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Card } from '#app/components/ui/card.tsx'
import type { OwnEntriesWire } from '#contract/contests.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Uploaded } from './contest-upload.ts'

export function UploadedCard({ uploaded }: { uploaded: Uploaded }) {
  const { fileName, fileBytes, entries, uploadedAt, learningStats, own } = uploaded
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 text-good" />
        Upload Successful
      </h3>
      <Facts
        facts={[
          ['File', fileName],
          ['Size', `${formatCount(Math.max(1, Math.round(fileBytes / 1024)))} KB`],
          ['Total Entries', formatCount(entries)],
          ['Uploaded', <Moment key="time" iso={new Date(uploadedAt).toISOString()} />],
        ]}
      />
      {own ? <OwnEntries own={own} /> : null}
      <div className="grid gap-2 border-t border-border pt-3">
        <h4 className="text-sm font-medium">ML Model Training Results</h4>
        <Facts
          facts={[
            ['Players Analyzed', formatCount(learningStats.players)],
            ['Stack Patterns', formatCount(learningStats.stacks)],
            ['Matchup Data', formatCount(learningStats.matchups)],
          ]}
        />
      </div>
    </Card>
  )
}

function Facts({ facts }: { facts: [string, React.ReactNode][] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the upload recorded for the user's own entries, with links to their sets. */
function OwnEntries({ own }: { own: OwnEntriesWire }) {
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
