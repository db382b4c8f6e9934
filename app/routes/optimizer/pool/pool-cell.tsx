import { Pencil } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { PositionChip } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPoints } from '#core/figures/format.ts'
import { isCaptainRow, type OwnershipSource, type Player } from '#core/players/player.ts'
import { expectedPoints, whosePoints } from '#core/players/points.ts'
import { spreadBy } from './cell-number.ts'
import { EditableCell } from './editable-cell.tsx'
import { OprkFigure, OutlookFigure } from './player-figures.tsx'
import { type Column, type ColumnId, cellText, type TableContext } from './pool-columns.ts'
import type { PoolRow } from './pool-rows.ts'

export type CellProps = {
  row: PoolRow
  column: Column
  context: TableContext
  /** The tab index of a control inside the cell. */
  tabIndex: number
  /** The rows as they would be without the user's numbers; null where there are none. */
  sources: { player: Player | null; captain: Player | null }
  isWide: boolean
  /** Numbers are typed in the cell; in a narrow or simple row they are only read, and typed in the options of the player. */
  canEdit: boolean
}

/** What a column draws in the place of its text. */
const DRAWINGS: Partial<Record<ColumnId, (props: CellProps) => ReactNode>> = {
  position: ({ row }) => <PositionChip position={row.player.actualPosition} />,
  projection: ProjectionCell,
  ownership: (props) => (
    <OwnershipCell player={props.row.player} sourceRow={props.sources.player} {...props} />
  ),
  captainOwnership: (props) => (
    <OwnershipCell player={props.row.captain} sourceRow={props.sources.captain} {...props} />
  ),
  leverage: LeverageCell,
  ceiling: SpreadCell,
  spread: SpreadCell,
  opponentRank: ({ row }) => <OprkFigure oprk={row.player.oprk} />,
  outlook: ({ row }) => <OutlookFigure player={row.player} />,
}

/** The content of a cell of the table. */
export function PoolCellContent(props: CellProps): ReactNode {
  const draw = props.column.draw ?? DRAWINGS[props.column.id]
  return draw ? draw(props) : <PlainText {...props} />
}

/** In a narrow row figures wrap instead of being cut off, and a row of fewer elements is drawn sooner. */
function PlainText({ row, column, context, isWide }: CellProps) {
  const value = column.value(row, context)
  if (value === null) return <span className="text-faint">-</span>
  const text = cellText(column, value, context)
  return isWide ? <span className="truncate">{text}</span> : text
}

/** The points, marked where they are not those that the head names; the source's points stand beside the user's. */
function ProjectionCell(props: CellProps) {
  const { row, sources } = props
  const isByHand = whosePoints(row.player) === 'hand'
  if (!isByHand && !props.canEdit)
    return (
      <span className="font-medium">
        <PlainText {...props} />
      </span>
    )
  const points = (
    <span className="inline-flex items-baseline gap-1 @[38rem]/pool:flex-col @[38rem]/pool:items-end @[38rem]/pool:gap-0.5">
      <span
        className={classNames(
          'inline-flex items-center gap-0.5 font-medium',
          isByHand && 'text-accent @[38rem]/pool:leading-none',
        )}
      >
        {isByHand ? <Pencil role="img" aria-label="By hand" className="size-2.5 shrink-0" /> : null}
        <PlainText {...props} />
      </span>
      {isByHand && sources.player ? (
        <span className="text-xs leading-none text-faint">
          {formatPoints(expectedPoints(sources.player))}
        </span>
      ) : null}
    </span>
  )
  if (!props.canEdit) return points
  return (
    <EditableCell {...props} player={row.player} sourceRow={sources.player} figure="points">
      {points}
    </EditableCell>
  )
}

/** A share of 100%, with a bar; what no file and no hand gave is an estimate. */
function OwnershipCell({
  player,
  sourceRow,
  ...props
}: CellProps & { player: Player | null; sourceRow: Player | null }) {
  if (!player) return <PlainText {...props} />
  const { ownershipPct, ownershipBy } = player
  return (
    <NumberCell
      {...props}
      player={player}
      sourceRow={sourceRow}
      figure={isCaptainRow(player) ? 'captainOwnershipPct' : 'flexOwnershipPct'}
      by={ownershipPct === null ? 'file' : ownershipBy}
      bar={ownershipPct === null ? null : <Bar from={0} to={ownershipPct} className="bg-accent" />}
    />
  )
}

/** The ceiling or the standard deviation. */
function SpreadCell(props: CellProps) {
  const { row, sources, column } = props
  const figure = column.id as 'ceiling' | 'spread'
  const by = spreadBy(row.player, sources.player)
  return <NumberCell {...props} {...{ figure, by }} player={row.player} sourceRow={sources.player} />
}

/** A number that can be typed over, marked where it is an estimate or by hand. */
function NumberCell({
  by,
  bar,
  ...props
}: CellProps &
  Omit<ComponentProps<typeof EditableCell>, 'children'> & { by: OwnershipSource | null; bar?: ReactNode }) {
  const number = (
    <>
      <EstimateMark by={by} />
      <PlainText {...props} />
    </>
  )
  if (!props.canEdit) return number
  return (
    <EditableCell {...props}>
      {bar}
      {number}
    </EditableCell>
  )
}

function EstimateMark({ by }: { by: OwnershipSource | null }) {
  if (by === 'file') return null
  if (by === 'hand')
    return (
      <Pencil
        role="img"
        aria-label="By hand"
        className="size-2.5 text-accent @[38rem]/pool:absolute @[38rem]/pool:top-0.5 @[38rem]/pool:left-0"
      />
    )
  return (
    <span title="Estimated" className="text-faint">
      <span aria-hidden>~</span>
      <span className="sr-only">estimated </span>
    </span>
  )
}

/** The bar begins at 50, where the field holds the player as often as the ceiling suggests. */
function LeverageCell(props: CellProps) {
  const { leverageScore } = props.row.player
  if (leverageScore === null) return <PlainText {...props} />
  const isHigh = leverageScore >= 50
  // Twice as long as the figure, since few players are further than 25 from the middle.
  const end = 50 + 2 * (leverageScore - 50)
  return (
    <>
      <Bar from={Math.min(50, end)} to={Math.max(50, end)} className={isHigh ? 'bg-good' : 'bg-bad'} />
      <PlainText {...props} />
    </>
  )
}

/** At the bottom of a wide cell, in percent of its width. */
export function Bar({ from, to, className }: { from: number; to: number; className: string }) {
  const [left, right] = [within(from), within(to)]
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute bottom-0.5 hidden h-[3px] rounded-full @[38rem]/pool:block forced-colors:bg-[CanvasText]',
        className,
      )}
      style={{ left: `${left}%`, width: `${right - left}%` }}
    />
  )
}

function within(pct: number): number {
  return Math.min(100, Math.max(0, pct))
}
