import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KeptNote } from '#app/components/kept-note.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { type OpenableSlate, openSlate } from '#app/lib/slates/open-slate.ts'
import { NextLock } from './next-lock.tsx'
import { PendingCard } from './pending-card.tsx'
import { RecentSets } from './recent-sets.tsx'
import { SlateCard } from './slate-card.tsx'
import type { ShownHome } from './use-kept-home.ts'

/** Where the user was: the slates of the last days, the newest entry sets, and what waits for a result. */
export function Continue({ home: { slates, entrySets, pending, asOf } }: { home: ShownHome }) {
  const { opening, refusal, open } = useOpenSlate()
  const both = entrySets.length > 0 && pending.lineups > 0
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">Continue</h2>
        <NextLock slates={slates} />
      </div>
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
      {slates.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
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
      {entrySets.length > 0 || pending.lineups > 0 ? <KeptNote asOf={asOf} /> : null}
      <div className="grid items-start gap-3 lg:grid-cols-3">
        {entrySets.length > 0 ? (
          <RecentSets
            sets={entrySets}
            className={classNames(both && 'lg:col-span-2', !both && 'lg:col-span-3')}
          />
        ) : null}
        {pending.lineups > 0 ? (
          <PendingCard pending={pending} className={classNames(!both && 'lg:col-span-3')} />
        ) : null}
      </div>
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
