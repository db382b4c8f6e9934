import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { RowPlace } from './record-table.tsx'

export const TEXT_CELL = 'max-sm:col-span-3 wrap-anywhere sm:px-2 sm:py-2.5'

/** A row of the table; on a phone a block with the name of each figure. */
export function RecordRow({ index, ref, children }: RowPlace & { children: ReactNode }) {
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="cursor-pointer border-t border-border hover:bg-raised/50 max-sm:relative max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-4"
    >
      {children}
    </tr>
  )
}

/** On a phone the name of the column, which stands above the table elsewhere, is over the figure. */
export function FigureCell({
  name,
  givesWay,
  isFolded = false,
  children,
}: {
  name: string
  /** A narrow table leaves it to the page of the record. */
  givesWay: boolean
  /** The card of a phone leaves it to the page of the record. */
  isFolded?: boolean
  children: ReactNode
}) {
  return (
    <td
      data-label={name}
      className={classNames(
        'min-w-0 tabular-nums sm:px-2 sm:py-2.5 sm:text-right sm:whitespace-nowrap xl:px-3',
        isFolded
          ? 'max-sm:hidden'
          : 'max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
        givesWay && 'sm:max-xl:hidden',
      )}
    >
      {children}
    </td>
  )
}

/** The room of a button that needs a script: without one it does nothing, and buttons are most of a row's HTML. */
export function ButtonRoom() {
  return <span aria-hidden className="inline-block size-8 shrink-0 pointer-coarse:size-11" />
}
