import { formatPoints, pluralize } from '#core/figures/format.ts'
import { personKey } from '#core/players/player.ts'
import type { NumberChanges } from '#core/projections/own-file/changes.ts'

const MOST_SHOWN = 8

/** The largest changes of points that the file makes, with the tool's own projection where the file has both. */
export function ChangesTable({
  changes,
  source,
}: {
  changes: NumberChanges
  /** The header of the tool's own projection, and its cells by person. */
  source: { header: string; cellOf: (person: string) => string } | null
}) {
  const { points, keptByHand, ownershipRows } = changes
  return (
    <section aria-label="What changes" className="grid gap-2">
      <p className="text-sm">
        <span className="font-medium">Points of {pluralize(points.length, 'player')} change.</span>{' '}
        <span className="text-muted">
          {[
            ownershipRows > 0 ? `Ownership of ${pluralize(ownershipRows, 'row')} too.` : '',
            keptByHand > 0
              ? `${pluralize(keptByHand, 'number')} typed in by hand ${keptByHand === 1 ? 'stays' : 'stay'}.`
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </p>
      {points.length > 0 ? (
        <div className="overflow-hidden rounded-md border border-border">
          <table className="w-full text-sm">
            <caption className="sr-only">The largest changes</caption>
            <thead className="bg-raised text-left text-sm text-muted">
              <tr>
                <th className="px-3 py-1.5 font-medium">Player</th>
                <th className="px-2 py-1.5 text-right font-medium">Now</th>
                <th className="px-2 py-1.5 text-right font-medium">New</th>
                {source ? <th className="px-3 py-1.5 text-right font-medium">{source.header}</th> : null}
              </tr>
            </thead>
            <tbody className="divide-y divide-border tabular-nums">
              {points.slice(0, MOST_SHOWN).map(({ player, before, after }) => (
                <tr key={player.id}>
                  <td className="max-w-0 truncate px-3 py-1.5" title={player.name}>
                    {player.name}
                  </td>
                  <td className="w-16 px-2 py-1.5 text-right text-muted">{formatPoints(before)}</td>
                  <td className="w-16 px-2 py-1.5 text-right font-medium">{formatPoints(after)}</td>
                  {source ? (
                    <td className="w-20 px-3 py-1.5 text-right text-muted">
                      {source.cellOf(personKey(player))}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}
