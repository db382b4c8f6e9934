import { formatShare } from '#core/figures/estimates.ts'
import { capitalized } from '#core/text/words.ts'
import type { ScriptCoverage } from '#optimizer/portfolio.ts'

/** In which kinds of games one of the entries finishes in the top 1%, the least covered one last. */
export function CoverageTable({ scripts }: { scripts: readonly ScriptCoverage[] }) {
  const most = Math.max(...scripts.map(({ covered }) => covered), Number.MIN_VALUE)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left text-muted">
        Game scripts in which one of the entries finishes in the top 1%
      </caption>
      <thead className="text-right text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            Script
          </th>
          <th scope="col" className="pl-2 font-normal">
            Games
          </th>
          <th scope="col" className="w-2/5 pl-3 text-left font-normal">
            Top 1% in
          </th>
        </tr>
      </thead>
      <tbody className="text-right">
        {scripts.map(({ script, words, games, covered }) => (
          <tr key={script} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {capitalized(words.join(', '))}
            </th>
            <td className="pl-2 text-muted">{formatShare(games)}</td>
            <td className="py-1 pl-3 text-left">
              <span className="flex items-center gap-2">
                <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-raised">
                  <span
                    className="block h-full bg-accent forced-colors:bg-[Highlight]"
                    style={{ width: `${(100 * covered) / most}%` }}
                  />
                </span>
                <span className={covered === 0 ? 'w-12 text-right text-warn' : 'w-12 text-right'}>
                  {covered === 0 ? 'none' : formatShare(covered)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
