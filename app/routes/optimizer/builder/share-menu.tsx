import { shareItems } from '#app/components/share-items.ts'
import { RowMenu } from '#app/components/ui/row-menu.tsx'
import { type Lineup, playersOf, pointsMultiplier } from '#core/lineups/lineup.ts'
import type { SharedLineup } from '#core/lineups/shared-lineup.ts'
import { countedPoints } from '#core/players/points.ts'

/** What gives a whole lineup to others. */
export default function ShareMenu({ lineup }: { lineup: Lineup }) {
  return <RowMenu label="More for this lineup" items={shareItems(() => sharedLineup(lineup))} />
}

/** The lineup of the builder as it is shown to others. */
function sharedLineup(lineup: Lineup): SharedLineup {
  const { format, slots } = lineup
  const [game, ...others] = new Set(playersOf(lineup).map(({ gameInfo }) => gameInfo?.split(' ')[0]))
  return {
    title: game && others.length === 0 ? `${game.replace('@', ' @ ')} · ${format.name}` : format.name,
    captainCode: format.captain?.code ?? null,
    scored: null,
    players: slots.flatMap((player, slot) =>
      player
        ? {
            name: player.name,
            position: player.actualPosition,
            team: player.team,
            salary: player.salary,
            points: countedPoints(player) * pointsMultiplier(format, slot),
            isCaptain: pointsMultiplier(format, slot) !== 1,
          }
        : [],
    ),
  }
}
