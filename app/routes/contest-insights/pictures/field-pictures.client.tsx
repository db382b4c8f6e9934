import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import type { ShapeShare, SlateShapes } from '#core/contest/slate-shapes.ts'
import { formatCount, formatPct, formatPoints, formatSalary, pluralize } from '#core/figures/format.ts'
import { habitObservation } from '#core/verdict/habit-observation.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { FoldCard } from '../fold-card.tsx'
import { HindsightCard } from '../hindsight-card.tsx'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import type { OtherContests } from '../verdict/use-other-contests.ts'
import { BuildPicture } from './build-picture.tsx'
import { ExposurePicture } from './exposure-picture.tsx'
import { OWNERSHIP_HEIGHT, OwnershipChart } from './ownership-chart.tsx'
import { SCORE_HEIGHT, ScoreChart } from './score-chart.tsx'
import { binName, scoreMarks } from './score-words.ts'

/** The pictures that the figures of the verdict link to; loaded with the field report. */
export default function FieldPictures({
  contest,
  report,
  others,
}: {
  contest: ContestDetail['contest']
  report: FieldReport
  others: OtherContests
}) {
  const { figures, bestRank, hindsight, shapes } = report
  const here = habitObservation(figures)
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <ScorePicture figures={figures} bestRank={bestRank} />
        <OwnershipPicture players={figures.players} isLive={figures.isLive} hasCaptain={contest.hasCaptain} />
      </div>
      <ExposurePicture report={report} captainCode={contest.captainCode} hasCaptain={contest.hasCaptain} />
      <div className="grid gap-2">
        <BuildPicture
          habits={figures.habits}
          observations={here ? [here, ...others.observations] : others.observations}
        />
        {hindsight ? (
          <div className="grid items-start gap-2 lg:grid-cols-2">
            <HindsightCard hindsight={hindsight} />
            <ShapesCard shapes={shapes} />
          </div>
        ) : null}
      </div>
    </>
  )
}

/** What the players scored against how many entries held them. */
function OwnershipPicture({
  players,
  isLive,
  hasCaptain,
}: {
  players: readonly PlayerScore[]
  isLive: boolean
  hasCaptain: boolean
}) {
  return (
    <ChartCard
      id={PICTURE_IDS.ownership}
      title="Ownership against points"
      description={
        players.length === 0
          ? 'The file has no points of players.'
          : `How many entries had a player, and the points${isLive ? ' so far' : ''}.${hasCaptain ? ' A captain’s points are not multiplied.' : ''}`
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

/** How the field scored, with the lines of the prizes and the user's entries. */
function ScorePicture({ figures, bestRank }: { figures: FieldReport['figures']; bestRank: number }) {
  const { scores, entries, mine } = figures
  return (
    <ChartCard
      id={PICTURE_IDS.scores}
      title="Scores of the field"
      description={
        <>
          How many entries scored how much. The top 1% are ranks 1 to {formatCount(bestRank)}.
          {scores.cash === null ? ' Add the payouts to see what won money.' : ''}
          {mine && mine.entries > 0 ? ' The marks below the bars are your entries.' : ''}
        </>
      }
      height={SCORE_HEIGHT}
      isGrowing
      chart={<ScoreChart scores={scores} entries={entries} />}
      table={
        <div className="grid gap-3">
          <ScrollingTable
            caption="Lines of the chart"
            columns={['Line', 'Points']}
            rows={scoreMarks(scores).map(({ name, points }) => [name, formatPoints(points)])}
          />
          <ScrollingTable
            caption="Entries by points"
            columns={['Points', 'Entries', 'Share', ...(mine ? ['You'] : [])]}
            rows={scores.bins
              .map((bin, i) => [
                binName(bin, i === 0 && scores.below > 0),
                formatCount(bin.entries),
                formatPct((bin.entries / entries) * 100),
                ...(mine ? [formatCount(bin.mine)] : []),
              ])
              .toReversed()}
          />
        </div>
      }
    />
  )
}

/** Players per team and salary left, for the field and the top 1%; null when no lineup can be priced. */
function ShapesCard({ shapes }: { shapes: SlateShapes | null }) {
  return (
    <FoldCard
      id={PICTURE_IDS.shapes}
      tabIndex={-1}
      title="Team shapes and salary left"
      note={shapes ? averageText(shapes) : 'Unknown: no lineup shown in the file is wholly on the slate.'}
    >
      {shapes ? (
        <CardContent className="grid gap-5">
          {shapes.teams.length > 0 ? <Shares caption="Players by team" rows={shapes.teams} /> : null}
          <Shares caption="Salary left" rows={shapes.salaryLeft} />
        </CardContent>
      ) : null}
    </FoldCard>
  )
}

function averageText({ averageSalaryLeft: { field, best }, lineups }: SlateShapes): string {
  const ofBest =
    best === null ? 'None of them is in the top 1%.' : `The top 1% left ${formatSalary(Math.round(best))}.`
  return `The average of ${pluralize(lineups, 'lineup')} left ${formatSalary(Math.round(field))}. ${ofBest}`
}

function Shares({ caption, rows }: { caption: string; rows: ShapeShare[] }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-1 text-left font-medium">{caption}</th>
          <th className="w-20 py-1 text-right font-medium">Field</th>
          <th className="w-20 py-1 text-right font-medium">Top 1%</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-t border-border">
        {rows.map(({ shape, fieldPct, bestPct }) => (
          <tr key={shape}>
            <td className="py-1.5 tabular-nums">{shape}</td>
            <td className="py-1.5 text-right tabular-nums">{formatPct(fieldPct)}</td>
            <td className="py-1.5 text-right tabular-nums">{bestPct === null ? '-' : formatPct(bestPct)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
