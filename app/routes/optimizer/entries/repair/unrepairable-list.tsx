import { groupBy } from '#core/collections/group-by.ts'
import type { Repair } from '#optimizer/repair.ts'

type Unrepairable = Repair['unrepairable'][number]

/** Lineups that stay as they are although a player is out, by the reason why. */
export function UnrepairableList({
  unrepairable,
  sentenceOf,
}: {
  unrepairable: readonly Unrepairable[]
  sentenceOf: (why: Unrepairable['why']) => string
}) {
  if (unrepairable.length === 0) return null
  const byReason = groupBy(unrepairable, ({ why }) => sentenceOf(why))
  return (
    <ul aria-label="Not repaired" className="grid gap-1 text-sm">
      {[...byReason].map(([sentence, lineups]) => (
        <li key={sentence} className="wrap-anywhere">
          <span className="font-medium text-bad">
            {lineups.length === 1 ? 'Lineup' : 'Lineups'} {lineups.map(({ index }) => index + 1).join(', ')}:
          </span>{' '}
          {sentence}
        </li>
      ))}
    </ul>
  )
}
