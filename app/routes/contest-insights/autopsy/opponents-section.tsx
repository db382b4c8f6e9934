import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import type { AutopsyBasis } from '#core/autopsy/autopsy.ts'
import { roiOf } from '#core/autopsy/deserved.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import { formatCents, formatRoiEstimate } from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { mostUsedText, opponentsCsv } from './autopsy-tables.ts'
import { FigureSection } from './figure-section.tsx'

/** The users with the most entries, with their money as it is shown. Nothing of this is stored. */
export function OpponentsSection({
  opponents,
  basis: { feeCents, isLive, poolCents },
  mode,
}: {
  opponents: readonly Opponent[]
  basis: AutopsyBasis
  mode: Format
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
          <span key="held" className="inline-block min-w-56 text-left">
            {mostUsedText(opponent, mode)}
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
