import { useEffect, useState } from 'react'
import { useRootData } from '../session/root-data.ts'
import { whenIdle } from '../turns/when-idle.ts'

/** What is kept of a page. `asOf`: when the server read it, in milliseconds since 1970. */
export type Dated = { asOf: number }

/** Keeps what the page at `address` shows, for a time without a connection; nothing while `data` is null. */
export function useKeepPage(address: string, data: Dated | null): void {
  const user = useRootData()?.user?.id
  useEffect(() => {
    if (user === undefined || data === null) return
    return whenIdle(async () => {
      const { keepPage } = await import('./kept-pages.client.ts')
      await keepPage({ user: String(user), address, data }, Date.now())
    })
  }, [user, address, data])
}

/** What this browser kept of the page at `address`, if it is `wanted`; null while it is read, `'none'` if nothing is kept. */
export function useKeptPage<Data extends Dated>(address: string, wanted: boolean): Data | 'none' | null {
  const [kept, setKept] = useState<Data | 'none' | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isShown = true
    void import('./kept-pages.client.ts')
      .then(({ keptPage }) => keptPage(address))
      // Without the code nothing can be read.
      .catch(() => null)
      .then((data) => {
        if (isShown) setKept((data as Data | null) ?? 'none')
      })
    return () => {
      isShown = false
    }
  }, [address, wanted])
  return wanted ? kept : null
}

/**
 * What the server sent for a page, or what this browser kept of it where it was opened without the server (`loaded` is
 * null). Null while that is read.
 */
export function useLoadedOrKept<Data extends Dated>(
  address: string,
  loaded: Data | null,
): Data | 'none' | null {
  useKeepPage(address, loaded)
  const kept = useKeptPage<Data>(address, loaded === null)
  return loaded ?? kept
}
