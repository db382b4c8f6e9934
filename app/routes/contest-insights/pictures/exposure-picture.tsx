import { useState } from 'react'
import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { ExposureBars } from './exposure-bars.tsx'
import { COMPARISONS, type Comparison, exposureGaps } from './exposure-gaps.ts'
import { ExposureTable } from './exposure-table.tsx'

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
      table={<ExposureTable report={report} hasCaptain={hasCaptain} />}
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
