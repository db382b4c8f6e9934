import { Badge } from '#app/components/ui/badge.tsx'

/** `short` where a lineup's slot has no room for the words. */
export function PricedAsInactive({ short = false }: { short?: boolean }) {
  if (!short) return <Badge tone="warn">Priced as inactive</Badge>
  return (
    <Badge tone="warn" title="Priced as inactive">
      <span aria-hidden>INACT</span>
      <span className="sr-only">Priced as inactive</span>
    </Badge>
  )
}

/** The badge of a game that has begun while others are to come; `short` where the name needs the room. */
export function GameStarted({ short = false }: { short?: boolean }) {
  return (
    <Badge tone="warn" title="This game has started">
      <span aria-hidden>{short ? 'LIVE' : 'STARTED'}</span>
      <span className="sr-only">This game has started</span>
    </Badge>
  )
}

/** Where a lineup's slot has little room. */
export function ProjectedAtZero() {
  return (
    <Badge tone="warn" title="Projected at 0">
      <span aria-hidden>PROJ 0</span>
      <span className="sr-only">Projected at 0</span>
    </Badge>
  )
}

/** `short` where the name needs the room. */
export function MayNotStart({ short = false }: { short?: boolean }) {
  return (
    <Badge tone="warn" title="May not start">
      <span aria-hidden>{short ? '?' : 'START?'}</span>
      <span className="sr-only">May not start</span>
    </Badge>
  )
}
