import { Link2, type LucideIcon, Swords, Unlink2 } from 'lucide-react'
import { Card, CardContent, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Lineup } from '#core/lineup.ts'
import { type Stack, type StackKind, stacksOf } from '#core/stack.ts'

const KINDS: Record<StackKind, { label: string; meaning: string; icon: LucideIcon; color: string }> = {
  qb: { label: 'QB stack', meaning: 'score together', icon: Link2, color: 'text-good' },
  game: { label: 'Game stack', meaning: 'rise with one game', icon: Swords, color: 'text-accent' },
  negative: {
    label: 'Negative correlation',
    meaning: 'score against each other',
    icon: Unlink2,
    color: 'text-bad',
  },
}

/** Which players of the lineup move together, and which against each other. */
export function StackSynergy({ lineup }: { lineup: Lineup }) {
  const stacks = stacksOf(lineup)
  return (
    <Card aria-labelledby="stack-title">
      <CardContent className="grid gap-3 pt-4 sm:pt-4 sm:pb-4">
        <CardTitle id="stack-title">Stack Synergy</CardTitle>
        {stacks.length === 0 ? (
          <p className="text-sm text-muted">No stacks yet. A quarterback with his own receivers makes one.</p>
        ) : (
          <ul className="grid gap-3">
            {stacks.map((stack) => (
              <StackItem key={`${stack.kind}:${stack.players.map(({ id }) => id).join()}`} stack={stack} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}

function StackItem({ stack }: { stack: Stack }) {
  const { label, meaning, icon: Icon, color } = KINDS[stack.kind]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 text-sm">
      <Icon aria-hidden className={classNames('mt-0.5 size-4', color)} />
      <div>
        <p className="font-medium">
          {label}
          <span className="ml-1.5 text-[0.8125rem] font-normal text-muted">{meaning}</span>
        </p>
        <p className="text-[0.8125rem] break-words text-muted">
          {stack.players.map((player) => player.name).join(', ')}
        </p>
      </div>
    </li>
  )
}
