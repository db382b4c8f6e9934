import { memo, type ReactNode, type Ref } from 'react'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import type { PagedLineupItem } from '#contract/lineup-page.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import type { LineupColumn } from '#core/lineups/lineup-view.ts'
import { LineupActions } from './lineup-actions.tsx'
import { ContestBadges, moneyText, pointsText } from './lineup-facts.tsx'
import { LineupOuts } from './lineup-outs.tsx'
import { COLUMN_NAMES, type LineupRequests } from './sorted-lineups.ts'

const TEXT = 'max-sm:col-span-3 wrap-anywhere sm:px-2 sm:py-2.5'
const FIGURE = 'min-w-0 tabular-nums sm:px-2 sm:py-2.5 sm:text-right sm:whitespace-nowrap xl:px-3'
/** On a phone the name of the column, which stands above the table elsewhere. */
const LABEL =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]'
/** A sticky column, visible when the table is wider than its card. */
const ACTIONS =
  'max-sm:col-span-3 max-sm:-mb-1 max-sm:-ml-2 sm:sticky sm:right-0 sm:bg-card sm:px-3 sm:py-2.5'

/** A row of the table; on a phone a block with the name of each figure. `index` counts from 0. */
export const LineupRow = memo(function LineupRow({
  lineup,
  index,
  ref,
  ...requests
}: LineupRequests & { lineup: PagedLineupItem; index: number; ref?: Ref<HTMLTableRowElement> }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-t border-border max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-4"
    >
      <td className={`${TEXT} font-medium sm:pl-4`}>
        <p>{lineup.lineup_name}</p>
        <PendingBadge lineup={lineup} className="mt-1 mr-1" />
        <WaitingBadge of="lineup" id={lineup.id} className="mt-1" />
        {lineup.out ? (
          <LineupOuts
            out={lineup.out}
            lineupName={lineup.lineup_name}
            onOpen={() => requests.onChoose('open', lineup)}
          />
        ) : null}
      </td>
      <td className={TEXT}>
        <p className="max-sm:text-muted">{lineup.contest_name ?? '-'}</p>
        <ContestBadges lineup={lineup} />
      </td>
      <Figure of="week">{lineup.week ?? '-'}</Figure>
      <Figure of="points">{pointsText(lineup)}</Figure>
      <Figure of="fee">{moneyText(entryFee)}</Figure>
      <Figure of="winnings">{moneyText(winnings)}</Figure>
      <Figure of="profit">
        <ProfitFigure profit={profit} />
      </Figure>
      <Figure of="roi">
        <RoiFigure roiPct={roiPct} />
      </Figure>
      <td className={ACTIONS}>
        <LineupActions lineup={lineup} className="sm:justify-end" {...requests} />
      </td>
    </tr>
  )
})

function Figure({ of, children }: { of: LineupColumn; children: ReactNode }) {
  return (
    <td data-label={COLUMN_NAMES[of]} className={`${FIGURE} ${LABEL}`}>
      {children}
    </td>
  )
}
