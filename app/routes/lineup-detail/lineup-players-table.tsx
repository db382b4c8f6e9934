import { OutName } from '#app/components/out-players/out-name.tsx'
import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { HeldOutWire } from '#contract/held-out.ts'
import type { LineupPlayerItem } from '#contract/saved-lineups.ts'
import { formatPct, formatPoints, formatSalary } from '#core/figures/format.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { pointsInLineup } from '#core/lineups/saved-points.ts'
import type { PointsBy } from '#core/players/points.ts'
import type { WhyOut } from '#core/slate-memory/out-people.ts'

const SOURCES: Record<PointsBy, string> = {
  average: 'averages',
  baseline: 'baseline estimates',
  projection: 'projections',
  hand: 'set by hand',
  mixed: 'of several sources',
}

const CELL = 'px-3 py-2.5'
const RIGHT = `${CELL} text-right tabular-nums whitespace-nowrap`

/**
 * Captains first; unknown values show a dash. The points are those expected when the lineup was saved, the captain's
 * multiplied, so that they add up to the total. On a phone, team and opponent are below the name.
 */
export function LineupPlayersTable({
  gameMode,
  pointsBy,
  players,
  out,
}: {
  gameMode: string
  /** Whose points the players' are; null where that is not known. */
  pointsBy: PointsBy | null
  players: LineupPlayerItem[]
  /** The players who are out, by their places in `players`. */
  out: HeldOutWire['players']
}) {
  const whyOut = new Map(out.map(({ place, why }) => [players[place], why]))
  const captain = findFormat(gameMode)?.captain
  const pointsOf = (player: LineupPlayerItem) =>
    pointsInLineup({ fantasyPoints: player.fantasy_points, isCaptain: player.is_captain }, gameMode)
  const captainsFirst = players.toSorted((a, b) => Number(b.is_captain) - Number(a.is_captain))
  return (
    <Card className="overflow-hidden">
      <CardHeader>
        <CardTitle>Players</CardTitle>
        <CardDescription>
          Points expected when saved
          {pointsBy ? `: ${SOURCES[pointsBy]}` : ''}
          {captain ? `, the ${captain.name}'s times ${captain.points}` : ''}
        </CardDescription>
      </CardHeader>
      <table className="w-full text-sm">
        <thead className="border-y border-border text-left text-sm text-muted">
          <tr>
            <th className="px-4 py-2.5 sm:pl-5 font-medium">Player</th>
            <th className={`${CELL} hidden font-medium sm:table-cell`}>Position</th>
            <th className={`${CELL} hidden font-medium sm:table-cell`}>Team</th>
            <th className={`${CELL} hidden font-medium sm:table-cell`}>Opponent</th>
            <th className={`${RIGHT} font-medium`}>Salary</th>
            <th className={`${RIGHT} font-medium`}>Points</th>
            <th className={`${RIGHT} hidden pr-4 font-medium xs:table-cell`}>Ownership</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {captainsFirst.map((player) => (
            <PlayerRow
              key={player.id}
              player={player}
              why={whyOut.get(player) ?? null}
              points={pointsOf(player)}
              captainCode={captain?.code}
            />
          ))}
        </tbody>
        <tfoot className="border-t border-border font-semibold">
          <tr>
            <th scope="row" className="px-4 py-2.5 text-left sm:pl-5">
              Total
            </th>
            <td className="hidden sm:table-cell" colSpan={3} />
            <td className={RIGHT}>{formatSalary(sumOf(players.map(({ salary }) => salary)))}</td>
            <td className={RIGHT}>{formatPoints(sumOf(players.map(pointsOf)))}</td>
            <td className="hidden xs:table-cell" />
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

function PlayerRow({
  player,
  why,
  points,
  captainCode = 'Captain',
}: {
  player: LineupPlayerItem
  /** Null for a player who is not out. */
  why: WhyOut | null
  points: number
  captainCode: string | undefined
}) {
  return (
    <tr>
      <td className="w-full max-w-0 px-4 py-2.5 sm:pl-5">
        <span className="flex items-center gap-2">
          {player.is_captain ? <CaptainChip code={captainCode} /> : null}
          {why ? (
            <OutName name={player.player_name} why={why} shows />
          ) : (
            <span className="min-w-0 font-medium wrap-anywhere">{player.player_name}</span>
          )}
        </span>
        <span className="mt-1 flex items-center gap-2 text-sm text-muted sm:hidden">
          <PositionChip position={player.position} />
          <span className="min-w-0 truncate">
            {player.team ?? '-'} vs {player.opponent ?? '-'}
          </span>
          {player.ownership_pct === null ? null : (
            <span className="shrink-0 xs:hidden">{formatPct(player.ownership_pct)} owned</span>
          )}
        </span>
      </td>
      <td className={`${CELL} hidden sm:table-cell`}>
        <PositionChip position={player.position} />
      </td>
      <td className={`${CELL} hidden sm:table-cell`}>{player.team ?? '-'}</td>
      <td className={`${CELL} hidden sm:table-cell`}>{player.opponent ?? '-'}</td>
      <td className={RIGHT}>{formatSalary(player.salary)}</td>
      <td className={RIGHT}>{formatPoints(points)}</td>
      <td className={`${RIGHT} hidden pr-4 xs:table-cell`}>{ownershipText(player)}</td>
    </tr>
  )
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}

function ownershipText({ ownership_pct }: LineupPlayerItem): string {
  return ownership_pct === null ? '-' : formatPct(ownership_pct)
}
