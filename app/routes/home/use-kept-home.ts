import { useEffect, useState } from 'react'
import { useKeptPage } from '#app/lib/kept-pages/use-kept-page.ts'
import type { OpenableSlate } from '#app/lib/slates/open-slate.ts'
import type { Home } from '#contract/home.ts'
import { NONE_PENDING } from '#core/totals/pending-entries.ts'

/**
 * What the page shows; of slates that only this browser has, it knows a key. `asOf`: when the server read the rest, in
 * milliseconds since 1970.
 */
export type ShownHome = Omit<Home, 'slates'> & { slates: OpenableSlate[]; asOf: number }

/** The address under which the rest is kept. */
export const KEPT_HOME = '/'

const SLATES = 4
const NO_RECORDS = { asOf: 0, entrySets: [], pending: { lineups: NONE_PENDING, sets: NONE_PENDING } }

/** What this browser keeps, for a page without the server's records; null while it is read, and if not `wanted`. */
export function useKeptHome(wanted: boolean): ShownHome | null {
  const records = useKeptPage<Home & { asOf: number }>(KEPT_HOME, wanted)
  const [slates, setSlates] = useState<OpenableSlate[] | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isShown = true
    void import('#app/lib/slates/kept-slates.client.ts')
      .then(({ keptSlates }) => keptSlates())
      .then((kept) => {
        if (isShown) setSlates(kept.slice(0, SLATES))
      }, noneKept)
    return () => {
      isShown = false
    }
  }, [wanted])
  if (!wanted || slates === null || records === null) return null
  return { ...(records === 'none' ? NO_RECORDS : records), slates }
}

/** Without the code the page shows the formats alone. */
function noneKept(): void {}
