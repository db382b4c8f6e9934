import { Badge } from '#app/components/ui/badge.tsx'

/** What is in doubt of a player, in full, and in the few letters that a row and a lineup's slot have room for. */
const DOUBTS = {
  priced_as_inactive: { title: 'Priced as inactive', letters: 'INACT' },
  /** Others are to come. */
  has_started: { title: 'This game has started', letters: 'STARTED', fewer: 'LIVE' },
  projected_at_zero: { title: 'Projected at 0', letters: 'PROJ 0' },
  doubtful_starter: { title: 'May not start', letters: 'START?', fewer: '?' },
}

/** @param isShort the name needs the room. */
export function DoubtBadge({ of, isShort = false }: { of: keyof typeof DOUBTS; isShort?: boolean }) {
  const { title, letters, fewer = letters }: { title: string; letters: string; fewer?: string } = DOUBTS[of]
  return (
    <Badge tone="warn" title={title}>
      <span aria-hidden>{isShort ? fewer : letters}</span>
      <span className="sr-only">{title}</span>
    </Badge>
  )
}

/** In the space before a name, which keeps its column. */
export function StartedDot() {
  const { title } = DOUBTS.has_started
  return (
    <span title={title} className="absolute -left-2 text-warn">
      <span aria-hidden>•</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}
