import { Ghost, List, type LucideIcon, Trophy, Zap } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'

const ICONS: Record<Format['icon'], LucideIcon> = { zap: Zap, trophy: Trophy, ghost: Ghost, list: List }

const COLORS: Record<Format['color'], string> = {
  accent: 'bg-accent-ground text-accent',
  good: 'bg-good-ground text-good',
  muted: 'bg-raised text-muted',
}

export function GameModeIcon({ format, size = 'size-10' }: { format: Format; size?: string }) {
  const Icon = ICONS[format.icon]
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-lg',
        COLORS[format.color],
        size,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
