import { useMemo } from 'react'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { shortNames } from '#core/players/short-name.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { rowsOf } from '../set/row-ids.ts'
import { compareBuilds } from './compare-builds.ts'

const MOST_LISTED = 50

/** What is different from the list before: lineups, and exposures. */
export default function CompareTable() {
  const { build, playerPool, format } = useSlate()
  const comparison = useMemo(
    () => build && compareBuilds(build, playerPool, format),
    [build, playerPool, format],
  )
  if (!build || !comparison) return null
  const { both, onlyNow, onlyBefore, changes } = comparison
  const rows = rowsOf(build.rows, playerPool)
  const shortName = shortNames(playerPool.map(({ name }) => name))
  return (
    <section
      aria-label="Compared with the list before"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className="grid min-h-0 content-start gap-3 overflow-y-auto p-3 text-sm"
    >
      <p>
        {pluralize(both, 'lineup')} as before, {onlyNow.length} new, {onlyBefore.length} gone.
      </p>
      {changes.length > 0 ? (
        <table className="w-full text-right tabular-nums">
          <caption className="mb-1 text-left font-medium">Exposures that changed</caption>
          <SmallTableHead columns={['Name', 'Before', 'Now', 'Change']} />
          <tbody>
            {changes.map(({ person, name, before, now }) => (
              <tr key={person} className="border-t border-border">
                <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="pl-2 text-muted">{Math.round(before)}%</td>
                <td className="pl-2">{Math.round(now)}%</td>
                <td className="pl-2 font-medium">
                  {now > before ? '+' : ''}
                  {Math.round(now - before)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {onlyBefore.length > 0 ? (
        <div>
          <h3 className="mb-1 font-medium">Lineups that are gone</h3>
          <ul className="divide-y divide-border border-t border-border text-muted">
            {onlyBefore.slice(0, MOST_LISTED).map((lineup) => (
              <li key={lineup.join(' ')} className="py-1 wrap-anywhere">
                {lineup.map((row) => nameOf(rows[row], format, shortName)).join(', ')}
              </li>
            ))}
            {onlyBefore.length > MOST_LISTED ? <li>and {onlyBefore.length - MOST_LISTED} more</li> : null}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

/** `CPT Easterling`, `Tolliver`. */
function nameOf(
  row: Player | null | undefined,
  { captain }: Format,
  shortName: (name: string) => string,
): string {
  if (!row) return 'not in this file'
  return captain && isCaptainRow(row) ? `${captain.code} ${shortName(row.name)}` : shortName(row.name)
}
