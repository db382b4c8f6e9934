import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { AutopsyBasis } from '#core/autopsy/autopsy.ts'
import type { ShownRow } from '#core/autopsy/shown-autopsy.ts'
import {
  formatCents,
  formatCentsError,
  formatDupes,
  formatProfitCents,
  formatShare,
  formatWin,
  roiTexts,
} from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'
import { shortNames } from '#core/players/short-name.ts'
import { useContest } from '../contest-context.ts'
import { type EntryColumn, type EntrySort, sortBy, sortedEntries } from './sorted-entries.ts'

const HEADS: Record<EntryColumn, string> = {
  roi: 'Deserved',
  cash: 'Cash',
  top1: 'Top 1%',
  win: 'Win',
  expected: 'Expected rank',
  rank: 'Rank',
  won: 'Won',
  luck: 'Luck',
  dupes: 'Dupes',
}

const EXPECTED_RANK = 'Half of the games end better. Below it: where 90% of them end.'

/** Where all figures are wider than the card, they scroll beside whose they are. */
const STAYS = 'sticky left-0 min-w-24 px-2.5 text-left sm:min-w-32'
/** What a card has no room for that is as wide as a tablet; the others follow on a phone. */
const TABLET: readonly EntryColumn[] = ['expected', 'won']

/** One row for each of the user's entries; a press on a head sorts. */
export function EntriesTable({
  rows,
  basis,
  hasAll,
}: {
  rows: readonly ShownRow[]
  basis: AutopsyBasis
  /** Of the figures, also where they have no room beside each other. */
  hasAll: boolean
}) {
  const [sort, setSort] = useState<EntrySort>({ column: 'rank', isDescending: false })
  const sorted = useMemo(() => sortedEntries(rows, sort), [rows, sort])
  const short = useMemo(() => shortNames(rows.flatMap(({ entry }) => entry.players)), [rows])
  const hasMoney = basis.poolCents !== null
  const columns = (Object.keys(HEADS) as EntryColumn[]).filter(
    (column) =>
      (hasMoney || !['roi', 'cash', 'won', 'luck'].includes(column)) &&
      (!basis.isLive || !['won', 'luck'].includes(column)),
  )
  const first = firstOf(basis)
  const place = (column: EntryColumn) =>
    hasAll
      ? 'whitespace-nowrap'
      : first.includes(column)
        ? 'sm:whitespace-nowrap'
        : `whitespace-nowrap ${TABLET.includes(column) ? 'max-sm:hidden' : '@max-3xl:hidden'}`
  return (
    <ScrollWindow label="Your entries, one by one" className="max-h-112 rounded-md border border-border">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">What each of your entries deserved</caption>
        <thead className="sticky top-0 z-10 bg-raised text-muted">
          <tr>
            <th scope="col" className={`${STAYS} bg-raised py-1.5 font-medium`}>
              Entry
            </th>
            {columns.map((column) => (
              <SortHead
                key={column}
                column={column}
                sort={sort}
                className={place(column)}
                onSort={() => setSort(sortBy(column, sort))}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {sorted.map((row) => (
            <tr key={row.entry.key}>
              <th scope="row" className={`${STAYS} bg-card py-1.5 font-normal`}>
                <EntryName players={row.entry.players} short={short} />
              </th>
              {columns.map((column) => (
                <td key={column} className={`px-1.5 py-1.5 text-right align-top ${place(column)}`}>
                  {cellOf(row, column, basis, hasAll)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

/** What a phone has room for: what was deserved, what came, and the difference. */
function firstOf({ poolCents, isLive }: AutopsyBasis): readonly EntryColumn[] {
  if (poolCents === null) return ['top1', 'expected', 'rank']
  return ['roi', 'rank', isLive ? 'top1' : 'luck']
}

function SortHead({
  column,
  sort,
  className,
  onSort,
}: {
  column: EntryColumn
  sort: EntrySort
  className: string
  onSort: () => void
}) {
  const isSorted = sort.column === column
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      {...(isSorted ? { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' } : {})}
      className={`py-1 text-right font-medium ${className}`}
    >
      <button
        type="button"
        {...(column === 'expected' ? { 'data-tooltip': EXPECTED_RANK } : {})}
        onClick={onSort}
        className={classNames(
          'inline-flex h-6 min-w-6 items-center gap-0.5 rounded-sm px-1.5 whitespace-nowrap hover:text-foreground pointer-coarse:h-11 pointer-coarse:min-w-11',
          isSorted && 'text-foreground',
        )}
      >
        {isSorted ? <Arrow aria-hidden className="size-2.5 shrink-0" /> : null}
        {HEADS[column]}
      </button>
    </th>
  )
}

/** Names enough to tell all players of the entries apart; the file has whole ones. */
function EntryName({ players, short }: { players: readonly string[]; short: (name: string) => string }) {
  const { hasCaptain } = useContest()
  if (players.length === 0) return <span className="text-muted">No lineup</span>
  const others = hasCaptain ? players.slice(1) : players
  return (
    <span className="grid">
      {hasCaptain ? <span className="font-medium wrap-anywhere">{players[0]}</span> : null}
      <span className="text-xs wrap-anywhere text-muted">{others.map(short).join(', ')}</span>
    </span>
  )
}

function cellOf(
  { entry, shown, forecast: expected }: ShownRow,
  column: EntryColumn,
  basis: AutopsyBasis,
  hasAll: boolean,
): ReactNode {
  const { deserved, forecast } = entry
  switch (column) {
    case 'roi':
      if (shown?.roi) {
        const { roi, error } = roiTexts(shown.roi)
        return noted(roi, error)
      }
      return shown?.paid ? noted(formatCents(shown.paid.value), formatCentsError(shown.paid.error)) : '-'
    case 'cash':
      return shown?.cash
        ? noted(formatShare(shown.cash.value), expected && `forecast ${formatShare(expected.cash)}`)
        : '-'
    case 'top1':
      return shown
        ? noted(formatShare(shown.top1.value), expected && `forecast ${formatShare(expected.top1)}`)
        : '-'
    case 'win':
      return shown ? formatWin(shown.win.value, basis.games) : '-'
    case 'expected':
      return deserved
        ? noted(
            formatCount(deserved.ranks.median),
            `${formatCount(deserved.ranks.low)} to ${formatCount(deserved.ranks.high)}`,
          )
        : '-'
    case 'rank':
      return noted(
        formatCount(entry.rank),
        deserved && `or better: ${formatShare(deserved.asGood)}`,
        // The names need the room on a phone.
        hasAll ? '' : 'max-sm:hidden',
      )
    case 'won':
      return entry.won === null ? '-' : formatCents(entry.won)
    case 'luck':
      return shown?.luck
        ? noted(formatProfitCents(shown.luck.value), formatCentsError(shown.luck.error))
        : '-'
    case 'dupes':
      return deserved
        ? noted(
            `${formatCount(deserved.dupes)}${deserved.ownCopies > 0 ? ` + ${deserved.ownCopies} own` : ''}`,
            forecast && `forecast ${formatDupes(forecast.dupes)}`,
          )
        : '-'
  }
}

function noted(text: string, note: string | null, className = ''): ReactNode {
  return (
    <>
      {text}
      {note ? <span className={`block text-xs text-muted ${className}`}>{note}</span> : null}
    </>
  )
}
