import type { Format } from '#core/formats/format.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { Column } from '../../pool/pool-columns.ts'
import { ExposureBar } from './exposure-bar.tsx'
import { type ExposureLimits, NO_LIMITS } from './exposure-limits.ts'
import type { ExposureShares } from './exposure-shares.ts'
import { LimitCell } from './limit-cell.tsx'

/** The columns of the pool about the lineups of the Entries side: limits that can be typed, and the exposure that came out. */
export function exposureColumns({
  mode,
  shares,
  isOut,
  limits,
  onLimits,
}: {
  mode: Format
  shares: ReadonlyMap<string, ExposureShares>
  /** No build uses the player. */
  isOut: (player: Player) => boolean
  limits: ReadonlyMap<string, ExposureLimits>
  onLimits: (person: string, limits: ExposureLimits) => void
}): Column[] {
  const limitsOf = (player: Player) => limits.get(personKey(player)) ?? NO_LIMITS
  const limitColumn = (side: 'min' | 'max'): Column => ({
    id: side === 'min' ? 'minExposure' : 'maxExposure',
    head: side === 'min' ? 'Min' : 'Max',
    meaning: `${side === 'min' ? 'Least' : 'Most'} lineups that should hold the player, in percent, as nearly as can be`,
    value: ({ player }) => limitsOf(player)[side],
    text: (pct: number) => `${pct}%`,
    first: 'high',
    shown: 'default',
    track: '2.25rem',
    narrow: { label: side === 'min' ? 'Min' : 'Max', from: 'chosen' },
    draw: ({ row: { player }, tabIndex, isWide }) => (
      <LimitCell
        key={`${limitsOf(player).min} ${limitsOf(player).max}`}
        name={player.name}
        side={side}
        limits={limitsOf(player)}
        tabIndex={tabIndex}
        isWide={isWide}
        onLimits={(next) => onLimits(personKey(player), next)}
      />
    ),
  })
  return [
    limitColumn('min'),
    limitColumn('max'),
    {
      id: 'exposure',
      head: 'Exp',
      meaning: 'Exposure: lineups of the list that hold the player, in percent',
      value: ({ player }) => shares.get(personKey(player))?.total ?? null,
      text: (pct: number) => `${Math.round(pct)}%`,
      first: 'high',
      shown: 'default',
      track: '3.25rem',
      narrow: { label: 'Exp', from: 'all' },
      draw: ({ row: { player } }) => (
        <ExposureBar
          shares={shares.get(personKey(player)) ?? null}
          isOut={isOut(player)}
          hasList={shares.size > 0}
          limits={limitsOf(player)}
          mode={mode}
        />
      ),
    },
  ]
}
