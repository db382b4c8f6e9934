import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { habitObservation } from '#core/verdict/habit-observation.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { HindsightCard } from '../hindsight-card.tsx'
import { ShapesCard } from '../shapes-card.tsx'
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
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ScorePicture figures={figures} bestRank={bestRank} />
        <OwnershipPicture players={figures.players} isLive={figures.isLive} />
      </div>
      <ExposurePicture report={report} captainCode={contest.captainCode} hasCaptain={contest.hasCaptain} />
      <div className="grid gap-2">
        <details>
          <summary className="cursor-pointer rounded-lg border border-border bg-card px-4 py-3 font-semibold sm:px-5">
            More: ownership and copies of the lineups
          </summary>
          <div className="mt-2">
            <BuildPicture
              habits={figures.habits}
              observations={here ? [here, ...others.observations] : others.observations}
            />
          </div>
        </details>
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
function OwnershipPicture({ players, isLive }: { players: readonly PlayerScore[]; isLive: boolean }) {
  return (
    <ChartCard
      id={PICTURE_IDS.ownership}
      title="Ownership against points"
      description={
        players.length === 0
          ? 'The file has no points of players.'
          : `Each player by ownership and points${isLive ? ' so far' : ''}. A captain’s points are not multiplied.`
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
          Entries by points; the top 1% are ranks 1 to {formatCount(bestRank)}.
          {scores.cash === null ? ' The cash line needs the payouts.' : ''}
          {mine && mine.entries > 0 ? ' A mark below a bar: your entries.' : ''}
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
