import { classNames } from '#app/lib/class-names.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'
import type { Player } from '#core/players/player.ts'

/** One colour per position everywhere; the letters carry the same information. */
const COLORS: Record<string, string> = {
  QB: 'text-pos-qb',
  RB: 'text-pos-rb',
  WR: 'text-pos-wr',
  TE: 'text-pos-te',
  K: 'text-pos-k',
  DST: 'text-pos-dst',
}

/** The text colour of a position. */
export function positionColor(position: string): string {
  return COLORS[position] ?? 'text-pos-other'
}

export function PositionChip({ position, ground = 'bg-raised' }: { position: string; ground?: string }) {
  return (
    <span
      className={classNames(
        // Four letters are as wide as two, so that names stand below each other.
        'inline-flex h-5 min-w-9 items-center justify-center rounded-sm px-px text-xs font-semibold',
        positionColor(position),
        ground,
      )}
    >
      {position}
    </span>
  )
}

/** The chip of a captain: the slot's code, as the provider writes it. */
export function CaptainChip({ code }: { code: string }) {
  return (
    <span className="inline-flex h-5 min-w-9 items-center justify-center rounded-sm bg-gold-ground px-1 text-xs font-semibold text-gold">
      {code}
    </span>
  )
}

/** The real position, after the captain chip on captain rows. */
export function PlayerChips({
  player,
  className,
}: {
  player: Pick<Player, 'position' | 'actualPosition'>
  className?: string
}) {
  return (
    <span className={classNames('inline-flex shrink-0 gap-1', className)}>
      {isCaptainCode(player.position) ? <CaptainChip code={player.position} /> : null}
      <PositionChip position={player.actualPosition} />
    </span>
  )
}
