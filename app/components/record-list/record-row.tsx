import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { RowPlace } from './record-table.tsx'

/**
 * The link of a row. On a phone it covers the card, below the controls of the card; a table row answers by a script
 * (record-table.tsx), and a finger that aims at the name has room above and below.
 */
export const ROW_LINK =
  'underline-offset-4 after:absolute max-md:after:inset-0 hover:underline md:relative md:after:inset-x-0 md:after:-inset-y-3.5 md:after:min-w-11'

export const TEXT_CELL = 'max-md:col-span-3 wrap-anywhere md:px-2 md:py-2.5'

/** A row of the table; on a phone a card, low enough that four are in sight. */
export function RecordRow({ index, ref, children }: RowPlace & { children: ReactNode }) {
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="cursor-pointer border-t border-border hover:bg-raised/50 max-md:relative max-md:grid max-md:grid-cols-[auto_auto_1fr] max-md:gap-x-3 max-md:px-4 max-md:py-2 max-md:[&_:is(button,[data-tooltip])]:relative max-md:[&_:is(button,[data-tooltip])]:z-1"
    >
      {children}
    </tr>
  )
}

/** On a phone the name of the column, which stands above the table elsewhere, is before the figure. */
export function FigureCell({
  name,
  givesWay,
  isFolded = false,
  className,
  children,
}: {
  /** Absent for a figure that needs none on a phone. */
  name?: string | undefined
  /** A narrow table leaves it to the page of the record. */
  givesWay: boolean
  /** The card of a phone leaves it to the page of the record. */
  isFolded?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <td
      data-label={name}
      className={classNames(
        'min-w-0 tabular-nums md:px-2 md:py-2.5 md:text-right md:whitespace-nowrap xl:px-3',
        isFolded
          ? 'max-md:hidden'
          : "max-md:before:text-xs max-md:before:text-muted max-md:before:content-[attr(data-label)_'_']",
        givesWay && 'md:max-xl:hidden',
        className,
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
