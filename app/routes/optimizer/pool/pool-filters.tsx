import { type ReactNode, useMemo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { groupBy } from '#core/collections/group-by.ts'
import { formatSalary } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { gamesOf } from '#core/players/games.ts'
import type { Player } from '#core/players/player.ts'
import { gameOf } from '#core/players/sides.ts'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { hasBothRoles, type TableContext } from './pool-columns.ts'
import { type PoolRole, type PoolView, positionsOf, teamsOf } from './pool-view.ts'
import { priceChoices } from './price-range.ts'

/** More teams than these are a list to choose from. */
const MOST_TEAM_CHIPS = 2

/** Filters for roles, positions, teams and prices, in one line that scrolls on a narrow screen. */
export function PoolFilters({
  players,
  context,
  view,
  onChange,
}: {
  players: readonly Player[]
  context: TableContext
  view: PoolView
  onChange: (view: PoolView) => void
}) {
  const roles = hasBothRoles(context) ? [] : rolesOf(context.format)
  const positions = useMemo(() => positionsOf(players), [players])
  const isAll = view.role === 'all' && view.positions.length === 0 && view.team === null && view.game === null
  return (
    <fieldset className="-mx-3 -my-1 flex min-w-0 items-center gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] @[38rem]/pool:mx-0 @[38rem]/pool:px-0">
      <legend className="sr-only">Filter players</legend>
      <FilterChip
        pressed={isAll}
        onClick={() => onChange({ ...view, role: 'all', positions: [], team: null, game: null })}
      >
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
      {roles.length > 0 ? <Divider /> : null}
      {positions.map((position) => (
        <FilterChip
          key={position}
          pressed={view.positions.includes(position)}
          onClick={() => onChange({ ...view, positions: toggled(view.positions, position) })}
        >
          {position}
        </FilterChip>
      ))}
      <Divider />
      <GameFilter players={players} format={context.format} view={view} onChange={onChange} />
      <TeamFilter players={players} view={view} onChange={onChange} />
      {context.isSimple ? null : (
        <PriceFilter players={players} format={context.format} view={view} onChange={onChange} />
      )}
    </fieldset>
  )
}

type FilterProps = { players: readonly Player[]; view: PoolView; onChange: (view: PoolView) => void }

/** The games under their kickoffs, which say whether they are locked; a slate of one game has no choice. */
function GameFilter({ players, format, view, onChange }: FilterProps & { format: Format }) {
  const games = useMemo(() => gamesOf(players), [players])
  const { begun } = useSlateLocks({ playerPool: players, format })
  const locked = useMemo(
    () => new Set(players.filter(({ id }) => begun.has(id)).map(gameOf)),
    [players, begun],
  )
  if (games.length < 2) return null
  const windows = groupBy(games, ({ key, kickoff }) =>
    [
      kickoff ? formatMoment(kickoff.toISOString(), { length: 'kickoff' }) : 'Kickoff unknown',
      locked.has(key) ? 'locked' : null,
    ]
      .filter(Boolean)
      .join(' · '),
  )
  return (
    <FilterSelect
      label="Game"
      wide
      value={view.game ?? ''}
      onChange={(game) => onChange({ ...view, game: game || null })}
    >
      <option value="">Any game</option>
      {[...windows].map(([label, together]) => (
        <optgroup key={label} label={label}>
          {together.map(({ key, away, home }) => (
            <option key={key} value={key}>
              {away} @ {home}
            </option>
          ))}
        </optgroup>
      ))}
    </FilterSelect>
  )
}

function TeamFilter({ players, view, onChange }: FilterProps) {
  const teams = useMemo(() => teamsOf(players), [players])
  const choose = (team: string | null) => onChange({ ...view, team })
  if (teams.length <= MOST_TEAM_CHIPS)
    return teams.map((team) => (
      <FilterChip
        key={team}
        pressed={view.team === team}
        onClick={() => choose(view.team === team ? null : team)}
      >
        {team}
      </FilterChip>
    ))
  return (
    <FilterSelect label="Team" wide value={view.team ?? ''} onChange={(team) => choose(team || null)}>
      <option value="">Any team</option>
      {teams.map((team) => (
        <option key={team}>{team}</option>
      ))}
    </FilterSelect>
  )
}

function PriceFilter({ players, format, view, onChange }: FilterProps & { format: Format }) {
  const prices = useMemo(() => priceChoices(players, format), [players, format])
  const numberOf = (text: string) => (text === '' ? undefined : Number(text))
  const change = (price: PoolView['price']) => onChange({ ...view, price: { ...view.price, ...price } })
  const options = (isPossible: (price: number) => boolean) =>
    prices.filter(isPossible).map((price) => (
      <option key={price} value={price}>
        {formatSalary(price)}
      </option>
    ))
  return (
    <>
      <FilterSelect
        label="Price from"
        value={String(view.price.min ?? '')}
        onChange={(text) => change({ min: numberOf(text) })}
      >
        <option value="">Min $</option>
        {options((price) => price <= (view.price.max ?? price))}
      </FilterSelect>
      <FilterSelect
        label="Price to"
        value={String(view.price.max ?? '')}
        onChange={(text) => change({ max: numberOf(text) })}
      >
        <option value="">Max $</option>
        {options((price) => price >= (view.price.min ?? price))}
      </FilterSelect>
    </>
  )
}

/** Captain and flex, by their slot codes; none in a format without a captain. */
function rolesOf({ captain, rosterSlots }: Format): { role: PoolRole; label: string }[] {
  if (!captain) return []
  const flex = rosterSlots.find(({ accepts }) => accepts === 'anyone')
  const roles: { role: PoolRole; label: string }[] = [{ role: 'captain', label: captain.code }]
  return flex ? [...roles, { role: 'flex', label: flex.code }] : roles
}

const CHIP =
  'h-7 shrink-0 rounded-full border text-xs font-medium transition-colors duration-150 pointer-coarse:h-11 pointer-coarse:min-w-11'

function chipClasses(pressed: boolean): string {
  return classNames(
    CHIP,
    pressed
      ? 'border-accent bg-accent-ground text-accent'
      : 'border-border text-muted hover:border-field hover:text-foreground',
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
      className={classNames(chipClasses(pressed), 'px-1.5 pointer-coarse:px-3.5')}
    >
      {children}
    </button>
  )
}

/** A native list that looks like a chip; pressed while something is chosen. */
function FilterSelect({
  label,
  wide = false,
  value,
  onChange,
  children,
}: {
  label: string
  wide?: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classNames(
        chipClasses(value !== ''),
        'appearance-none bg-transparent text-center',
        wide ? 'w-22' : 'w-14 pointer-coarse:w-20',
      )}
    >
      {children}
    </select>
  )
}

function Divider() {
  return <span aria-hidden className="my-1 h-5 w-px shrink-0 bg-border" />
}

function toggled(positions: readonly string[], position: string): string[] {
  return positions.includes(position)
    ? positions.filter((other) => other !== position)
    : [...positions, position]
}
