import { axisMoney } from '#app/components/charts/axis-money.ts'
import { DrawnChart } from '#app/components/charts/drawn-chart.tsx'
import { linearScale } from '#app/components/charts/scale.ts'
import { useChart } from '#app/components/charts/use-chart.ts'
import { classNames } from '#app/lib/class-names.ts'
import { formatProfitCents, formatShare } from '#core/figures/estimates.ts'
import { type ProfitDistribution, profitAt } from '#optimizer/sim/profit-distribution.ts'
import type { ProfitBin } from './profit-bins.ts'

const HEIGHT = 190
const TOP = 34
const BOTTOM = 24
/** Width of the bars at both ends, and their distance from the scale. */
const END_WIDTH = 18
const END_GAP = 10
const LETTER = 7.5
const EDGE_TEXT = 'fill-muted text-xs tabular-nums'

/** Bars of the share of games by profit, with the median and the best 5% marked. */
export function ProfitHistogram({
  bins,
  distribution,
}: {
  bins: readonly ProfitBin[]
  distribution: ProfitDistribution
}) {
  const chart = useChart()
  const { width, at } = chart
  const ranges = bins.filter(({ kind }) => kind === 'range')
  const hasAbove = bins.at(-1)?.kind === 'above'
  const left = END_WIDTH + END_GAP
  const right = width - (hasAbove ? END_WIDTH + END_GAP : 2)
  const x = linearScale([ranges[0]!.from, ranges.at(-1)!.to!], [left, right])
  const y = linearScale([0, Math.max(...bins.map(({ share }) => share))], [HEIGHT - BOTTOM, TOP])
  const spanOf = ({ kind, from, to }: ProfitBin): [number, number] =>
    kind === 'all_lost' ? [0, END_WIDTH] : kind === 'above' ? [width - END_WIDTH, width] : [x(from), x(to!)]
  const placeOf = (profit: number) =>
    profit <= bins[0]!.from ? END_WIDTH / 2 : profit >= ranges.at(-1)!.to! ? width - END_WIDTH / 2 : x(profit)

  function markAt(pointer: { x: number }) {
    const found = bins.findIndex((bin) => spanOf(bin)[1] >= pointer.x)
    return found < 0 ? bins.length - 1 : found
  }

  return (
    <DrawnChart
      chart={chart}
      height={HEIGHT}
      description={describe(distribution)}
      label="Bars of the profit chart"
      count={bins.length}
      text={(place) => (place === null ? 'Choose a bar to read it.' : binSentence(bins[place]!))}
      markAt={markAt}
    >
      {() => (
        <>
          {bins.map((bin, place) => {
            const [from, to] = spanOf(bin)
            return (
              <rect
                key={bin.kind === 'range' ? bin.from : bin.kind}
                x={from + 0.5}
                width={Math.max(1, to - from - 1)}
                y={y(bin.share)}
                height={HEIGHT - BOTTOM - y(bin.share)}
                className={classNames(
                  'forced-colors:fill-[CanvasText]',
                  isLoss(bin) ? 'fill-bad/80' : 'fill-good/80',
                  at !== null && at !== place && 'opacity-50',
                )}
              />
            )
          })}
          <line x1={0} x2={width} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-field" />
          <line x1={x(0)} x2={x(0)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-foreground" />
          <Marks distribution={distribution} placeOf={placeOf} width={width} />
          <AxisLabels ranges={ranges} x={x} left={left} right={right} hasAbove={hasAbove} width={width} />
        </>
      )}
    </DrawnChart>
  )
}

/**
 * Lines at the median and where the best 5% begin, whose amounts the card lists; their labels stand in rows of their own, so that
 * they never meet, the median's lower, so that its line does not cross the other.
 */
function Marks({
  distribution,
  placeOf,
  width,
}: {
  distribution: ProfitDistribution
  placeOf: (profit: number) => number
  width: number
}) {
  const [median, high] = [profitAt(distribution, 0.5), profitAt(distribution, 0.95)]
  const marks = [
    { text: 'Median', place: placeOf(median), row: 25 },
    { text: 'Best 5% of games', place: placeOf(high), row: 10 },
  ]
  return marks.map(({ text, place, row }) => {
    // The text stays inside the picture.
    const half = (text.length * LETTER) / 2
    return (
      <g key={text}>
        <line
          x1={place}
          x2={place}
          y1={row + 4}
          y2={HEIGHT - BOTTOM}
          strokeDasharray="3 3"
          className="stroke-foreground"
        />
        <text
          x={Math.min(Math.max(place, half), width - half)}
          y={row}
          textAnchor="middle"
          className="fill-foreground text-xs tabular-nums"
        >
          {text}
        </text>
      </g>
    )
  })
}

function AxisLabels({
  ranges,
  x,
  left,
  right,
  hasAbove,
  width,
}: {
  ranges: readonly ProfitBin[]
  x: (profit: number) => number
  left: number
  right: number
  hasAbove: boolean
  width: number
}) {
  const edges = [...ranges.map(({ from }) => from), ranges.at(-1)!.to!]
  // The label of 0 always stands; the others at a distance of whole labels from it.
  const zero = edges.indexOf(0)
  const every = Math.ceil((edges.length * 52) / Math.max(1, right - left))
  const room = hasAbove ? END_WIDTH + END_GAP + 8 : 0
  return (
    <>
      <text x={0} y={HEIGHT - 8} className={EDGE_TEXT}>
        All lost
      </text>
      {edges
        .filter((edge, place) => (place - zero) % every === 0 && x(edge) > 62 && x(edge) < width - room - 12)
        .map((edge) => (
          <text key={edge} x={x(edge)} y={HEIGHT - 8} textAnchor="middle" className={EDGE_TEXT}>
            {axisMoney(edge / 100)}
          </text>
        ))}
      {hasAbove ? (
        <text x={width} y={HEIGHT - 8} textAnchor="end" className={EDGE_TEXT}>
          More
        </text>
      ) : null}
    </>
  )
}

function isLoss({ kind, to }: ProfitBin): boolean {
  return kind === 'all_lost' || (to !== null && to <= 0)
}

/** `12.3% of games: +$10.00 to +$20.00` */
function binSentence(bin: ProfitBin): string {
  return `${formatShare(bin.share)} of games: ${binName(bin)}`
}

export function binName({ kind, from, to }: ProfitBin): string {
  if (kind === 'all_lost') return `all lost (${formatProfitCents(from)})`
  if (to === null) return `${formatProfitCents(from)} or more`
  return `${formatProfitCents(from)} to ${formatProfitCents(to)}`
}

function describe(distribution: ProfitDistribution): string {
  const { chanceOfProfit, chanceOfLosingAll } = distribution
  return `Histogram of the profit: a profit in ${formatShare(chanceOfProfit.value)} of games, all lost in ${formatShare(chanceOfLosingAll.value)}, median ${formatProfitCents(profitAt(distribution, 0.5))}, best 5% of games from ${formatProfitCents(profitAt(distribution, 0.95))}.`
}
