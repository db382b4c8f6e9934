import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatGap, formatPoints, formatSalary, pluralize } from '#app/lib/format.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { Hindsight } from '#contract/field-report.ts'
import { SlateQuestion } from './slate-question.tsx'

/** The optimal lineup by actual points. */
export function HindsightCard({
  contest,
  hindsight,
}: {
  contest: ContestDetail['contest']
  hindsight: Hindsight | null
}) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          {hindsight && hindsight.gap > 0 ? 'Best lineup found in hindsight' : 'Optimal lineup in hindsight'}
        </CardTitle>
        {hindsight ? (
          <CardDescription>
            {formatPoints(hindsight.points)} points for {formatSalary(hindsight.salary)}
            {hindsight.gap > 0 ? `, within ${formatGap(hindsight.gap)} points of the best possible` : null}.{' '}
            {whoHadIt(hindsight)}
          </CardDescription>
        ) : null}
      </CardHeader>
      {hindsight ? (
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
      ) : (
        <CardContent className="grid gap-4">
          <p className="text-sm text-muted">{whyNot(contest)}</p>
          {offersSlates(contest) ? <SlateQuestion contest={contest} /> : null}
        </CardContent>
      )}
    </Card>
  )
}

function whoHadIt({ entries, people, holders }: Hindsight): string {
  if (entries === 0) return 'No entry had this lineup.'
  return `${pluralize(entries, 'entry', 'entries')} had this lineup: ${holders.join(', ')}${holders.length < people ? ' and others' : ''}.`
}

function whyNot({ isLive, slateId }: ContestDetail['contest']): string {
  if (isLive) return 'Computed when the contest is over.'
  if (slateId === null)
    return 'Salaries are missing: upload the salary file of this slate, then choose it here.'
  return 'The file does not have the points of every player.'
}

/** If some slates fit, the question is at the top of the page instead. */
function offersSlates({ isLive, slateChoices }: ContestDetail['contest']): boolean {
  return !isLive && slateChoices.length > 0 && slateChoices.every(({ fits }) => !fits)
}
