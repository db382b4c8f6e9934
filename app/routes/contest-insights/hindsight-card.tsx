import { FoldCard } from '#app/components/fold-card.tsx'
import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { Hindsight, UnknownHindsight } from '#contract/field-report.ts'
import { formatGap, formatPoints, formatSalary, pluralize } from '#core/figures/format.ts'

/** The optimal lineup by actual points, or why it is unknown. */
export function HindsightCard({ hindsight }: { hindsight: Hindsight | UnknownHindsight }) {
  return 'unknown' in hindsight ? (
    <Card>
      <CardHeader>
        <CardTitle>Optimal lineup in hindsight</CardTitle>
        <CardDescription>{WHY_UNKNOWN[hindsight.unknown]}</CardDescription>
      </CardHeader>
    </Card>
  ) : (
    <BestLineup hindsight={hindsight} />
  )
}

const WHY_UNKNOWN: Record<UnknownHindsight['unknown'], string> = {
  running: 'Unknown until the contest is over: this file was exported while it ran.',
  no_points: 'Unknown: the file does not have the points of players.',
  no_lineup: 'Unknown: the file has the points of too few players for a lineup.',
}

function BestLineup({ hindsight }: { hindsight: Hindsight }) {
  return (
    <FoldCard
      title={hindsight.gap > 0 ? 'Best lineup found in hindsight' : 'Optimal lineup in hindsight'}
      note={`${formatPoints(hindsight.points)} points, ${hindsight.entries === 0 ? 'nobody' : pluralize(hindsight.entries, 'entry', 'entries')} had it`}
    >
      <p className="px-4 pb-3 text-sm wrap-anywhere text-muted sm:px-5">
        It cost {formatSalary(hindsight.salary)}
        {hindsight.gap > 0 ? ` and is within ${formatGap(hindsight.gap)} points of the best possible` : null}.{' '}
        {whoHadIt(hindsight)} {whoIsLeftOut(hindsight)}
      </p>
      <ul className="divide-y divide-border border-t border-border text-sm">
        {hindsight.players.map((player) => (
          <li
            key={`${player.name} ${player.team}`}
            className="grid grid-cols-[1fr_4.5rem_4rem] items-center gap-2 px-4 py-2 sm:px-5"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              {player.captainCode ? <CaptainChip code={player.captainCode} /> : null}
              <PositionChip position={player.position} />
              <span className="min-w-0 wrap-anywhere">{player.name}</span>
            </span>
            <span className="text-right tabular-nums">{formatSalary(player.salary)}</span>
            <span className="text-right tabular-nums">{formatPoints(player.points)}</span>
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}

function whoHadIt({ entries, people, holders }: Hindsight): string {
  if (entries === 0) return ''
  return `Who had it: ${holders.join(', ')}${holders.length < people ? ' and others' : ''}.`
}

/** Players without points in the file can't be in the lineup. */
function whoIsLeftOut({ unscored: { drafted, undrafted } }: Hindsight): string | null {
  const groups = [
    drafted > 0 ? pluralize(drafted, 'drafted player') : null,
    undrafted > 0 ? pluralize(undrafted, 'undrafted player') : null,
  ].filter((group) => group !== null)
  if (groups.length === 0) return null
  const verb = drafted + undrafted === 1 ? 'is' : 'are'
  return `Without points in the file, ${groups.join(' and ')} ${verb} left out.`
}
