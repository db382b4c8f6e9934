import { SmallTableHead } from '#app/components/small-table-head.tsx'
import type { LessPlayed } from '#app/lib/threads/sim/sim-messages.ts'
import { roughDupes } from '#core/field/dupes.ts'
import { aloneText, dupesText } from '#core/figures/estimates.ts'
import { formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'

const MOST_SHOWN = 4

/** One change to a lineup that fewer entries have, the least costly first; nothing where there is none. */
export function LessPlayedLineups({
  lineups,
  isRough,
  pool,
  mode,
}: {
  lineups: readonly LessPlayed[]
  /** Dupes are a rough range, as those of the lineup itself are. */
  isRough: boolean
  pool: readonly Player[]
  mode: Format
}) {
  if (lineups.length === 0) return null
  const rows = new Map(pool.map((row) => [row.id, row]))
  return (
    <table className="mt-3 w-full text-sm tabular-nums">
      <caption className="mb-1 text-left text-xs text-muted">One change, fewer Dupes</caption>
      <SmallTableHead columns={['Out, in', 'Proj', 'Dupes', 'Alone']} />
      <tbody>
        {lineups.slice(0, MOST_SHOWN).map((each) => {
          const dupes = isRough ? roughDupes(each.dupes) : each.dupes
          return (
            <tr key={each.in.join()} className="border-t border-border">
              <td className="py-1 wrap-anywhere">{changeText(each, rows, mode.captain?.code)}</td>
              <td className="pl-2 text-right">
                {each.points > 0 ? '+' : ''}
                {formatPoints(each.points)}
              </td>
              <td className="pl-2 text-right">{dupesText(dupes)}</td>
              <td className="pl-2 text-right">{aloneText(dupes)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `Lindqvist → Ironclads`, `CPT Halvorsen → Tolliver` where only the captain is another one of the lineup. */
function changeText(
  { out, in: come }: LessPlayed,
  rows: ReadonlyMap<string, Player>,
  captainCode: string | undefined,
): string {
  const [old] = rowsOf(out, rows)
  const [next] = rowsOf(come, rows)
  if (!old || !next) return ''
  const isCaptain = isCaptainRow(old) && captainCode !== undefined
  return `${isCaptain ? `${captainCode} ` : ''}${old.name} → ${next.name}`
}

function rowsOf(ids: readonly string[], rows: ReadonlyMap<string, Player>): Player[] {
  return ids.flatMap((id) => rows.get(id) ?? [])
}
