import type { ReactNode } from 'react'
import {
  aloneText,
  dupesText,
  formatCentsError,
  formatProfitCents,
  formatShare,
  formatShareError,
  formatWin,
  percentRange,
  ROUGH_DUPES,
  roiTexts,
} from '#core/figures/estimates.ts'
import type { LineupFigures } from '../simulation/simulation.ts'

/** What one entry of a lineup is worth, each figure with its error. */
export function FigureList({
  figures,
  games,
  hasDupes,
}: {
  figures: LineupFigures
  games: number
  hasDupes: boolean
}) {
  const { top1, top10, cash, win, profit, dupes } = figures
  const roi = figures.roi && roiTexts(figures.roi)
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5 text-sm">
        <Item name="Sim ROI" {...(roi ? { value: roi.roi, note: roi.error } : { value: '-' })} />
        <Item name="Top 1%" value={formatShare(top1.value)} note={formatShareError(top1.error)} />
        <Item name="Cash" value={formatShare(cash.value)} note={formatShareError(cash.error)} />
        <Item name="Win" value={formatWin(win.value, games)} />
        <Item name="Top 10%" value={formatShare(top10.value)} note={formatShareError(top10.error)} />
        <Item
          name="Profit"
          {...(roi?.reason
            ? { value: '-' }
            : { value: formatProfitCents(profit.value), note: formatCentsError(profit.error) })}
        />
        {!hasDupes ? null : dupes.rough ? (
          <>
            <Item name="Dupes" value={dupesText(dupes)} />
            <Item name="Alone" value={aloneText(dupes)} />
          </>
        ) : (
          <>
            <Item name="Dupes" value={dupesText(dupes)} note={`${dupes.low} to ${dupes.high}`} />
            <Item
              name="Alone"
              value={aloneText(dupes)}
              note={percentRange(dupes.aloneLow, dupes.aloneHigh)}
            />
          </>
        )}
      </dl>
      {roi?.reason ? <p className="mt-2 text-xs text-warn">{roi.reason}</p> : null}
      {hasDupes && dupes.rough ? <p className="mt-2 text-xs text-muted">{ROUGH_DUPES}</p> : null}
    </>
  )
}

function Item({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular-nums">
        <span className="font-medium">{value}</span>
        {note ? <span className="ml-1 text-xs whitespace-nowrap text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}
