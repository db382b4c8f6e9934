import { ChevronRight, Link2, type LucideIcon, Swords, Unlink2 } from 'lucide-react'
import { memo } from 'react'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Lineup } from '#core/lineups/lineup.ts'
import { type Stack, type StackKind, stacksOf } from '#core/lineups/stack.ts'

const KINDS: Record<StackKind, { label: string; meaning: string; icon: LucideIcon; color: string }> = {
  qb: { label: 'QB stack', meaning: 'score together', icon: Link2, color: 'text-good' },
  game: { label: 'Game stack', meaning: 'play in the same game', icon: Swords, color: 'text-accent' },
  negative: {
    label: 'Negative correlation',
    meaning: 'play against each other',
    icon: Unlink2,
    color: 'text-bad',
  },
}

/** Lists the stacks and negative correlations in the lineup. */
export default memo(function StackSynergy({
  lineup,
  onExplain,
}: {
  lineup: Lineup
  onExplain: (stack: Stack) => void
}) {
  const stacks = stacksOf(lineup)
  return (
    <Card aria-labelledby="stack-title">
      <CardBody>
        <CardTitle id="stack-title">Stack Synergy</CardTitle>
        {stacks.length === 0 ? (
          <p className="text-sm text-muted">
            No stacks yet. Add a quarterback and a receiver of the same team.
          </p>
        ) : (
          <ul className="grid gap-1">
            {stacks.map((stack) => (
              <StackItem
                key={`${stack.kind}:${stack.players.map(({ id }) => id).join()}`}
                stack={stack}
                onExplain={() => onExplain(stack)}
              />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
})

function StackItem({ stack, onExplain }: { stack: Stack; onExplain: () => void }) {
  const { label, meaning, icon: Icon, color } = KINDS[stack.kind]
  const names = stack.players.map((player) => player.name).join(', ')
  return (
    <li>
      <button
        type="button"
        onClick={onExplain}
        className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 rounded-md px-2 py-1.5 text-left text-sm transition-colors duration-150 hover:bg-raised"
      >
        <Icon aria-hidden className={classNames('mt-0.5 size-4', color)} />
        <span>
          <span className="block font-medium">
            {label}
            <span className="ml-1.5 text-sm font-normal text-muted">{meaning}</span>
          </span>
          <span className="block text-sm wrap-anywhere text-muted">{names}</span>
        </span>
        <ChevronRight aria-hidden className="mt-0.5 size-4 text-muted" />
      </button>
    </li>
  )
}
