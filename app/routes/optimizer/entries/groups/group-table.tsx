import { Pencil } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatRoi, formatShare } from '#core/figures/estimates.ts'
import { formatPoints } from '#core/figures/format.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import type { ListedLineup } from '../list/listed-lineups.ts'
import { averageRow, type GroupRow, groupRows } from './group-rows.ts'

/** The groups of the list, a row each with its average lineup; a press on one shows its lineups alone. */
export default function GroupTable({
  build,
  lineups,
  isNarrow,
  shown,
  onShow,
  onEdit,
}: {
  build: KeptBuild
  /** All of the list. */
  lineups: readonly ListedLineup[]
  /** Leaves out a figure that the list below has. */
  isNarrow: boolean
  /** The name of the group whose lineups are shown; null for all. */
  shown: string | null
  onShow: (name: string | null) => void
  onEdit: (name: string) => void
}) {
  const rows = useMemo(() => groupRows(build, lineups), [build, lineups])
  const isSimulated = lineups.some(({ figures }) => figures !== null)
  const columns = [
    'Group',
    'Lineups',
    'Proj',
    ...(isSimulated ? ['Top 1%', ...(isNarrow ? [] : ['Cash']), 'Sim ROI'] : []),
  ]

  return (
    <div className="border-b border-border px-3 py-1.5 text-sm">
      <ScrollWindow label="Groups" className="max-h-48">
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">Groups, each with its average lineup</caption>
          <SmallTableHead columns={columns} />
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.group?.name ?? ''}>
                <tr className="border-t border-border align-baseline">
                  <th scope="row" className="py-1 pr-2 text-left font-normal wrap-break-word">
                    {row.group ? (
                      <GroupName
                        name={row.group.name}
                        isShown={shown === row.group.name}
                        onShow={onShow}
                        onEdit={onEdit}
                      />
                    ) : (
                      'Without a group'
                    )}
                  </th>
                  <Figures row={row} {...{ isSimulated, isNarrow }} />
                </tr>
                {row.group?.thesis ? (
                  <tr>
                    <td colSpan={columns.length} className="pb-1 text-left wrap-anywhere text-muted">
                      {row.group.thesis}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
            <tr className="border-t border-border">
              <th scope="row" className="py-1 text-left font-normal text-muted">
                All
              </th>
              <Figures row={averageRow(null, lineups)} {...{ isSimulated, isNarrow }} />
            </tr>
          </tbody>
        </table>
      </ScrollWindow>
    </div>
  )
}

function GroupName({
  name,
  isShown,
  onShow,
  onEdit,
}: {
  name: string
  isShown: boolean
  onShow: (name: string | null) => void
  onEdit: (name: string) => void
}) {
  return (
    <span className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isShown}
        data-tooltip={isShown ? 'Show all lineups' : 'Show its lineups alone'}
        onClick={() => onShow(isShown ? null : name)}
        className={classNames(
          'min-h-6 min-w-6 text-left font-medium hover:underline pointer-coarse:min-h-11',
          isShown && 'text-accent underline',
        )}
      >
        {name}
      </button>
      <Button
        variant="ghost"
        size="inline"
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(name)}
        className="w-6 pointer-coarse:w-11"
      >
        <Pencil aria-hidden />
      </Button>
    </span>
  )
}

function Figures({
  row: { group, lineups, points, top1, cash, roi },
  isSimulated,
  isNarrow,
}: {
  row: GroupRow
  isSimulated: boolean
  isNarrow: boolean
}) {
  const isShort = group !== null && lineups.length < group.wanted
  return (
    <>
      <td className="py-1 pl-2">{isShort ? `${lineups.length} of ${group.wanted}` : lineups.length}</td>
      <td className="py-1 pl-2">{formatPoints(points)}</td>
      {isSimulated ? (
        <>
          <td className="py-1 pl-2 font-medium">{top1 === null ? '-' : formatShare(top1)}</td>
          {isNarrow ? null : <td className="py-1 pl-2">{cash === null ? '-' : formatShare(cash)}</td>}
          <td className="py-1 pl-2">{roi === null ? '-' : formatRoi(roi)}</td>
        </>
      ) : null}
    </>
  )
}
