import { useMemo, useState } from 'react'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { Autopsy, AutopsyBasis } from '#core/autopsy/autopsy.ts'
import { roiOf } from '#core/autopsy/deserved.ts'
import type { ForecastScore } from '#core/autopsy/forecast-truth.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import { type ShownTogether, shownOpponents, shownRows, shownTogether } from '#core/autopsy/shown-autopsy.ts'
import {
  formatCents,
  formatCentsError,
  formatProfitCents,
  formatRoi,
  formatRoiEstimate,
  formatShare,
} from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { useContest } from '../contest-context.ts'
import { entriesCsv, mostUsedText, opponentsCsv, scoresCsv } from './autopsy-tables.ts'
import { basisText, rarityText, unreadTexts } from './autopsy-texts.ts'
import { EntriesTable } from './entries-table.tsx'
import { FigureSection } from './figure-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { LeverageSection } from './leverage-section.tsx'

/** The figures of an autopsy: all entries together, one by one, and what made the difference. */
export function AutopsyFigures({
  autopsy,
  opponents,
  entered,
  format,
  payoutFactor,
}: {
  autopsy: Autopsy
  opponents: readonly Opponent[] | null
  entered: AutopsyAnswer['entered']
  format: Format
  /** The user's own factor for money; null before there is one. */
  payoutFactor: number | null
}) {
  const [isRaw, setRaw] = useState(false)
  const [hasAll, setHasAll] = useState(false)
  const how = useMemo(() => ({ format, isRaw, payoutFactor }), [format, isRaw, payoutFactor])
  const rows = useMemo(() => shownRows(autopsy, how), [autopsy, how])
  const together = shownTogether(autopsy, how)
  const { basis, leverage } = autopsy
  return (
    <div className="grid min-w-0">
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        {together ? <Together autopsy={autopsy} together={together} /> : null}
        <details className="text-sm wrap-anywhere text-muted">
          <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
            How this was played
          </summary>
          <ul className="mt-1 grid gap-1">
            {[basisText(basis), movedText(isRaw), '± is one standard error.', ...unreadTexts(autopsy)].map(
              (text) => (
                <li key={text}>{text}</li>
              ),
            )}
          </ul>
        </details>
      </div>
      <FigureSection
        title={pluralize(basis.own, 'entry', 'entries')}
        buttons={
          <>
            <Button
              size="small"
              variant={hasAll ? 'chosen' : 'secondary'}
              aria-pressed={hasAll}
              onClick={() => setHasAll(!hasAll)}
              className="@3xl:hidden"
            >
              All figures
            </Button>
            <Button
              size="small"
              variant={isRaw ? 'chosen' : 'secondary'}
              aria-pressed={isRaw}
              onClick={() => setRaw(!isRaw)}
            >
              Raw
            </Button>
          </>
        }
        file={{ name: 'deserved.csv', csv: () => entriesCsv(rows) }}
      >
        <EntriesTable {...{ rows, basis, hasAll }} />
      </FigureSection>
      <GroupsSection {...{ autopsy, rows, entered, format }} />
      {leverage ? <LeverageSection leverage={leverage} /> : null}
      <TruthSection autopsy={autopsy} />
      {opponents && opponents.length > 0 ? (
        <OpponentsSection opponents={shownOpponents(opponents, autopsy, how)} basis={basis} format={format} />
      ) : null}
    </div>
  )
}

function movedText(isRaw: boolean): string {
  return isRaw
    ? 'The figures are as simulated.'
    : 'The figures are moved towards the average entry: simulations promise more than contests pay.'
}

