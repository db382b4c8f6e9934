import { tiedShareCents } from '#core/payouts/winnings.ts'
import type { Db } from '#db/client.ts'
import { payPlacings as pay, placingsToPay } from '#db/contest-placings.ts'
import type { OwnedContest } from '#db/contests.ts'

/**
 * Gives the placed entries of a contest what its payouts pay them, or nothing known without payouts. It runs after every
 * change of payouts or placings. If the payouts change meanwhile, it leaves the work to the run after that change.
 */
export async function payPlacings(db: Db, owned: OwnedContest): Promise<void> {
  const { placings, payouts } = await placingsToPay(db, owned)
  if (placings.length === 0) return
  const shares = placings.map(
    ({ entryKey, ...place }) => [entryKey, payouts && tiedShareCents(place, payouts)] as const,
  )
  await pay(db, owned, { shares, payouts })
}
