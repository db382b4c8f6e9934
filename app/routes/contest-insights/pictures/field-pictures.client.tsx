import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { habitObservation } from '#core/verdict/habit-observation.ts'
import type { PlayerScore } from '#core/verdict/player-scores.ts'
import { useContest } from '../contest-context.ts'
import { HindsightCard } from '../hindsight-card.tsx'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import type { OtherContests } from '../verdict/use-other-contests.ts'
import { BuildPicture } from './build-picture.tsx'
import { ExposurePicture } from './exposure-picture.tsx'
import { ownershipFinding, scoresFinding } from './findings.ts'
import { OWNERSHIP_HEIGHT, OwnershipChart } from './ownership-chart.tsx'
import { Picture } from './picture.tsx'
import { SCORE_HEIGHT, ScoreChart } from './score-chart.tsx'
import { binName, scoreMarks } from './score-words.ts'

/** The pictures that the figures of the verdict link to; loaded with the field report. */
export default function FieldPictures({ report, others }: { report: FieldReport; others: OtherContests }) {
  const { figures, bestRank, hindsight, shapes } = report
  const here = habitObservation(figures)
  return (
    <>
      <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-2">
        <ScorePicture figures={figures} bestRank={bestRank} />
        <OwnershipPicture players={figures.players} isLive={figures.isLive} />
      </div>
      <ExposurePicture report={report} />
      <BuildPicture
        habits={figures.habits}
        observations={here ? [here, ...others.observations] : others.observations}
        shapes={shapes}
      />
      {hindsight ? <HindsightCard hindsight={hindsight} /> : null}
    </>
  )
}

/** What the players scored against how many entries held them. */
function OwnershipPicture({ players, isLive }: { players: readonly PlayerScore[]; isLive: boolean }) {
  const { hasCaptain } = useContest()
  return (
    <Picture
      id={PICTURE_IDS.ownership}
      title="Ownership against points"
      finding={ownershipFinding(players)}
      description={
        players.length === 0
          ? 'The file has no points of players.'
          : `How many entries had a player, and the points${isLive ? ' so far' : ''}.${hasCaptain ? ' A captain’s points are not multiplied.' : ''}`
      }
      height={players.length === 0 ? 0 : OWNERSHIP_HEIGHT}
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
    <Picture
      id={PICTURE_IDS.scores}
      title="Scores of the field"
      finding={scoresFinding(scores)}
      description={
        <>
          How many entries scored how much. The top 1% are ranks 1 to {formatCount(bestRank)}.
          {scores.cash === null ? ' Add the payouts to see what won money.' : ''}
          {mine && mine.entries > 0 ? ' The marks below the bars are your entries.' : ''}
        </>
      }
      height={SCORE_HEIGHT}
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
