import { shareItems } from '#app/components/share-items.ts'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import type { Lineup } from '#core/lineups/lineup.ts'
import { sharedLineup } from './shared-lineup.ts'

/** What gives a whole lineup to others. */
export default function ShareMenu({ lineup }: { lineup: Lineup }) {
  return <RowMenu label="More for this lineup" items={shareItems(() => sharedLineup(lineup))} />
}
