import { useMemo } from 'react'
import { Select } from '#app/components/ui/select.tsx'
import { formatCount, pluralize } from '#app/lib/format.ts'
import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { PlayerSearch } from './player-search.tsx'
import { PoolFilters } from './pool-filters.tsx'
import { POOL_SORT_LABELS, POOL_SORTS, type PoolSort, type PoolView } from './pool-view.ts'

/** The heading, search, sort and filters of the pool. */
export function PoolToolbar({
  titleId,
  players,
  shownCount,
  mode,
  view,
  onChange,
  onEnterList,
}: {
  titleId: string
  players: readonly Player[]
  shownCount: number
  mode: Format
  view: PoolView
  onChange: (view: PoolView) => void
  onEnterList: () => void
}) {
  const people = useMemo(() => new Set(players.map(personKey)).size, [players])
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-base font-semibold">
          Available Players
        </h2>
        <p role="status" className="text-[0.8125rem] text-muted tabular-nums">
          {shownCount === players.length
            ? pluralize(people, 'player')
            : `${formatCount(shownCount)} of ${pluralize(players.length, 'row')}`}
        </p>
      </div>
      <div className="flex gap-2">
        <PlayerSearch
          label="Search players"
          value={view.search}
          onChange={(search) => onChange({ ...view, search })}
          onArrowDown={onEnterList}
        />
        <div className="flex w-28 shrink-0">
          <Select
            aria-label="Sort by"
            value={view.sort}
            onChange={(event) => onChange({ ...view, sort: event.target.value as PoolSort })}
          >
            {POOL_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {POOL_SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <PoolFilters players={players} mode={mode} view={view} onChange={onChange} />
    </>
  )
}
