import type { ReactNode } from 'react'
import { ScrollWindow } from '#app/components/scroll-window.tsx'

/** A table that scrolls inside a fixed height. The first column names the row, the others are numbers. */
export function ScrollingTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <ScrollWindow label={caption} className="max-h-72 rounded-md border border-border">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-1.5 sm:px-2.5 py-1.5 text-right font-medium first:text-left"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor keep state
            <tr key={row}>
              <th
                scope="row"
                className="min-w-20 px-1.5 sm:px-2.5 py-1.5 text-left font-normal wrap-anywhere"
              >
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={columns[place + 1]} className="px-1.5 sm:px-2.5 py-1.5 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

/** A cell with a secondary line below its value. */
export function Noted({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <>
      {children}
      {note ? <span className="block text-xs text-muted">{note}</span> : null}
    </>
  )
}
