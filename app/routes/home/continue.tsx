import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KeptNote } from '#app/components/kept-note.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { pendingText } from '#app/lib/formats/pending-text.ts'
import { type OpenableSlate, openSlate } from '#app/lib/slates/open-slate.ts'
import type { Home } from '#contract/home.ts'
import { allPending, pendingByState } from '#core/totals/pending-entries.ts'
import { RecentSets } from './recent-sets.tsx'
import { SlateCard } from './slate-card.tsx'
import type { ShownHome } from './use-kept-home.ts'

/** Where the user was: the slates of the last days, the newest entry sets, and what waits for a result. */
export function Continue({ home: { slates, entrySets, pending, asOf } }: { home: ShownHome }) {
  const { opening, refusal, open } = useOpenSlate()
  const hasPending = allPending(Object.values(pending)).entries > 0
  return (
    <section className="grid gap-4">
      <h2 className="text-base font-semibold">Continue</h2>
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      {slates.length > 0 ? (
        <ul
          className={classNames(
            'grid gap-4',
            slates.length > 1 && 'grid-cols-2',
            // Of four none stands alone in a row.
            slates.length === 4 ? 'lg:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
          )}
        >
          {slates.map((slate) => (
            <li key={slate.key ?? slate.id} className="grid min-w-0">
              <SlateCard
                slate={slate}
                isOpening={opening === slate}
                disabled={opening !== null}
                onOpen={() => open(slate)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {entrySets.length > 0 || hasPending ? <KeptNote asOf={asOf} /> : null}
      {entrySets.length > 0 ? <RecentSets sets={entrySets} asOf={asOf} /> : null}
      {hasPending ? <PendingCard pending={pending} asOf={asOf} /> : null}
    </section>
  )
}

function useOpenSlate() {
  const navigate = useNavigate()
  const [opening, setOpening] = useState<OpenableSlate | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function open(slate: OpenableSlate) {
    setOpening(slate)
    setRefusal(null)
    const why = await openSlate(slate)
    if (why === null) return navigate(`/${slate.formatId}/optimizer`)
    setRefusal(why)
    setOpening(null)
  }

  return { opening, refusal, open }
}

/** Nothing can be recorded of what is not locked yet. */
function PendingCard({ pending: { lineups, sets }, asOf }: { pending: Home['pending']; asOf: number }) {
  const all = allPending([lineups, sets])
  const isPlayed = pendingByState(all, asOf).notLocked < all.entries
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
      <div className="grid gap-1">
        <CardTitle>Pending results</CardTitle>
        <p className="text-sm text-muted">{pendingText(all, asOf)}</p>
      </div>
      {isPlayed ? (
        <Button asChild>
          <PageLink to={lineups.entries > 0 ? '/lineups' : '/entry-sets'}>Record results</PageLink>
        </Button>
      ) : null}
    </Card>
  )
}