function Together({
  autopsy: { together: raw, basis, means },
  together: { paid, roi, won, wonRoi, luck, fees },
}: {
  autopsy: Autopsy
  together: ShownTogether
}) {
  const feesText = fees === null ? 'Type the entry fee for the ROI' : `for ${formatCents(fees)} of fees`
  return (
    <StatCards>
      <StatCard
        name="Deserved"
        note={`${formatCents(paid.value)} ${formatCentsError(paid.error)} ${roi ? feesText : ''}`}
        more={roi ? null : feesText}
      >
        {roi ? formatRoiEstimate(roi) : formatCents(paid.value)}
      </StatCard>
      <StatCard
        name="Got"
        note={
          won === null ? 'The contest is still running' : wonRoi === null ? 'won' : `${formatCents(won)} won`
        }
      >
        {won === null ? '-' : wonRoi === null ? formatCents(won) : formatRoi(wonRoi)}
      </StatCard>
      <StatCard
        name="Luck"
        note={luck ? formatCentsError(luck.error) : 'Got minus deserved, known at the end'}
        more={raw && rarityText(raw)}
      >
        {luck ? formatProfitCents(luck.value) : '-'}
      </StatCard>
      <StatCard
        name="Profit"
        note="of the games, as simulated"
        more={means.roi === null ? null : `The average entry makes ${formatRoi(means.roi)}`}
      >
        {raw?.ahead == null || basis.feeCents === null ? '-' : `in ${formatShare(raw.ahead)}`}
      </StatCard>
    </StatCards>
  )
}

/** The users with the most entries, with their money as it is shown. Nothing of this is stored. */
function OpponentsSection({
  opponents,
  basis: { feeCents, isLive, poolCents },
  format,
}: {
  opponents: readonly Opponent[]
  basis: AutopsyBasis
  format: Format
}) {
  const hasMoney = poolCents !== null
  const columns = [
    'User',
    'Entries',
    ...(hasMoney ? ['Deserved'] : []),
    ...(hasMoney && !isLive ? ['Won'] : []),
    'Most used',
  ]
  return (
    <FigureSection
      title="Opponents"
      note={`Most entries: ${opponents[0]?.name}, ${formatCount(opponents[0]?.entries ?? 0)}`}
      isFolded
      description="The users with the most entries. Their names stay on this device."
      file={{ name: 'opponents.csv', csv: () => opponentsCsv(opponents, feeCents) }}
    >
      <ScrollingTable
        caption="Opponents by entries"
        columns={columns}
        rows={opponents.map((opponent) => [
          opponent.name,
          formatCount(opponent.entries),
          ...(hasMoney ? [deservedText(opponent, feeCents)] : []),
          ...(hasMoney && !isLive ? [opponent.won === null ? '-' : formatCents(opponent.won)] : []),
          <span key="held" className="block min-w-56 text-left">
            {mostUsedText(opponent, format)}
          </span>,
        ])}
      />
    </FigureSection>
  )
}

function deservedText({ deserved, entries }: Opponent, feeCents: number | null): string {
  if (deserved === null) return '-'
  const roi = roiOf(deserved, feeCents && feeCents * entries)
  return roi ? formatRoiEstimate(roi) : formatCents(deserved.value)
}

/** How far projections and ownership were off, by position. */
function TruthSection({ autopsy: { points, ownership } }: { autopsy: Autopsy }) {
  const { captainCode } = useContest()
  const groups = [
    { title: 'Projection', unit: 'points', scores: points },
    { title: `${captainCode ?? 'Captain'} ownership`, unit: 'percentage points', scores: ownership.captain },
    {
      title: captainCode === null ? 'Ownership' : 'FLEX ownership',
      unit: 'percentage points',
      scores: ownership.flex,
    },
  ].filter(({ scores }) => scores.length > 0)
  if (groups.length === 0) return null
  return (
    <FigureSection
      title="Forecasts and what came"
      note={points[0] ? `Projections were off by ${points[0].meanError.toFixed(1)} points` : null}
      isFolded
      description="How far a player was off on average. Positions with fewer than three players are left out."
      file={{ name: 'forecasts.csv', csv: () => scoresCsv(groups) }}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        {groups.map(({ title, unit, scores }) => (
          <div key={title} className="grid min-w-0 content-start gap-1">
            <h4 className="text-sm font-medium">
              {title}, {unit}
            </h4>
            <ScrollingTable
              caption={`${title}: forecast and outcome`}
              columns={['Position', 'Players', 'Off by', 'Too high by']}
              rows={scores.map(cells)}
            />
          </div>
        ))}
      </div>
    </FigureSection>
  )
}

function cells({ group, count, bias, meanError }: ForecastScore): string[] {
  return [group, String(count), meanError.toFixed(1), bias.toFixed(1).replace('-0.0', '0.0')]
}
