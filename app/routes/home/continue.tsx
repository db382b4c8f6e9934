import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KeptNote } from '#app/components/kept-note.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { pendingText } from '#app/lib/formats/pending-text.ts'
import { useNow } from '#app/lib/formats/use-time-left.ts'
import { type OpenableSlate, openSlate } from '#app/lib/slates/open-slate.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { Home } from '#contract/home.ts'
import { nextLockText } from '#core/lineups/next-lock-text.ts'
import { nextLockOf } from '#core/slate/next-lock.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold">Continue</h2>
        <NextLock slates={slates} />
      </div>
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

/** The lock that comes first of those of all slates, with its games where a slate has several; nothing once all are over. */
function NextLock({ slates }: { slates: readonly OpenableSlate[] }) {
  const hydrated = useHydrated()
  const now = useNow()
  const toCome = slates.flatMap((slate) => {
    const lock = hydrated ? nextLockOf(slate, now) : null
    return lock ? { slate, lock } : []
  })
  const [next] = toCome.sort((a, b) => a.lock.at - b.lock.at)
  if (!next) return null
  const { slate, lock } = next
  const kickoff = new Date(lock.at)
  const ofGames = lock.games.length > 0 ? nextLockText({ ...lock, kickoff }) : slate.fileName
  return (
    <p className="min-w-0 text-sm wrap-anywhere text-muted">
      {lock.isFirst && !slate.teams ? 'First' : 'Next'} lock in{' '}
      <span className="font-medium text-foreground">{formatTimeLeft(kickoff, now)}</span>:{' '}
      {slate.teams ? teamsLabel(slate.teams) : ofGames}
    </p>
  )
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
