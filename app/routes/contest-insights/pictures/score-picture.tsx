import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints } from '#core/figures/format.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { SCORE_HEIGHT, ScoreChart } from './score-chart.tsx'
import { binName, scoreMarks } from './score-words.ts'

/** How the field scored, with the lines of the prizes and the user's entries. */
export function ScorePicture({ figures, bestRank }: { figures: FieldReport['figures']; bestRank: number }) {
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
