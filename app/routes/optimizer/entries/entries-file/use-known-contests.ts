import { useEffect, useMemo, useState } from 'react'
import { useRootData } from '#app/lib/session/root-data.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import type { EarlierContest, KnownContests } from '#core/payouts/contests-of-entries.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { fillingOf } from './filling.ts'

/** What the user set for contests, on this slate, on earlier ones of the format that this browser keeps, and by name. */
export function useKnownContests({
  mode,
  filling,
  contest,
  moreContests,
}: Pick<LineupState, 'mode' | 'filling' | 'contest' | 'moreContests'>): KnownContests {
  const signedIn = useRootData()?.user?.id
  const user = signedIn === undefined ? sessionOwner() : String(signedIn)
  const [earlier, setEarlier] = useState<readonly EarlierContest[]>([])

  useEffect(() => {
    let isCurrent = true
    if (user !== null)
      void import('./earlier-contests.ts')
        .then(({ earlierContests }) => earlierContests(user, mode.id))
        .then((contests) => isCurrent && setEarlier(contests))
        // Without them each contest is as its name says.
        .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [user, mode.id])

  return useMemo(() => {
    const here = [...(contest ? [contest] : []), ...moreContests.map(({ settings }) => settings)]
    return { byKey: fillingOf(filling).contests, here, earlier }
  }, [filling, contest, moreContests, earlier])
}
