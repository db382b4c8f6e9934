import { useEffect, useState } from 'react'
import type { OpenableSlate } from '#app/lib/slates/open-slate.ts'
import type { Home } from '#contract/home.ts'

/** What the page shows; of slates that only this browser has, it knows a key. */
export type ShownHome = Omit<Home, 'slates'> & { slates: OpenableSlate[] }

const SLATES = 4

/** The slates that this browser keeps, for a page without the server's records; null while they are read, and if not `wanted`. */
export function useKeptHome(wanted: boolean): ShownHome | null {
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
  return wanted && slates ? { slates, entrySets: [], pending: { lineups: 0, feesCents: 0 } } : null
}

/** Without the code the page shows the formats alone. */
function noneKept(): void {}
