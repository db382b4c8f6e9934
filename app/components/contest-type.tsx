import type { ContestType } from '#core/lineups/saved-lineup.ts'
import { type ShownContestType, shownContestType } from '#core/payouts/contest-type.ts'
import { Badge } from './ui/badge.tsx'
import { Explained } from './ui/explained.tsx'

/** What the words for the types of contests mean. */
export const CONTEST_TYPE_MEANINGS: Partial<Record<ShownContestType, string>> = {
  GPP: 'A tournament: few win much.',
  Cash: 'A 50/50 or double up: about half win.',
  'Single Entry': 'One entry a user.',
  Satellite: 'The prize is a ticket: an entry in a larger contest.',
}

/** What a saved lineup or an entry set says of its contest. */
type Entered = { contest_type: ContestType; contest_name: string | null }

export function ContestTypeBadge({ entered }: { entered: Entered }) {
  const type = shownTypeOf(entered)
  return (
    <Badge tone="accent" help={CONTEST_TYPE_MEANINGS[type]}>
      {type}
    </Badge>
  )
}

export function ContestTypeWord({ entered }: { entered: Entered }) {
  const type = shownTypeOf(entered)
  return <Explained help={CONTEST_TYPE_MEANINGS[type]}>{type}</Explained>
}

function shownTypeOf({ contest_type: contestType, contest_name: contestName }: Entered): ShownContestType {
  return shownContestType({ contestType, contestName })
}
