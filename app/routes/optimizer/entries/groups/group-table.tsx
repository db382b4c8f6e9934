import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { GroupFigures } from '#app/components/group-figures.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatRoi, formatShare } from '#core/figures/estimates.ts'
import { formatPoints } from '#core/figures/format.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { useList } from '../set/list-context.ts'
import { averageRow, type GroupRow, groupRows } from './group-rows.ts'

/** The groups of the list, a row each with its average lineup; a press on one shows its lineups alone. */
export default function GroupTable({
  build,
  isNarrow,
  shown,
  onShow,
  onEdit,
}: {
  build: KeptBuild
  /** Leaves out a figure that the list below has. */
  isNarrow: boolean
  /** The name of the group whose lineups are shown; null for all. */
  shown: string | null
  onShow: (name: string | null) => void
  onEdit: (name: string) => void
}) {
  const { lineups } = useList()
  const rows = useMemo(() => groupRows(build, lineups), [build, lineups])
  const isSimulated = lineups.some(({ figures }) => figures !== null)
  const columns = [
    'Lineups',
    'Proj',
    ...(isSimulated ? ['Top 1%', ...(isNarrow ? [] : ['Cash']), 'Sim ROI'] : []),
  ]

  return (
    <div className="border-b border-border px-3 py-1.5">
      <ScrollWindow label="Groups" className="max-h-48">
        <GroupFigures
          caption="Groups, each with its average lineup"
          columns={columns}
          rows={[
            ...rows.map((row) => ({
              key: row.group ? `group ${row.group.name}` : 'none',
              name: row.group ? (
                <GroupName
                  name={row.group.name}
                  isShown={shown === row.group.name}
                  onShow={onShow}
                  onEdit={onEdit}
                />
              ) : (
                'Without a group'
              ),
              thesis: row.group?.thesis ?? '',
              figures: figuresOf(row),
            })),
            { key: 'all', name: null, thesis: '', figures: figuresOf(averageRow(null, lineups)) },
          ]}
        />
      </ScrollWindow>
    </div>
  )

  function figuresOf({ group, lineups: own, points, top1, cash, roi }: GroupRow): string[] {
    const isShort = group !== null && own.length < group.wanted
    const share = (value: number | null) => (value === null ? '-' : formatShare(value))
    return [
      isShort ? `${own.length} of ${group.wanted}` : String(own.length),
      formatPoints(points),
      ...(isSimulated
        ? [share(top1), ...(isNarrow ? [] : [share(cash)]), roi === null ? '-' : formatRoi(roi)]
        : []),
    ]
  }
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
