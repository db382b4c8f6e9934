import { Search } from 'lucide-react'
import { type FormEvent, Fragment, useEffect, useState } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Input } from '#app/components/ui/input.tsx'
import type { ContestDetail, OwnEntriesWire } from '#contract/contests.ts'
import type { FieldReport, MyEntry } from '#contract/field-report.ts'
import { formatCount, formatMoney, formatPoints, pluralize } from '#core/figures/format.ts'
import { useContest } from './contest-context.ts'
import { showPayouts } from './payouts-card.tsx'
import { payoutsFromText } from './payouts-words.ts'
import { rememberedName } from './verdict/device-notes.ts'
import { PICTURE_IDS } from './verdict/picture-ids.ts'

/** The user's entries: those that are known by their ids, else those of a screen name. */
export function MyEntries({
  report,
  pending,
  onSearch,
}: {
  report: FieldReport | null
  pending: boolean
  /** Empty: the entries are those known by their ids. */
  onSearch: (screenName: string) => void
}) {
  const { own, entries } = useContest()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(own === null)
  // The server draws the page without it.
  useEffect(() => setName(rememberedName()), [])

  function showKnown() {
    setAsked(false)
    onSearch('')
  }

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(name.trim())
  }

  return (
    <Card id={PICTURE_IDS.entries} tabIndex={-1}>
      <CardHeader>
        <CardTitle>Your entries</CardTitle>
        {isAsked ? (
          <CardDescription>Search all {formatCount(entries)} entries by your screen name</CardDescription>
        ) : null}
      </CardHeader>
      <CardContent className="grid gap-4">
        {own && !isAsked ? <OwnEntries own={own} /> : null}
        {isAsked ? (
          <form onSubmit={search} className="flex max-w-sm gap-2">
            <Input
              type="search"
              aria-label="Screen name"
              placeholder="Screen name"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" disabled={pending || name.trim() === ''}>
              <Search aria-hidden />
              Find
            </Button>
          </form>
        ) : null}
        {report?.mine ? <Found report={report} mine={report.mine} /> : null}
        {own ? (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start text-sm"
            onClick={isAsked ? showKnown : () => setAsked(true)}
          >
            {isAsked
              ? `Back to the ${pluralize(own.entries, 'entry', 'entries')} known by id`
              : 'Search by a name instead'}
          </Button>
        ) : null}
      </CardContent>
    </Card>
  )
}

function Found({ report, mine }: { report: FieldReport; mine: NonNullable<FieldReport['mine']> }) {
  if (mine.count === 0) {
    return (
      <p className="text-sm wrap-anywhere text-muted">No entry of "{report.screenName}" in this contest.</p>
    )
  }
  return (
    <div className="grid gap-2" aria-live="polite">
      {report.screenName === null && mine.winnings === null ? null : (
        <p className="text-sm font-medium wrap-anywhere">
          {report.screenName === null
            ? pluralize(mine.count, 'entry', 'entries')
            : `${pluralize(mine.count, 'entry', 'entries')} of ${report.screenName}`}
          {mine.winnings === null ? null : `, winnings ${formatMoney(mine.winnings)}`}
        </p>
      )}
      <ScrollWindow label="Entries" className="max-h-56 sm:max-h-96 rounded-md border border-border">
        <ul className="divide-y divide-border">
          {mine.entries.map((entry) => (
            <EntryRow key={entry.entryId} entry={entry} />
          ))}
        </ul>
      </ScrollWindow>
      {mine.count > mine.entries.length ? (
        <p className="text-sm text-muted">The best {mine.entries.length} are listed.</p>
      ) : null}
    </div>
  )
}

function EntryRow({ entry }: { entry: MyEntry }) {
  const { captainCode } = useContest()
  const others = entry.captain === null ? entry.players : entry.players.slice(1)
  return (
    <li className="grid gap-1 px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span className="font-medium">
          Rank {formatCount(entry.rank)}, {formatPoints(entry.points)} points
        </span>
        <span>{entry.winnings === null ? null : formatMoney(entry.winnings)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere text-muted">
        {entry.captain === null ? null : (
          <Badge tone="gold" wraps>
            {captainCode ?? 'Captain'} {entry.captain}
          </Badge>
        )}
        <span className="min-w-0">{others.join(', ') || 'No lineup'}</span>
        {entry.copies > 1 ? <Badge>{pluralize(entry.copies, 'copy', 'copies')}</Badge> : null}
      </p>
    </li>
  )
}

/** Which entries are the user's by their ids, what is recorded for them, and the next step where something is missing. */
function OwnEntries({ own }: { own: OwnEntriesWire }) {
  const contest = useContest()
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
