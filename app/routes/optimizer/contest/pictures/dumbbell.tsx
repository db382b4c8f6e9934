import { classNames } from '#app/lib/class-names.ts'
import { formatSigned } from '#core/figures/format.ts'
import type { FieldComparison } from './exposure-against-field.ts'

/** A player's row: name, my share and the field's as two dots on one scale, and the difference as a figure. */
export function Dumbbell({
  row: { name, place: team, mine, field, leverage },
  place,
}: {
  row: FieldComparison
  /** Percent of lineups to percent of the width. */
  place: (pct: number) => number
}) {
  const from = place(Math.min(mine, field ?? mine))
  const to = place(Math.max(mine, field ?? mine))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-2 text-sm @md/pictures:grid-cols-[12rem_minmax(0,1fr)_3rem]">
      <span className="min-w-0 truncate" title={`${name} ${team}`}>
        {name} <span className="text-muted">{team}</span>
      </span>
      <span
        aria-hidden
        className="relative col-span-2 row-start-2 mx-1.5 h-4 @md/pictures:col-span-1 @md/pictures:row-start-auto"
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-border" />
        <span
          style={{ left: `${from}%`, width: `${to - from}%` }}
          className={classNames(
            'absolute top-1/2 h-1 -translate-y-1/2 forced-colors:bg-[CanvasText]',
            (leverage ?? 0) < 0 ? 'bg-bad' : 'bg-good',
          )}
        />
        {field === null ? null : (
          <span
            style={{ left: `${place(field)}%` }}
            className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-muted bg-card forced-colors:border-[CanvasText]"
          />
        )}
        <span
          style={{ left: `${place(mine)}%` }}
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      </span>
      <span className="text-right tabular-nums">
        <span className="sr-only">
          mine {Math.round(mine)}%, field {field === null ? 'not known' : `${Math.round(field)}%`}, leverage{' '}
        </span>
        {leverage === null ? '-' : formatSigned(leverage)}
      </span>
    </li>
  )
}
