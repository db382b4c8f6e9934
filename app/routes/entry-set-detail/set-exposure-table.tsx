import { OutName } from '#app/components/out-players/out-name.tsx'
import { PositionChip } from '#app/components/position-chip.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Card, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import type { HeldOutWire } from '#contract/held-out.ts'
import { toSetRows } from '#contract/set-rows.ts'
import { personOfRow, type SetExposure, setExposures } from '#core/entries/set-exposures.ts'
import { formatPct } from '#core/figures/format.ts'
import { findFormat } from '#core/formats/lookup.ts'

const FIGURE = 'px-2 py-1.5 text-right tabular-nums whitespace-nowrap'

/** In which share of the lineups each person is. */
export function SetExposureTable({
  detail,
  out,
}: {
  detail: EntrySetDetail
  /** The players who are out, by their places in the set's players. */
  out: HeldOutWire['players']
}) {
  const rows = toSetRows(detail)
  const exposures = setExposures(rows, detail.lineups)
  const whyOut = new Map(out.map(({ place, why }) => [personOfRow(rows[place]!), why]))
  const captain = findFormat(detail.entry_set.game_mode)?.captain
  const share = (count: number) => formatPct((100 * count) / Math.max(1, detail.lineups.length))
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>Exposure</CardTitle>
      </CardHeader>
      <ScrollWindow label="Exposure" className="max-h-[32rem]">
        <table className="w-full text-sm">
          <thead className="text-left text-sm text-muted">
            <tr>
              <th className="py-2 pl-4 font-medium sm:pl-5">Player</th>
              {captain ? <th className={`${FIGURE} font-medium`}>{captain.code}</th> : null}
              <th className={`${FIGURE} pr-4 font-medium`}>In all</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border border-t border-border">
            {exposures.map((exposure: SetExposure) => (
              <tr key={exposure.person}>
                <td className="w-full max-w-0 py-1.5 pl-4 sm:pl-5">
                  <span className="flex items-center gap-2">
                    <PositionChip position={exposure.position} />
                    {whyOut.has(exposure.person) ? (
                      <OutName name={exposure.name} why={whyOut.get(exposure.person)} shows />
                    ) : (
                      <span className="truncate">{exposure.name}</span>
                    )}
                  </span>
                </td>
                {captain ? (
                  <td className={`${FIGURE} text-muted`}>
                    {exposure.captain > 0 ? share(exposure.captain) : '-'}
                  </td>
                ) : null}
                <td className={`${FIGURE} pr-4`}>{share(exposure.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollWindow>
    </Card>
  )
}
