import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { formatPct, formatPoints } from '#core/figures/format.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { OWNERSHIP_HEIGHT, OwnershipChart } from './ownership-chart.tsx'

/** What the players scored against how many entries held them. */
export function OwnershipPicture({ players, isLive }: { players: readonly PlayerScore[]; isLive: boolean }) {
  return (
    <ChartCard
      id={PICTURE_IDS.ownership}
      title="Ownership against points"
      description={
        players.length === 0
          ? 'The file has no points of players.'
          : `Each player by the share of entries that held them and the points they scored${isLive ? ' so far' : ''}, not multiplied.`
      }
      height={players.length === 0 ? 0 : OWNERSHIP_HEIGHT}
      isGrowing
      chart={players.length === 0 ? null : <OwnershipChart players={players} />}
      table={
        <ScrollingTable
          caption="Players by ownership"
          columns={['Player', 'Ownership', 'Points']}
          rows={players.map(({ player, position, ownershipPct, points }) => [
            <>
              {player} <span className="text-muted">{position}</span>
            </>,
            formatPct(ownershipPct),
            formatPoints(points),
          ])}
        />
      }
    />
  )
}
