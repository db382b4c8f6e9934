import { linearScale } from '#app/components/charts/scale.ts'
import { Noted, ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { countGames, type HabitObservation } from '#core/verdict/habit-observation.ts'
import { HABIT_WORDS } from '#core/verdict/habit-words.ts'
import type { GroupMean, HabitFigures } from '#core/verdict/habits.ts'
import { habitsOverGames } from '#core/verdict/habits-over-games.ts'
import { FoldCard } from '../fold-card.tsx'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'

/** How the lineups of the field, the best 1% and the user were built; over several games where they are known. */
export function BuildPicture({
  habits,
  observations,
}: {
  habits: readonly HabitFigures[]
  /** The habits in the user's contests, this one included. */
  observations: readonly HabitObservation[]
}) {
  const games = countGames(observations)
  return (
    <FoldCard
      id={PICTURE_IDS.build}
      tabIndex={-1}
      title="How the lineups were built"
      note={
        habits.length === 0
          ? 'Unknown: the file shows no whole lineup.'
          : `Averages over lineups that the file shows whole.${hasPrices(habits) ? '' : ' Salary left and teams need the slate.'}`
      }
    >
      {habits.length > 0 ? (
        <CardContent className="grid gap-4">
          <ul className="grid gap-3">
            {habits.map((habit) => (
              <HabitRow key={habit.habit} figures={habit} />
            ))}
          </ul>
          {games > 1 ? <OverGames observations={observations} games={games} /> : null}
          <ScrollingTable
            caption="How the lineups were built"
            columns={['Average', 'You', 'Winner', 'Top 1%', 'Field']}
            rows={habits.map(({ habit, mine, winner, best, field }) => [
              HABIT_WORDS[habit].name,
              ...[mine, winner, best, field].map((group) =>
                group ? HABIT_WORDS[habit].number(group.mean) : '-',
              ),
            ])}
          />
        </CardContent>
      ) : null}
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

const GROUPS = ['field', 'best', 'mine'] as const
type Group = (typeof GROUPS)[number]
const NAMES: Record<Group, string> = { field: 'Field', best: 'Top 1%', mine: 'You' }

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

/** Also the shape tells the groups apart: a ring, a bar, a dot. */
function Mark({ group, x }: { group: Group; x: string }) {
  switch (group) {
    case 'field':
      return <circle cx={x} cy={6} r={4.5} fill="none" strokeWidth={2} className="stroke-muted" />
    case 'best':
      return <line x1={x} x2={x} y1={0} y2={12} strokeWidth={3} className="stroke-gold" />
    case 'mine':
      return <circle cx={x} cy={6} r={4} className="fill-accent forced-colors:fill-[Highlight]" />
  }
}
