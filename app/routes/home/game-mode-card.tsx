import { ArrowRight, Lock } from 'lucide-react'
import { GameModeIcon } from '#app/components/game-mode-icon.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { budgetLabel, type Format } from '#core/formats/format.ts'

const CARD = 'flex h-full flex-col gap-4 rounded-lg border border-border p-4 xl:p-5'
/* The animation moves the card but does not fade it, so that the text is readable from the first frame. */
const ENTRANCE = 'animate-in slide-in-from-bottom-2 duration-200 fill-mode-backwards'

export function GameModeCard({ mode, delayMs }: { mode: Format; delayMs: number }) {
  const style = { animationDelay: `${delayMs}ms` }
  if (mode.disabled) {
    return (
      <div className={classNames(CARD, ENTRANCE, 'border-dashed text-faint')} style={style}>
        <div className="flex items-start justify-between">
          <GameModeIcon mode={mode} />
          <Lock role="img" aria-label="Locked" className="size-4 text-muted" />
        </div>
        <Heading mode={mode} />
      </div>
    )
  }
  return (
    <PageLink
      to={`/${mode.id}/upload`}
      style={style}
      className={classNames(CARD, ENTRANCE, 'group bg-card transition-colors hover:border-accent')}
    >
      <div className="flex items-start justify-between">
        <GameModeIcon mode={mode} />
        <ArrowRight
          aria-hidden
          className="size-4 text-muted transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-accent"
        />
      </div>
      <Heading mode={mode} />
      <p className="mt-auto flex flex-wrap gap-2">
        <Badge>{mode.rosterSlots.length} Players</Badge>
        <Badge>{budgetLabel(mode)} Budget</Badge>
      </p>
    </PageLink>
  )
}

function Heading({ mode }: { mode: Format }) {
  return (
    <div className="grid gap-1">
      <h2 className={classNames('font-semibold', mode.disabled ? 'text-muted' : 'text-foreground')}>
        {mode.name}
      </h2>
      <p className="text-sm text-muted">{mode.description}</p>
    </div>
  )
}
