import { useState } from 'react'
import { PositionChip } from '#app/components/position-chip.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { ChoiceButtons } from '#app/components/ui/choice-buttons.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { formatPct, formatPoints, formatSigned, pluralize } from '#core/figures/format.ts'
import { useContest } from '../contest-context.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { COMPARISONS, type Comparison, type ExposureGap, exposureGaps } from './exposure-gaps.ts'
import { exposureFinding } from './findings.ts'
import { Picture } from './picture.tsx'

const FEW = 8

/** Who the user, the field and the best 1% had in their lineups, as differences. */
export function ExposurePicture({ report }: { report: FieldReport }) {
  const { captainCode, hasCaptain } = useContest()
  const { exposure, mine, figures } = report
  const hasMine = (mine?.count ?? 0) > 0
  const comparisons = hasMine ? COMPARISONS : COMPARISONS.slice(2)
  const [chosen, setChosen] = useState<Comparison['id']>('field')
  const [asCaptain, setAsCaptain] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const comparison = comparisons.find(({ id }) => id === chosen) ?? comparisons[0]!
  const gaps = exposureGaps(exposure, { comparison, asCaptain, lineups: figures.mine?.lineups ?? 0 })
  const bestUnknown = exposure[0]?.best === null ? ' The file shows none of their lineups.' : ''
  return (
    <Picture
      id={PICTURE_IDS.exposure}
      title={hasMine ? 'Exposure: you, the field and the top 1%' : 'Exposure: the field and the top 1%'}
      finding={exposureFinding(gaps)}
      description={`${noteOn(comparison, figures)}${bestUnknown}`}
      height={200}
      controls={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {comparisons.length > 1 ? (
            <ChoiceButtons
              legend="Compared groups"
              choices={comparisons.map(({ id, label }) => ({ value: id, label }))}
              chosen={comparison.id}
              onChoose={setChosen}
              className="px-2.5"
            />
          ) : null}
          {hasCaptain ? (
            <ChoiceButtons
              legend="Slots"
              choices={[
                { value: 'all', label: 'All slots' },
                { value: 'captain', label: captainCode ?? 'Captain' },
              ]}
              chosen={asCaptain ? 'captain' : 'all'}
              onChoose={(slots) => setAsCaptain(slots === 'captain')}
              className="px-2.5"
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
      return `How much more often you had a player than the field. Within the grey frame it may be chance: ${pluralize(mine?.lineups ?? 0, 'random lineup')} of the field would differ as much.`
    case 'best':
      return 'How much more often you had a player than the top 1%. In one game that is mostly who happened to score.'
    case 'winners':
      return 'How much more often the top 1% had a player than the field. In one game that is mostly who happened to score.'
  }
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

/** A bar to the right where the first group has more of a player, to the left where it has less. */
function ExposureBars({ gaps, comparison }: { gaps: readonly ExposureGap[]; comparison: Comparison }) {
  const reach = Math.max(1, ...gaps.map(({ gap }) => Math.abs(gap)))
  return (
    <ul aria-label={`Exposure, ${comparison.label}`} className="grid gap-2 @container">
      {gaps.map((gap) => (
        <li
          key={gap.player}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 text-sm @xl:grid-cols-[15rem_minmax(0,1fr)_3.5rem_9.5rem]"
        >
          <span className="flex min-w-0 items-center gap-2">
            {gap.position ? <PositionChip position={gap.position} /> : null}
            <span className="min-w-0 wrap-anywhere">{gap.player}</span>
          </span>
          <span className="order-2 col-span-2 @xl:order-none @xl:col-span-1">
            <Bar gap={gap} reach={reach} />
          </span>
          <span className="order-1 text-right font-medium tabular-nums @xl:order-none">
            {formatSigned(gap.gap)}
          </span>
          {/* A narrow list leaves both shares to the table below. */}
          <span className="hidden text-sm text-muted tabular-nums @xl:inline">
            {formatPct(gap.first)} against {formatPct(gap.second)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Widths are percent, so that it needs no measured size. The frame: differences by chance alone. */
function Bar({ gap: { gap, chance }, reach }: { gap: ExposureGap; reach: number }) {
  const half = (value: number) => `${Math.min(50, (Math.abs(value) / reach) * 50)}%`
  const isBeyond = chance === null || Math.abs(gap) > chance
  return (
    <svg aria-hidden width="100%" height={16} className="block">
      {chance === null ? null : (
        <rect
          x={`${50 - Math.min(50, (chance / reach) * 50)}%`}
          width={`${2 * Math.min(50, (chance / reach) * 50)}%`}
          y={0}
          height={16}
          className="fill-raised forced-colors:fill-[Canvas]"
        />
      )}
      <rect
        x={gap < 0 ? `${50 - Math.min(50, (-gap / reach) * 50)}%` : '50%'}
        width={half(gap)}
        y={4}
        height={8}
        strokeWidth={1.5}
        className={classNames(
          gap < 0 ? 'stroke-bad' : 'stroke-good',
          isBeyond ? (gap < 0 ? 'fill-bad' : 'fill-good') : 'fill-transparent',
          'forced-colors:stroke-[CanvasText]',
          isBeyond && 'forced-colors:fill-[CanvasText]',
        )}
      />
      <line x1="50%" x2="50%" y1={0} y2={16} className="stroke-field" />
    </svg>
  )
}
