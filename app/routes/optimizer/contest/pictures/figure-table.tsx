import type { ReactNode } from 'react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'

/** The figures of a picture; the first column names the row, the others are numbers. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <ScrollWindow label={caption} className="max-h-80 rounded-md border border-border">
      <table className="w-full text-[0.8125rem] tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-1.5 text-right font-medium first:text-left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="px-2 py-1 text-left font-normal wrap-anywhere">
                {name}
              </th>
              {figures.map((cell, place) => (
                <td key={columns[place + 1]} className="px-2 py-1 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}
