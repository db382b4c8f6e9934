import { Fragment, type ReactNode } from 'react'
import { SmallTableHead } from './small-table-head.tsx'

export type GroupFiguresRow = {
  /** Null: all lineups together. */
  name: ReactNode
  thesis: string
  figures: readonly string[]
}

/** Groups of lineups, a row each with its figures and its thesis below; the last row is of all. */
export function GroupFigures({
  caption,
  columns,
  rows,
}: {
  caption: string
  /** The heads of the figures. */
  columns: readonly string[]
  rows: readonly (GroupFiguresRow & { key: string })[]
}) {
  return (
    <table className="w-full text-right text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <SmallTableHead columns={['Group', ...columns]} />
      <tbody>
        {rows.map(({ key, name, thesis, figures }) => (
          <Fragment key={key}>
            <tr className="border-t border-border align-baseline">
              <th scope="row" className="py-1 pr-2 text-left font-normal wrap-break-word">
                {name ?? <span className="text-muted">All</span>}
              </th>
              {columns.map((column, place) => (
                <td key={column} className="py-1 pl-2">
                  {figures[place]}
                </td>
              ))}
            </tr>
            {thesis ? (
              <tr>
                <td colSpan={1 + columns.length} className="pb-1 text-left wrap-anywhere text-muted">
                  {thesis}
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
