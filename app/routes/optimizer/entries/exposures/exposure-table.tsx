import { Download } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { downloadText } from '#app/lib/files/download-text.ts'
import { pluralize } from '#core/figures/format.ts'
import { type StackShares, stackShares } from '#core/lineups/quarterback-stack.ts'
import { capitalized } from '#core/text/words.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { RulePrice } from '../rules/rule-price.tsx'
import type { ExposureShares } from '../set/exposure-shares.ts'
import { useList } from '../set/list-context.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { missedLimits } from './exposure-bar.tsx'
import { exposureCsv } from './exposure-csv.ts'
import { exposureLimits, ruleOfLimits } from './exposure-limits.ts'
import { exposureRows, splitRows } from './exposure-rows.ts'

/** Who is in how many lineups, against the limits; captains and team splits; as a file too. */
export default function ExposureTable({
  lineups,
  shares,
}: {
  lineups: readonly ListedLineup[]
  shares: ReadonlyMap<string, ExposureShares>
}) {
  const { format, playerPool, buildRules } = useSlate()
  const fieldStacks = useList().simulation?.field.stacks ?? null
  const limits = useMemo(() => exposureLimits(buildRules), [buildRules])
  const rows = useMemo(() => exposureRows(shares, limits, playerPool), [shares, limits, playerPool])
  const splits = useMemo(() => splitRows(lineups, format), [lineups, format])
  const stacks = useMemo(() => stackShares(lineups.map(({ stack }) => stack)), [lineups])
  const captains = rows.filter(({ captain }) => captain > 0).length
  const { captain } = format
  /** The limits that anybody has. */
  const limited = (['any', 'captain'] as const).filter((slots) =>
    rows.some(({ limits: { [slots]: own } }) => own.min !== null || own.max !== null),
  )
  const columns = [
    'Name',
    ...(captain ? [captain.code, 'FLEX'] : []),
    'Exp',
    ...limited.flatMap((slots) =>
      slots === 'captain' ? [`${captain?.code} Min`, `${captain?.code} Max`] : ['Min', 'Max'],
    ),
  ]
  return (
    <section
      aria-label="Exposures"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className="grid min-h-0 content-start gap-3 overflow-y-auto p-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          {pluralize(rows.length, 'player')}
          {captain ? `, ${pluralize(captains, captain.name)}` : ''} in {pluralize(lineups.length, 'lineup')}
        </p>
        <Button size="small" onClick={() => downloadText(exposureCsv(rows, format), 'exposures.csv')}>
          <Download aria-hidden />
          CSV
        </Button>
      </div>
      {splits.length > 0 ? (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-muted">Players by team</span>
          <dl className="flex flex-wrap gap-x-4 gap-y-1">
            {splits.map(({ split, pct }) => (
              <div key={split} className="flex gap-1.5">
                <dt className="text-muted">{split}</dt>
                <dd className="tabular-nums">{Math.round(pct)}%</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {stacks ? <StackSummary mine={stacks} field={fieldStacks} /> : null}
      <table className="w-full tabular-nums">
        <SmallTableHead columns={columns} />
        <tbody className="text-right">
          {rows.map((row) => {
            const missed = missedLimits(row, row.limits)
            return (
              <Fragment key={row.person}>
                <tr className="border-t border-border">
                  <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                    {row.name} <span className="text-muted">{row.place}</span>
                  </th>
                  {captain ? (
                    <>
                      <td className="pl-2">{Math.round(row.captain)}%</td>
                      <td className="pl-2">{Math.round(row.flex)}%</td>
                    </>
                  ) : null}
                  <td className={classNames('pl-2 font-medium', missed.length > 0 && 'text-warn')}>
                    {Math.round(row.total)}%
                  </td>
                  {limited.flatMap((slots) =>
                    (['min', 'max'] as const).map((side) => (
                      <td key={`${slots} ${side}`} className="pl-2 text-muted">
                        {row.limits[slots][side] === null ? '-' : `${row.limits[slots][side]}%`}
                      </td>
                    )),
                  )}
                </tr>
                {missed.map(({ slots, text }) => {
                  const rule = ruleOfLimits(buildRules, { person: row.person, slots })
                  const whose = `the limits of ${row.name}${slots === 'captain' ? ' as captain' : ''}`
                  return (
                    <tr key={slots}>
                      <td colSpan={columns.length} className="pb-1 text-left">
                        <div className="flex flex-wrap items-center gap-x-3">
                          <span className="text-warn">{capitalized(text)}</span>
                          {rule ? <RulePrice ruleId={rule.id} sentence={whose} /> : null}
                        </div>
                      </td>
                    </tr>
                  )
                })}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** How the lineups stack their quarterbacks, and how the simulated opponents do. */
function StackSummary({ mine, field }: { mine: StackShares; field: StackShares | null }) {
  const fields = field && partsOf(field)
  return (
    <section aria-label="Stacks" className="grid gap-1">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {partsOf(mine).map(({ name, pct }, place) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">
              {Math.round(pct)}%
              {fields ? <span className="text-muted"> / {Math.round(fields[place]!.pct)}%</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {field ? <p className="text-xs text-muted">Your lineups / simulated opponents</p> : null}
    </section>
  )
}

function partsOf({ mates, bringBack, game }: StackShares): { name: string; pct: number }[] {
  return [
    ...mates.map((pct, count) => ({ name: `QB+${count}${count === 3 ? ' or more' : ''}`, pct })),
    { name: 'Bring-back', pct: bringBack },
    { name: 'Stack and bring-back', pct: game },
  ]
}
