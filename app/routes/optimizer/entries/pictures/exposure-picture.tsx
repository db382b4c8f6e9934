import { useMemo, useState } from 'react'
import { linearScale, roundTicks } from '#app/components/charts/scale.ts'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { ChoiceButtons } from '#app/components/ui/choice-buttons.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatSigned } from '#core/figures/format.ts'
import { useSlate } from '../../state/slate-context.tsx'
import type { ExposureShares } from '../set/exposure-shares.ts'
import {
  COMPARED_SLOTS,
  type ComparedSlots,
  type ComparisonSort,
  compareWithField,
  type FieldComparison,
  type FieldShares,
  sortedComparisons,
} from './exposure-against-field.ts'
import { PictureCard } from './picture-card.tsx'
import { comparisonCsv } from './picture-csv.ts'

const FIRST_ROWS = 12

const SORTS: { id: string; label: string; sort: ComparisonSort }[] = [
  { id: 'over', label: 'More than the field', sort: { by: 'gap', direction: 'high' } },
  { id: 'under', label: 'Less than the field', sort: { by: 'gap', direction: 'low' } },
  { id: 'mine', label: 'My exposure', sort: { by: 'mine', direction: 'high' } },
  { id: 'field', label: 'Field', sort: { by: 'field', direction: 'high' } },
  { id: 'name', label: 'Name', sort: { by: 'name', direction: 'low' } },
]

/** Each player's share of my lineups beside the share of the field: the difference as a line between two dots. */
export function ExposurePicture({
  mine,
  field,
}: {
  mine: ReadonlyMap<string, ExposureShares>
  /** By `personKey`, in percent. */
  field: ReadonlyMap<string, FieldShares>
}) {
  const { playerPool: pool, format } = useSlate()
  const [slots, setSlots] = useState<ComparedSlots>('total')
  const [sortId, setSortId] = useState(SORTS[0]!.id)
  const [isWhole, setIsWhole] = useState(false)
  const { sort } = SORTS.find(({ id }) => id === sortId)!
  const rows = useMemo(
    () => sortedComparisons(compareWithField({ pool, mine, field, slots }), sort),
    [pool, mine, field, slots, sort],
  )
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  const most = roundTicks(0, Math.max(1, ...rows.map((row) => Math.max(row.mine, row.field ?? 0))), 4).at(-1)!
  const place = linearScale([0, Math.min(100, most)], [0, 100])
  const unknown = rows.filter(({ field: share }) => share === null).length
  return (
    <PictureCard
      title="Exposure against the field"
      description={
        <span className="flex flex-wrap gap-x-3">
          <Legend dot="bg-accent" text="My lineups" />
          <Legend dot="border-2 border-muted" text="Field (ownership)" />
          <span>Difference = mine - field</span>
          {unknown > 0 ? <span>{unknown} without ownership</span> : null}
        </span>
      }
      controls={
        <div className="flex flex-wrap items-center gap-2">
          {format.captain ? (
            <ChoiceButtons
              legend="Slots"
              choices={COMPARED_SLOTS.map((value) => ({
                value,
                label: value === 'total' ? 'All' : value === 'captain' ? format.captain!.code : 'FLEX',
              }))}
              chosen={slots}
              onChoose={setSlots}
              className="px-2.5"
            />
          ) : null}
          <span className="w-52 [&_select]:h-8 [&_select]:text-sm pointer-coarse:[&_select]:h-11">
            <Select
              aria-label="Sort players by"
              value={sortId}
              onChange={({ target }) => setSortId(target.value)}
            >
              {SORTS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </span>
        </div>
      }
      picture={
        rows.length === 0 ? (
          <p className="text-sm text-muted">No player to compare: the ownership is not known.</p>
        ) : (
          <>
            <ul aria-label="Exposure against the field" className="grid gap-1.5">
              {shown.map((row) => (
                <Dumbbell key={row.person} row={row} place={place} />
              ))}
            </ul>
            {rows.length > FIRST_ROWS ? (
              <Button
                variant="link"
                size="inline"
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
                className="justify-self-start text-sm"
              >
                {isWhole ? `Show ${FIRST_ROWS}` : `Show all ${rows.length} players`}
              </Button>
            ) : null}
          </>
        )
      }
      table={
        <ScrollingTable
          caption="Exposure against the field, in percent of lineups"
          columns={['Name', 'Mine', 'Field', 'Difference']}
          rows={rows.map((row) => [
            <>
              {row.name} <span className="text-muted">{row.place}</span>
            </>,
            pct(row.mine),
            row.field === null ? '-' : pct(row.field),
            row.gap === null ? '-' : formatSigned(row.gap),
          ])}
        />
      }
      file={rows.length === 0 ? null : { name: 'exposure-field.csv', csv: () => comparisonCsv(rows) }}
    />
  )
}

function Legend({ dot, text }: { dot: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-full ${dot}`} />
      {text}
    </span>
  )
}

function pct(share: number): string {
  return `${share.toFixed(share > 0 && share < 9.95 ? 1 : 0)}%`
}

/** A player's row: name, my share and the field's as two dots on one scale, and the difference as a figure. */
function Dumbbell({
  row: { name, place: team, mine, field, gap },
  place,
}: {
  row: FieldComparison
  /** Percent of lineups to percent of the width. */
  place: (pct: number) => number
}) {
  const from = place(Math.min(mine, field ?? mine))
  const to = place(Math.max(mine, field ?? mine))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-2 text-sm @md/pictures:grid-cols-[12rem_minmax(0,1fr)_3rem]">
      <span className="min-w-0 truncate" title={`${name} ${team}`}>
        {name} <span className="text-muted">{team}</span>
      </span>
      <span
        aria-hidden
        className="relative col-span-2 row-start-2 mx-1.5 h-4 @md/pictures:col-span-1 @md/pictures:row-start-auto"
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-border" />
        <span
          style={{ left: `${from}%`, width: `${to - from}%` }}
          className={classNames(
            'absolute top-1/2 h-1 -translate-y-1/2 forced-colors:bg-[CanvasText]',
            (gap ?? 0) < 0 ? 'bg-bad' : 'bg-good',
          )}
        />
        {field === null ? null : (
          <span
            style={{ left: `${place(field)}%` }}
            className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-muted bg-card forced-colors:border-[CanvasText]"
          />
        )}
        <span
          style={{ left: `${place(mine)}%` }}
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      </span>
      <span className="text-right tabular-nums">
        <span className="sr-only">
          mine {Math.round(mine)}%, field {field === null ? 'not known' : `${Math.round(field)}%`}, difference{' '}
        </span>
        {gap === null ? '-' : formatSigned(gap)}
      </span>
    </li>
  )
}
