import { memo, type ReactNode, type Ref } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import type { RecordAction } from '#app/components/record-actions/action-items.ts'
import { SetBadge } from '#app/components/set-actions/set-badge.tsx'
import { SetMenu } from '#app/components/set-actions/set-menu.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatCount, formatMoney, formatPoints } from '#core/figures/format.ts'
import { formatName } from '#core/formats/lookup.ts'

const TEXT = 'max-sm:col-span-3 wrap-anywhere sm:px-2 sm:py-2.5'
const FIGURE = 'min-w-0 tabular-nums sm:px-2 sm:py-2.5 sm:text-right sm:whitespace-nowrap xl:px-3'
/** On a phone the name of the column, which stands above the table elsewhere. */
const LABEL =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]'

/** The columns with figures. */
export const SET_COLUMNS: { name: string; width: string; cell: (set: EntrySetItem) => ReactNode }[] = [
  { name: 'Lineups', width: 'w-20', cell: ({ lineups }) => formatCount(lineups) },
  { name: 'Fees', width: 'w-24', cell: (set) => moneyText(setReturnsOf(set).fees) },
  {
    name: 'Best',
    width: 'w-20',
    cell: ({ best_points }) => (best_points === null ? '-' : formatPoints(best_points)),
  },
  { name: 'Winnings', width: 'w-27', cell: (set) => moneyText(setReturnsOf(set).winnings) },
  { name: 'Profit', width: 'w-27', cell: (set) => <ProfitFigure profit={setReturnsOf(set).profit} /> },
  { name: 'ROI', width: 'w-22', cell: (set) => <RoiFigure roiPct={setReturnsOf(set).roiPct} /> },
]

/** A narrow table leaves these to the page of the set, so that profit and ROI have room. */
export function givesWay(name: string): string | false {
  return (name === 'Best' || name === 'Winnings') && 'sm:max-xl:hidden'
}

/** A row of the table; on a phone a block with the name of each figure. `index` counts from 0. */
export const SetRow = memo(function SetRow({
  set,
  index,
  onChoose,
  ref,
}: {
  set: EntrySetItem
  index: number
  onChoose: (action: RecordAction, set: EntrySetItem) => void
  ref?: Ref<HTMLTableRowElement>
}) {
  // The menu does nothing without a script, and is much of a row's HTML.
  const hydrated = useHydrated()
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="cursor-pointer border-t border-border hover:bg-raised/50 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-4"
    >
      <td className={`${TEXT} sm:pl-4`}>
        <PageLink to={`/entry-sets/${set.id}`} className="font-medium underline-offset-4 hover:underline">
          {set.name}
        </PageLink>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {set.slate_name}
          <SetBadge set={set} />
          <WaitingBadge of="entry_set" id={set.id} />
        </p>
      </td>
      <td className={TEXT}>
        <p className="max-sm:text-muted">{set.contest_name ?? '-'}</p>
        <p className="mt-1 flex flex-wrap gap-1">
          <Badge tone="accent">{set.contest_type}</Badge>
          <Badge>{formatName(set.game_mode)}</Badge>
        </p>
      </td>
      {SET_COLUMNS.map(({ name, cell }) => (
        <td key={name} data-label={name} className={classNames(FIGURE, LABEL, givesWay(name))}>
          {cell(set)}
        </td>
      ))}
      <td className="max-sm:col-span-3 max-sm:-mb-1 max-sm:-ml-2 sm:px-3 sm:py-2.5 sm:text-right">
        {hydrated ? (
          <SetMenu set={set} onChoose={onChoose} />
        ) : (
          <span aria-hidden className="inline-block size-8 pointer-coarse:size-11" />
        )}
      </td>
    </tr>
  )
})

/** "-" for an amount that is not known yet. */
function moneyText(dollars: number | null): string {
  return dollars === null ? '-' : formatMoney(dollars)
}
