import { useEffect, useMemo, useState } from 'react'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { loadStoredSlate } from '#app/lib/stored/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import type { EarlierContest, KnownContests } from '#core/payouts/contests-of-entries.ts'
import { fillingOf } from '../../state/filling.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/**
 * What the user set for contests, on this slate, on earlier ones of the format that this browser keeps, and by name. `isRead`: whether
 * the earlier ones were looked up.
 */
export function useKnownContests({
  format,
  filling,
  contest,
  moreContests,
}: Pick<LineupState, 'format' | 'filling' | 'contest' | 'moreContests'>): KnownContests & {
  isRead: boolean
} {
  const signedIn = useRootData()?.user?.id
  const user = signedIn === undefined ? sessionOwner() : String(signedIn)
  const [earlier, setEarlier] = useState<readonly EarlierContest[] | null>(user === null ? [] : null)

  useEffect(() => {
    let isCurrent = true
    if (user !== null) void contestsBefore(user, format).then((contests) => isCurrent && setEarlier(contests))
    return () => {
      isCurrent = false
    }
  }, [user, format])

  return useMemo(() => {
    const here = [...(contest ? [contest] : []), ...moreContests.map(({ settings }) => settings)]
    return {
      ...{ byKey: fillingOf(filling).contests, here },
      ...{ earlier: earlier ?? [], isRead: earlier !== null },
    }
  }, [filling, contest, moreContests, earlier])
}

/** The contests of the user's earlier slates. Without them, where they can't be read, each contest is as its name says. */
export async function contestsBefore(user: string, format: Format): Promise<readonly EarlierContest[]> {
  try {
    const { earlierContests } = await import('./earlier-contests.ts')
    return await earlierContests(user, format.id, loadStoredSlate(format.id)?.csvData ?? null)
  } catch {
    return []
  }
}
