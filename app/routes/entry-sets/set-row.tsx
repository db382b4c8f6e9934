import { memo, type ReactNode } from 'react'
import { ContestTypeBadge } from '#app/components/contest-type.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import type { ChooseAction } from '#app/components/record-actions/record-kind.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import {
  ButtonRoom,
  FigureCell,
  RecordRow,
  ROW_LINK,
  TEXT_CELL,
} from '#app/components/record-list/record-row.tsx'
import type { RowPlace } from '#app/components/record-list/record-table.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { slateOfSet } from '#app/lib/formats/slate-of-set.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import { hasPointsAlone, setStatusOf, setStatusText } from '#contract/entry-set-status.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatCount, formatMoney, orDash } from '#core/figures/format.ts'
import { formatName } from '#core/formats/lookup.ts'

const money = (amount: number | null) => orDash(amount, formatMoney)

/** The columns with figures, in the order of a row's `figures`. */
const COLUMNS: { name: string; width: string; cell: (figure: number | null) => ReactNode }[] = [
  { name: 'Lineups', width: 'w-20', cell: (lineups) => orDash(lineups, formatCount) },
  { name: 'Fees', width: 'w-24', cell: money },
  { name: 'Winnings', width: 'w-27', cell: money },
  { name: 'Profit', width: 'w-27', cell: (profit) => <ProfitFigure profit={profit} /> },
  { name: 'ROI', width: 'w-22', cell: (roiPct) => <RoiFigure roiPct={roiPct} /> },
]

/**
 * The card of a phone and a narrow table leave these to the page of the set, so that its name has room. A card also leaves out
 * what is not known yet.
 */
const IS_FOLDED: ReadonlySet<string> = new Set(['Winnings', 'ROI'])
const GIVES_WAY: ReadonlySet<string> = new Set(['Fees', 'Winnings', 'ROI'])

export const SET_HEAD = (
  <>
    <th className="py-3 pl-4 text-left font-medium">Set</th>
    <th className="w-28 px-2 py-3 text-left font-medium xl:w-auto">Contest</th>
    <th className="w-44 px-2 py-3 text-left font-medium">Status</th>
    {COLUMNS.map(({ name, width }) => (
      <th
        key={name}
        className={classNames(
          width,
          'px-2 py-3 text-right font-medium xl:px-3',
          GIVES_WAY.has(name) && 'md:max-xl:hidden',
        )}
      >
        {name}
      </th>
    ))}
    <th className="w-20 px-3 py-3 text-right font-medium">Actions</th>
  </>
)

export const SetRow = memo(function SetRow({
  set,
  asOf,
  onChoose,
  ...place
}: RowPlace & {
  set: EntrySetItem
  /** When the list was read, in milliseconds since 1970. */
  asOf: number
  onChoose: ChooseAction<EntrySetItem>
}) {
  const hydrated = useHydrated()
  const { fees, winnings, profit, roiPct } = setReturnsOf(set)
  const figures = [set.lineups, fees, winnings, profit, roiPct]
  return (
    <RecordRow {...place}>
      <td className={`${TEXT_CELL} max-md:pr-9 md:pl-4`}>
        <PageLink to={`/entry-sets/${set.id}`} className={`font-medium ${ROW_LINK}`}>
          {set.name}
        </PageLink>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted md:mt-1">
          {slateOfSet(set)}
          <WaitingBadge of="set" id={set.id} />
        </p>
      </td>
      <td className={`${TEXT_CELL} max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2`}>
        {set.contest_name ? <p className="max-md:text-muted">{set.contest_name}</p> : null}
        <p className="flex flex-wrap gap-1 md:mt-1">
          <ContestTypeBadge entered={set} />
          <Badge>{formatName(set.game_mode)}</Badge>
        </p>
      </td>
      <td className={`${TEXT_CELL} text-sm`}>
        <Status set={set} asOf={asOf} />
      </td>
      {COLUMNS.map(({ name, cell }, place) => (
        <FigureCell
          key={name}
          name={name}
          givesWay={GIVES_WAY.has(name)}
          isFolded={IS_FOLDED.has(name) || figures[place] === null}
        >
          {cell(figures[place] ?? null)}
        </FigureCell>
      ))}
      <td className="max-md:absolute max-md:top-1 max-md:right-2 md:px-3 md:py-2.5 md:text-right">
        {hydrated ? <RecordMenu kind={ENTRY_SETS} item={set} onChoose={onChoose} /> : <ButtonRoom />}
      </td>
    </RecordRow>
  )
})

/** Where the set stands, and what is to be done next. */
function Status({ set, asOf }: { set: EntrySetItem; asOf: number }) {
  const next = nextOf(set, asOf)
  return (
    <p className="flex flex-wrap items-center gap-x-2 md:block">
      {setStatusText(set, asOf)}
      {next ? (
        <PageLink
          to={next.to}
          aria-label={`${next.label}: ${set.name}`}
          className="relative z-1 flex min-h-6 items-center text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {next.label}
        </PageLink>
      ) : null}
    </p>
  )
}

/** The page of the set has the dialogs. Entries at the provider get their results from the standings. */
function nextOf(set: EntrySetItem, asOf: number): { label: string; to: string } | null {
  const page = `/entry-sets/${set.id}`
  const status = setStatusOf(set, asOf)
  if (status === 'not_entered') return { label: 'Set contest and fee', to: page }
  if (status !== 'pending') return null
  if (set.entries === 0) return { label: 'Record results', to: page }
  return { label: hasPointsAlone(set) ? 'Add the payouts' : 'Upload the standings', to: '/contest-insights' }
}
