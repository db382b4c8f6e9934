import { DrawnChart } from '#app/components/charts/drawn-chart.tsx'
import { linearScale, roundTicks, type Scale } from '#app/components/charts/scale.ts'
import { useChart } from '#app/components/charts/use-chart.ts'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount, formatPoints } from '#core/figures/format.ts'
import type { ScoreHistogram } from '#core/verdict/score-histogram.ts'
import { binSentence, describeScores, type ScoreMark, scoreMarks } from './score-words.ts'

const HEIGHT = 250
/** With the sentence below the bars. */
export const SCORE_HEIGHT = HEIGHT + 24
const TOP = 58
const BOTTOM = 44
const ROW = 17
const LETTER = 7.5
const TEXT = 'fill-muted text-xs tabular-nums'

/** Also the dashes tell the lines apart. */
const LINES: Record<ScoreMark['id'], { color: string; dash: string | undefined }> = {
  winner: { color: 'stroke-gold', dash: undefined },
  best: { color: 'stroke-good', dash: '6 3' },
  cash: { color: 'stroke-foreground', dash: '2 3' },
}

export function ScoreChart({ scores, entries }: { scores: ScoreHistogram; entries: number }) {
  const chart = useChart()
  const { width, at } = chart
  const { bins, below } = scores
  const y = linearScale([0, Math.max(1, ...bins.map((bin) => bin.entries))], [HEIGHT - BOTTOM, TOP])
  const x = linearScale([bins[0]!.from, bins.at(-1)!.to], [0, width])
  const isOpen = (place: number) => place === 0 && below > 0

  return (
    <DrawnChart
      chart={chart}
      height={HEIGHT}
      description={describeScores(scores, entries)}
      label="Bars of the scores"
      count={bins.length}
      text={(place) =>
        place === null
          ? 'Choose a bar to read it.'
          : binSentence(bins[place]!, { isOpen: isOpen(place), entries })
      }
      markAt={(pointer) =>
        Math.min(bins.length - 1, Math.max(0, Math.floor((pointer.x / width) * bins.length)))
      }
    >
      {() => (
        <>
          {bins.map((bin, place) => (
            <Bar key={bin.from} bin={bin} x={x} y={y} isRead={at === place} />
          ))}
          <line x1={0} x2={width} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-field" />
          <Ticks from={bins[0]!.from} to={bins.at(-1)!.to} x={x} width={width} />
          {scoreMarks(scores).map((mark, row) => (
            <Line key={mark.id} mark={mark} row={row} x={x(mark.points)} width={width} />
          ))}
        </>
      )}
    </DrawnChart>
  )
}

function Bar({
  bin,
  x,
  y,
  isRead,
}: {
  bin: ScoreHistogram['bins'][number]
  x: Scale
  y: Scale
  isRead: boolean
}) {
  const [left, right, foot] = [x(bin.from), x(bin.to), HEIGHT - BOTTOM]
  const middle = (left + right) / 2
  return (
    <>
      <rect
        x={left + 0.5}
        width={Math.max(1, right - left - 1)}
        y={y(bin.entries)}
        height={foot - y(bin.entries)}
        className={classNames('forced-colors:fill-[CanvasText]', isRead ? 'fill-accent' : 'fill-accent/45')}
      />
      {bin.mine > 0 ? (
        <>
          <path
            d={`M${middle} ${foot + 2}l5 8h-10Z`}
            className="fill-foreground forced-colors:fill-[Highlight]"
          />
          {bin.mine > 1 ? (
            <text x={middle} y={foot + 21} textAnchor="middle" className={TEXT}>
              {formatCount(bin.mine)}
            </text>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function Ticks({ from, to, x, width }: { from: number; to: number; x: Scale; width: number }) {
  const ticks = roundTicks(from, to, width < 400 ? 4 : 8).filter((tick) => tick >= from && tick <= to)
  return ticks.map((tick) => (
    <text
      key={tick}
      x={x(tick)}
      y={HEIGHT - 6}
      textAnchor={x(tick) < 14 ? 'start' : x(tick) > width - 14 ? 'end' : 'middle'}
      className={TEXT}
    >
      {tick}
    </text>
  ))
}

function Line({ mark, row, x, width }: { mark: ScoreMark; row: number; x: number; width: number }) {
  const text = `${mark.name} ${formatPoints(mark.points)}`
  const isLeft = x + text.length * LETTER + 6 > width
  const { color, dash } = LINES[mark.id]
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={row * ROW + 2}
        y2={HEIGHT - BOTTOM}
        strokeWidth={1.5}
        strokeDasharray={dash}
        className={color}
      />
      <text
        x={isLeft ? x - 5 : x + 5}
        y={row * ROW + 12}
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-foreground text-xs tabular-nums"
      >
        {text}
      </text>
    </>
  )
}
