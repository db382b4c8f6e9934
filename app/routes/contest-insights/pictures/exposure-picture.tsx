import { useState } from 'react'
import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints, pluralize } from '#core/figures/format.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { ExposureBars } from './exposure-bars.tsx'
import { COMPARISONS, type Comparison, exposureGaps } from './exposure-gaps.ts'

const FEW = 8

/** Who the user, the field and the best 1% had in their lineups, as differences. */
export function ExposurePicture({
  report,
  captainCode,
  hasCaptain,
}: {
  report: FieldReport
  captainCode: string | null
  hasCaptain: boolean
}) {
  const { exposure, mine, bestRank, figures } = report
  const hasMine = (mine?.count ?? 0) > 0
  const comparisons = hasMine ? COMPARISONS : COMPARISONS.slice(2)
  const [chosen, setChosen] = useState<Comparison['id']>('field')
  const [asCaptain, setAsCaptain] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const comparison = comparisons.find(({ id }) => id === chosen) ?? comparisons[0]!
  const gaps = exposureGaps(exposure, { comparison, asCaptain, lineups: figures.mine?.lineups ?? 0 })
  const bestUnknown = exposure[0]?.best === null ? ' The file shows none of their lineups.' : ''
  return (
    <ChartCard
      id={PICTURE_IDS.exposure}
      title={hasMine ? 'Exposure: you, the field and the top 1%' : 'Exposure: the field and the top 1%'}
      description={`${noteOn(comparison, figures)} The top 1% are ranks 1 to ${formatCount(bestRank)}.${bestUnknown}`}
      height={200}
      isGrowing
      controls={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Choices
            legend="Compared groups"
            options={comparisons}
            chosen={comparison.id}
            onChoose={(id) => setChosen(id as Comparison['id'])}
          />
          {hasCaptain ? (
            <Choices
              legend="Slots"
              options={[
                { id: 'all', label: 'All slots' },
                { id: 'captain', label: captainCode ?? 'Captain' },
              ]}
              chosen={asCaptain ? 'captain' : 'all'}
              onChoose={(id) => setAsCaptain(id === 'captain')}
            />
          ) : null}
        </div>
      }
      chart={
        gaps.length === 0 ? (
          <p className="text-sm text-muted">No lineup of one of the groups is shown in the file.</p>
        ) : (
          <div className="grid gap-3">
            <ExposureBars gaps={isWhole ? gaps : gaps.slice(0, FEW)} comparison={comparison} />
            {gaps.length > FEW ? (
              <Button
                variant="link"
                size="inline"
                aria-expanded={isWhole}
                className="min-h-8 justify-self-start text-sm"
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? 'Show fewer' : `Show all ${gaps.length} players`}
              </Button>
            ) : null}
          </div>
        )
      }
      table={<ExposureTable report={report} captain={hasCaptain ? (captainCode ?? 'Captain') : null} />}
    />
  )
}

/** What the bars mean. */
function noteOn({ id }: Comparison, { mine }: FieldReport['figures']): string {
  switch (id) {
    case 'field':
      return `Share of your lineups minus the field's. Within the grey frame a difference is what ${pluralize(mine?.lineups ?? 0, 'lineup')} drawn at random from the field would show.`
    case 'best':
      return 'Share of your lineups minus that of the top 1%: in one game, mostly who happened to score.'
    case 'winners':
      return "Share of the top 1%'s lineups minus the field's: in one game, mostly who happened to score."
  }
}

function Choices({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string
  options: readonly { id: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
}) {
  if (options.length < 2) return null
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label }) => (
        <Button
          key={id}
          size="small"
          variant={id === chosen ? 'chosen' : 'secondary'}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="px-2.5"
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

/** Exposure per player, below it as captain. The widest gap comes first. */
function ExposureTable({ report, captain }: { report: FieldReport; captain: string | null }) {
  const { exposure, mine } = report
  const groups = mine && mine.count > 0 ? (['mine', 'field', 'best'] as const) : (['field', 'best'] as const)
  return (
    <ScrollWindow label="Exposure per player" className="max-h-96 rounded-md border border-border">
      <table className="w-full text-sm">
        <caption className="sr-only">Exposure per player</caption>
        <thead className="sticky top-0 bg-raised text-muted">
          <tr>
            <th className="px-2.5 py-1.5 text-left font-medium">Player</th>
            <th className="hidden px-2.5 py-1.5 text-right font-medium sm:table-cell">Points</th>
            {groups.map((group) => (
              <th key={group} className="px-2.5 py-1.5 text-right font-medium">
                {GROUP_NAMES[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {exposure.map((row) => (
            <tr key={row.player}>
              <td className="px-2.5 py-1.5 wrap-anywhere">{row.player}</td>
              <td className="hidden px-2.5 py-1.5 text-right tabular-nums sm:table-cell">
                {row.pointsMilli === null ? '-' : formatPoints(row.pointsMilli / 1000)}
              </td>
              {groups.map((group) => {
                const exposures = row[group]
                return (
                  <td key={group} className="px-2.5 py-1.5 text-right tabular-nums">
                    {exposures === null ? '-' : formatPct(exposures.exposurePct)}
                    {captain && exposures ? (
                      <span className="block text-xs text-muted">
                        {captain} {formatPct(exposures.captainExposurePct)}
                      </span>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

const GROUP_NAMES = { mine: 'You', field: 'Field', best: 'Top 1%' } as const
