import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { playerHistoryFacts } from './player-history-facts.ts'
import { useLearned } from './use-learned.ts'

/** A player's games in the user's contests; nothing while loading, offline, or when no contest had the player. */
export function PlayerHistory({
  player,
  mode,
  playerPool,
}: {
  player: Player
  mode: Format
  playerPool: readonly Player[]
}) {
  const learned = useLearned(playerPool, mode)
  const history = learned && playerHistoryFacts(player, mode, learned)
  if (!history) return null
  return (
    <section aria-labelledby="player-history-title" className="grid gap-1 text-sm">
      <h3 id="player-history-title" className="font-medium">
        In your contests: {history.games}
      </h3>
      <dl>
        {history.facts.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-3 border-b border-border py-1">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
