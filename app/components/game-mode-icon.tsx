import { Ghost, List, type LucideIcon, Trophy, Zap } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import type { GameMode } from '#core/formats/game-mode.ts'

const ICONS: Record<GameMode['icon'], LucideIcon> = { zap: Zap, trophy: Trophy, ghost: Ghost, list: List }

const COLORS: Record<GameMode['color'], string> = {
  accent: 'bg-accent-ground text-accent',
  good: 'bg-good-ground text-good',
  muted: 'bg-raised text-muted',
}

export function GameModeIcon({ mode, size = 'size-10' }: { mode: GameMode; size?: string }) {
  const Icon = ICONS[mode.icon]
  return (
    <span
      className={classNames('flex shrink-0 items-center justify-center rounded-lg', COLORS[mode.color], size)}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
