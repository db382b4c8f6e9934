import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { Player } from '#core/players/player.ts'
import { type PoolRole, type PoolView, positionsOf } from './pool-view.ts'

const ROLES: { role: PoolRole; label: string }[] = [
  { role: 'captain', label: 'CPT' },
  { role: 'flex', label: 'FLEX' },
]

/** Chips for roles and positions, in one line that scrolls by itself where it is narrow. */
export function PoolFilters({
  players,
  twoRoles,
  view,
  onChange,
}: {
  players: readonly Player[]
  twoRoles: boolean
  view: PoolView
  onChange: (view: PoolView) => void
}) {
  const all = view.role === 'all' && view.positions.length === 0
  return (
    <fieldset className="-mx-3 -my-1 flex min-w-0 gap-1.5 overflow-x-auto px-3 py-1 [scrollbar-width:none]">
      <legend className="sr-only">Filter players</legend>
      <FilterChip pressed={all} onClick={() => onChange({ ...view, role: 'all', positions: [] })}>
        All
      </FilterChip>
      {twoRoles
        ? ROLES.map(({ role, label }) => (
            <FilterChip
              key={role}
              pressed={view.role === role}
              onClick={() => onChange({ ...view, role: view.role === role ? 'all' : role })}
            >
              {label}
            </FilterChip>
          ))
        : null}
      {twoRoles ? <span aria-hidden className="my-1 w-px shrink-0 bg-border" /> : null}
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
