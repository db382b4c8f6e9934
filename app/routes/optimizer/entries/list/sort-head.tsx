import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { ColumnHeader } from '../../pool/grid-parts.tsx'
import type { ListColumn, ListSort } from '../set/listed-lineups.ts'

/** A head of the list; a press on it sorts. */
export type Head = { column: ListColumn; text: ReactNode; meaning: string }

export function SortHead({
  head: { column, text, meaning },
  sort,
  onSort,
  className,
}: {
  head: Head
  sort: ListSort
  onSort: (column: ListColumn) => void
  /** Of the cell. */
  className?: string | undefined
}) {
  const direction = sort.column === column ? sort.direction : null
  return (
    <ColumnHeader
      {...(direction ? { 'aria-sort': direction === 'high' ? 'descending' : 'ascending' } : {})}
      className={classNames('flex', className)}
    >
      <button
        type="button"
        data-tooltip={meaning}
        onClick={() => onSort(column)}
        className={classNames(
          'inline-flex h-6 min-w-6 items-center gap-0.5 whitespace-nowrap [justify-content:inherit] hover:text-foreground pointer-coarse:h-11 pointer-coarse:min-w-11',
          direction && 'font-medium text-foreground',
        )}
      >
        {direction === 'high' ? <ArrowDown aria-hidden className="size-2.5 shrink-0" /> : null}
        {direction === 'low' ? <ArrowUp aria-hidden className="size-2.5 shrink-0" /> : null}
        {text}
      </button>
    </ColumnHeader>
  )
}
