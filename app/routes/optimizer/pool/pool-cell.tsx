import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { PositionChip } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { OwnershipSource, Player } from '#core/players/player.ts'
import { whosePoints } from '#core/players/points.ts'
import { OprkFigure, OutlookFigure } from './player-figures.tsx'
import { type Column, type ColumnId, cellText, type TableContext } from './pool-columns.ts'
import type { PoolRow } from './pool-rows.ts'

export type CellProps = {
  row: PoolRow
  column: Column
  context: TableContext
  /** Of a control inside the cell. */
  tabIndex: number
}

/** What a column draws in the place of its text. A cell that can be edited has its place here. */
const DRAWINGS: Partial<Record<ColumnId, (props: CellProps) => ReactNode>> = {
  position: ({ row }) => <PositionChip position={row.player.actualPosition} />,
  projection: ProjectionCell,
  ownership: ({ row, ...rest }) => <OwnershipCell player={row.player} row={row} {...rest} />,
  captainOwnership: ({ row, ...rest }) => <OwnershipCell player={row.captain} row={row} {...rest} />,
  leverage: LeverageCell,
  opponentRank: ({ row }) => <OprkFigure oprk={row.player.oprk} />,
  outlook: ({ row }) => <OutlookFigure player={row.player} />,
}

/** The content of a cell of the table. */
export function PoolCellContent(props: CellProps): ReactNode {
  const draw = DRAWINGS[props.column.id]
  return draw ? draw(props) : <PlainText {...props} />
}

function PlainText({ row, column, context }: CellProps) {
  const value = column.value(row, context)
  if (value === null) return <span className="text-faint">-</span>
  return <span className="truncate">{cellText(column, value, context)}</span>
}

/** The points, marked where they are not those that the head names. */
function ProjectionCell(props: CellProps) {
  const isByHand = whosePoints(props.row.player) === 'hand'
  return (
    <span className={classNames('inline-flex items-center gap-0.5 font-medium', isByHand && 'text-accent')}>
      {isByHand ? <Pencil role="img" aria-label="By hand" className="size-3 shrink-0" /> : null}
      <PlainText {...props} />
    </span>
  )
}

/** A share of 100%, with a bar; what no file and no hand gave is an estimate. */
function OwnershipCell({ player, ...props }: CellProps & { player: Player | null }) {
  const share = player?.ownershipPct ?? null
  if (share === null) return <PlainText {...props} />
  return (
    <>
      <Bar from={0} to={share} className="bg-accent" />
      <EstimateMark by={player?.ownershipBy ?? null} />
      <PlainText {...props} />
    </>
  )
}

function EstimateMark({ by }: { by: OwnershipSource | null }) {
  if (by === 'file') return null
  if (by === 'hand') return <Pencil role="img" aria-label="By hand" className="mr-0.5 size-3 text-accent" />
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
function Bar({ from, to, className }: { from: number; to: number; className: string }) {
  const [left, right] = [within(from), within(to)]
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute bottom-0.5 hidden h-[3px] rounded-full @2xl/pool:block forced-colors:bg-[CanvasText]',
        className,
      )}
      style={{ left: `${left}%`, width: `${right - left}%` }}
    />
  )
}

function within(pct: number): number {
  return Math.min(100, Math.max(0, pct))
}
