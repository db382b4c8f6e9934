import { useState } from 'react'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { EntryExposure } from '#core/entries-file/entry-exposures.ts'

const FIRST_SHOWN = 10

/** Each person in the lineups of the list, if there are any, each counted once, and in the entries of the file. */
export function TwoExposures({
  exposures,
  lineups,
  entries,
}: {
  exposures: readonly EntryExposure[]
  lineups: number
  entries: number
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? exposures : exposures.slice(0, FIRST_SHOWN)
  return (
    <div className="grid gap-2">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Exposures</caption>
        <SmallTableHead columns={['Name', ...(lineups > 0 ? ['Lineups'] : []), 'Entries']} />
        <tbody className="text-right">
          {shown.map((row) => (
            <tr key={row.person} className="border-t border-border">
              <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                {row.name}{' '}
                <span className="text-muted">
                  {row.position} {row.team}
                </span>
              </th>
              {lineups > 0 ? <td className="pl-2">{share(row.lineups, lineups)}</td> : null}
              <td className="pl-2 font-medium">{share(row.entries, entries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exposures.length > FIRST_SHOWN && !showsAll ? (
        <Button size="small" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {exposures.length} players
        </Button>
      ) : null}
    </div>
  )
}

function share(count: number, of: number): string {
  return of > 0 ? `${Math.round((100 * count) / of)}%` : '-'
}
