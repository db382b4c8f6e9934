import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { formatPoints } from '#core/figures/format.ts'
import { useContest } from '../contest-context.ts'
import { leverageCsv } from './autopsy-tables.ts'
import { FigureSection } from './figure-section.tsx'

/** A phone has no room for them beside whole names; the file has both. */
const ROOMY = 'max-sm:hidden'
const HEADS = [
  ['Player', false],
  ['You', false],
  ['Field', false],
  ['Proj', true],
  ['Points', true],
] as const

/** Which differences from the field gave points and which cost some: a bar for each, to the right or to the left. */
export function LeverageSection({ leverage }: { leverage: NonNullable<Autopsy['leverage']> }) {
  const { captainCode } = useContest()
  const widest = Math.max(0.01, ...leverage.rows.map(({ paid }) => Math.abs(paid)))
  return (
    <FigureSection
      title="Differences that paid"
      description={`Your exposure less the field's, times the points over projection. In all ${signed(leverage.total)} points a lineup.`}
      file={{ name: 'differences.csv', csv: () => leverageCsv(leverage) }}
    >
      <ScrollWindow label="Differences that paid" className="max-h-96 rounded-md border border-border">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">Differences that paid</caption>
          <thead className="sticky top-0 z-10 bg-raised text-muted">
            <tr>
              {HEADS.map(([head, isDetail]) => (
                <th
                  key={head}
                  scope="col"
                  className={classNames(
                    'px-2 py-1.5 text-right font-medium first:text-left',
                    isDetail && ROOMY,
                  )}
                >
                  {head}
                </th>
              ))}
              <th scope="col" className="w-1/4 min-w-24 px-2 py-1.5 text-right font-medium">
                Paid
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {leverage.rows.map((row) => (
              <tr key={`${row.name} ${row.isCaptain}`}>
                <th scope="row" className="px-2 py-1 text-left font-normal wrap-anywhere">
                  {row.name}
                  {row.isCaptain ? <span className="text-muted"> {captainCode ?? 'Captain'}</span> : null}
                </th>
                <td className="px-2 py-1 text-right">{Math.round(100 * row.mine)}%</td>
                <td className="px-2 py-1 text-right">{Math.round(100 * row.field)}%</td>
                <td className={`px-2 py-1 text-right ${ROOMY}`}>{row.expected.toFixed(1)}</td>
                <td className={`px-2 py-1 text-right ${ROOMY}`}>{row.actual.toFixed(1)}</td>
                <td className="px-2 py-1 text-right">
                  {signed(row.paid)}
                  <PaidBar share={row.paid / widest} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollWindow>
    </FigureSection>
  )
}

/** @param share of half of the width; below 0 to the left. */
function PaidBar({ share }: { share: number }) {
  return (
    <span aria-hidden className="relative mt-0.5 block h-1.5">
      <span className="absolute inset-y-0 left-1/2 w-px bg-border" />
      <span
        style={{ left: `${50 + 50 * Math.min(0, share)}%`, width: `${50 * Math.abs(share)}%` }}
        className={classNames(
          'absolute inset-y-0 rounded-sm forced-colors:bg-[CanvasText]',
          share < 0 ? 'bg-bad' : 'bg-good',
        )}
      />
    </span>
  )
}

function signed(points: number): string {
  const text = formatPoints(Math.abs(points))
  return text === '0.00' ? text : `${points < 0 ? '-' : '+'}${text}`
}
