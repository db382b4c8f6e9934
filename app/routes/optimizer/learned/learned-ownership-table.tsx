import { formatCount, formatPct } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { ExpectedOwnership } from '#core/ownership/expected-ownership.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { otherSlots } from './other-slots.ts'

const ROWS_SHOWN = 6

/** Expected shares of the chosen players, or of those who are held most while none is chosen, with the number of games. */
export function LearnedOwnershipTable({
  expected,
  mode,
  chosen,
}: {
  expected: readonly ExpectedOwnership[]
  mode: Format
  chosen: readonly Player[]
}) {
  const keys = new Set(chosen.map(personKey))
  const ofLineup = expected.filter(({ person }) => keys.has(personKey(person.row)))
  const rows = [...(ofLineup.length > 0 ? ofLineup : expected)]
    .sort((a, b) => totalPct(b) - totalPct(a))
    .slice(0, ROWS_SHOWN)
  const heads = [...(mode.captain ? [mode.captain.code] : []), otherSlots(mode), 'Games']
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Expected ownership with your games</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 pr-2 text-left font-normal">
            Player
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pl-2 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, shares, games }) => (
          <tr key={personKey(person.row)} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
              {person.row.name}
            </th>
            {mode.captain ? <Cell text={formatPct(shares.captainPct)} /> : null}
            <Cell text={formatPct(shares.flexPct)} />
            <Cell text={formatCount(games)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ text }: { text: string }) {
  return <td className="py-1 pl-2 text-right tabular-nums">{text}</td>
}

function totalPct({ shares: { captainPct, flexPct } }: ExpectedOwnership): number {
  return captainPct + flexPct
}
