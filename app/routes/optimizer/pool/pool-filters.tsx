import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { type PoolRole, type PoolView, positionsOf } from './pool-view.ts'

/** Filter chips for roles and positions, in one line that scrolls on a narrow screen. */
export function PoolFilters({
  players,
  mode,
  view,
  onChange,
}: {
  players: readonly Player[]
  mode: Format
  view: PoolView
  onChange: (view: PoolView) => void
}) {
  const roles = rolesOf(mode)
  const all = view.role === 'all' && view.positions.length === 0
  return (
    <fieldset className="-mx-3 -my-1 flex min-w-0 gap-1.5 overflow-x-auto px-3 py-1 [scrollbar-width:none]">
      <legend className="sr-only">Filter players</legend>
      <FilterChip pressed={all} onClick={() => onChange({ ...view, role: 'all', positions: [] })}>
        All
      </FilterChip>
      {roles.map(({ role, label }) => (
        <FilterChip
          key={role}
          pressed={view.role === role}
          onClick={() => onChange({ ...view, role: view.role === role ? 'all' : role })}
        >
          {label}
        </FilterChip>
      ))}
      {roles.length > 0 ? <span aria-hidden className="my-1 w-px shrink-0 bg-border" /> : null}
      {positionsOf(players).map((position) => (
        <FilterChip
          key={position}
          pressed={view.positions.includes(position)}
          onClick={() => onChange({ ...view, positions: toggled(view.positions, position) })}
        >
          {position}
        </FilterChip>
      ))}
    </fieldset>
  )
}

/** Captain and flex, by their slot codes; none in a format without a captain. */
function rolesOf({ captain, rosterSlots }: Format): { role: PoolRole; label: string }[] {
  if (!captain) return []
  const flex = rosterSlots.find(({ accepts }) => accepts === 'anyone')
  const roles: { role: PoolRole; label: string }[] = [{ role: 'captain', label: captain.code }]
  return flex ? [...roles, { role: 'flex', label: flex.code }] : roles
}

function FilterChip({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(
        'h-7 shrink-0 rounded-full border px-2.5 text-xs font-medium transition-colors duration-150 pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:px-3.5',
        pressed
          ? 'border-accent bg-accent-ground text-accent'
          : 'border-border text-muted hover:border-field hover:text-foreground',
      )}
    >
      {children}
    </button>
  )
}

function toggled(positions: readonly string[], position: string): string[] {
  return positions.includes(position)
    ? positions.filter((other) => other !== position)
    : [...positions, position]
}
