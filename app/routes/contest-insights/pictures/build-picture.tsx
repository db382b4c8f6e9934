import { linearScale } from '#app/components/charts/scale.ts'
import { Noted, ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { FoldCard } from '#app/components/fold-card.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import type { ShapeShare, SlateShapes } from '#core/contest/slate-shapes.ts'
import { formatCount, formatPct, formatSalary, pluralize } from '#core/figures/format.ts'
import { countGames, type HabitObservation } from '#core/verdict/habit-observation.ts'
import { HABIT_WORDS } from '#core/verdict/habit-words.ts'
import type { GroupMean, HabitFigures } from '#core/verdict/habits.ts'
import { habitsOverGames } from '#core/verdict/habits-over-games.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { buildFinding } from './findings.ts'

/** How the lineups of the field, the best 1% and the user were built; over several games where they are known. */
export function BuildPicture({
  habits,
  observations,
  shapes,
}: {
  habits: readonly HabitFigures[]
  /** The habits in the user's contests, this one included. */
  observations: readonly HabitObservation[]
  /** Null when no lineup can be priced. */
  shapes: SlateShapes | null
}) {
  const games = countGames(observations)
  if (habits.length === 0) return null
  return (
    <FoldCard
      id={PICTURE_IDS.build}
      tabIndex={-1}
      title="How the lineups were built"
      note={buildFinding(habits)}
    >
      <CardContent className="grid gap-4">
        <p className="text-sm text-muted">
          Averages over lineups that the file shows whole.
          {hasPrices(habits) ? null : ' Salary left and teams need the slate.'}
        </p>
        <ul className="grid gap-3">
          {habits.map((habit) => (
            <HabitRow key={habit.habit} figures={habit} />
          ))}
        </ul>
        {games > 1 ? <OverGames observations={observations} games={games} /> : null}
        {shapes ? <Shapes shapes={shapes} /> : null}
      </CardContent>
    </FoldCard>
  )
}

function hasPrices(habits: readonly HabitFigures[]): boolean {
  return habits.some(({ habit }) => habit === 'salaryLeft')
}

/** The evidence of the third sentence. */
function OverGames({ observations, games }: { observations: readonly HabitObservation[]; games: number }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold">Over {formatCount(games)} games</h3>
      <ScrollingTable
        caption={`Habits over ${formatCount(games)} games`}
        columns={['Average', 'You', 'Top 1%', 'Field', 'You - top 1%']}
        rows={habitsOverGames(observations).map(({ habit, games: known, mine, best, field, gap }) => [
          <Noted key="habit" note={known === games ? null : pluralize(known, 'game')}>
            {HABIT_WORDS[habit].name}
          </Noted>,
          HABIT_WORDS[habit].number(mine),
          HABIT_WORDS[habit].number(best),
          HABIT_WORDS[habit].number(field),
          known < 2
            ? '-'
            : `${gap.mean < 0 ? '-' : '+'}${HABIT_WORDS[habit].number(Math.abs(gap.mean))} ± ${HABIT_WORDS[habit].number(gap.error)}`,
        ])}
      />
      <p className="text-sm text-muted">± one standard error. Contests of one game count once.</p>
    </div>
  )
}

const GROUPS = ['field', 'best', 'winner', 'mine'] as const
type Group = (typeof GROUPS)[number]
const NAMES: Record<Group, string> = {
  field: 'Field',
  best: 'Top 1%',
  winner: 'Winner',
  mine: 'You',
}

/** One habit: the groups' averages as marks on a line, and as figures with the mark of each. */
function HabitRow({ figures }: { figures: HabitFigures }) {
  const known = GROUPS.flatMap((group) => {
    const mean: GroupMean | null = figures[group]
    return mean ? { group, mean: mean.mean } : []
  })
  // One spread of single lineups to each side: differences of averages look as large as they are.
  const low = Math.min(figures.field.mean - figures.fieldSpread, ...known.map(({ mean }) => mean))
  const high = Math.max(figures.field.mean + figures.fieldSpread, ...known.map(({ mean }) => mean))
  const place = linearScale(low === high ? [low - 1, high + 1] : [low, high], [3, 97])
  return (
    <li className="grid gap-1 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{HABIT_WORDS[figures.habit].name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          {known.map(({ group, mean }) => (
            <span key={group} className="inline-flex items-center gap-1">
              <svg aria-hidden width={12} height={12}>
                <Mark group={group} x="50%" />
              </svg>
              {NAMES[group]} {HABIT_WORDS[figures.habit].number(mean)}
            </span>
          ))}
        </span>
      </span>
      <svg aria-hidden width="100%" height={12} className="block overflow-visible">
        <line x1="0" x2="100%" y1={6} y2={6} className="stroke-border" />
        {known.map(({ group, mean }) => (
          <Mark key={group} group={group} x={`${place(mean)}%`} />
        ))}
      </svg>
    </li>
  )
}

/** Also the shape tells the groups apart: a ring, a bar, a cross, a dot. */
function Mark({ group, x }: { group: Group; x: string }) {
  switch (group) {
    case 'field':
      return <circle cx={x} cy={6} r={4.5} fill="none" strokeWidth={2} className="stroke-muted" />
    case 'best':
      return <line x1={x} x2={x} y1={0} y2={12} strokeWidth={3} className="stroke-gold" />
    case 'winner':
      return (
        <svg aria-hidden x={x} overflow="visible">
          <path d="m-4 2 8 8m-8 0 8-8" strokeWidth={2} className="stroke-good" />
        </svg>
      )
    case 'mine':
      return <circle cx={x} cy={6} r={4} className="fill-accent forced-colors:fill-[Highlight]" />
  }
}

/** Players per team and salary left, for the field and the top 1%. */
function Shapes({ shapes }: { shapes: SlateShapes }) {
  return (
    <div id={PICTURE_IDS.shapes} tabIndex={-1} className="grid gap-2">
      <h3 className="text-sm font-semibold">Team shapes and salary left</h3>
      <p className="text-sm text-muted">{averageText(shapes)}</p>
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        {shapes.teams.length > 0 ? <Shares caption="Players by team" rows={shapes.teams} /> : null}
        <Shares caption="Salary left" rows={shapes.salaryLeft} />
      </div>
    </div>
  )
}

function averageText({ averageSalaryLeft: { field, best }, lineups }: SlateShapes): string {
  const ofBest =
    best === null ? 'None of them is in the top 1%.' : `The top 1% left ${formatSalary(Math.round(best))}.`
  return `The average of ${pluralize(lineups, 'lineup')} left ${formatSalary(Math.round(field))}. ${ofBest}`
}

function Shares({ caption, rows }: { caption: string; rows: ShapeShare[] }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-1 text-left font-medium">{caption}</th>
          <th className="w-20 py-1 text-right font-medium">Field</th>
          <th className="w-20 py-1 text-right font-medium">Top 1%</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-t border-border">
        {rows.map(({ shape, fieldPct, bestPct }) => (
          <tr key={shape}>
            <td className="py-1.5 tabular-nums">{shape}</td>
            <td className="py-1.5 text-right tabular-nums">{formatPct(fieldPct)}</td>
            <td className="py-1.5 text-right tabular-nums">{bestPct === null ? '-' : formatPct(bestPct)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
