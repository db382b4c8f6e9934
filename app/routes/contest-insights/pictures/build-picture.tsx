import { ChartCard } from '#app/components/charts/chart-card.tsx'
import { Noted, ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { countGames, type HabitObservation } from '#core/verdict/habit-observation.ts'
import { habitNumber } from '#core/verdict/habit-text.ts'
import type { HabitFigures } from '#core/verdict/habits.ts'
import { habitsOverGames } from '#core/verdict/habits-over-games.ts'
import { HABIT_NAMES } from '#core/verdict/what-to-change.ts'
import { PICTURE_IDS } from '../verdict/picture-ids.ts'
import { HabitRow } from './habit-row.tsx'

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
    <ChartCard
      id={PICTURE_IDS.build}
      title="How the lineups were built"
      description={
        habits.length === 0
          ? 'Unknown: the file shows no whole lineup.'
          : `Averages over lineups that the file shows whole.${hasPrices(habits) ? '' : ' Salary left and teams need the slate.'}`
      }
      height={habits.length === 0 ? 0 : 40}
      isGrowing
      chart={
        <div className="grid gap-4">
          <ul className="grid gap-3">
            {habits.map((habit) => (
              <HabitRow key={habit.habit} figures={habit} />
            ))}
          </ul>
          {games > 1 ? <OverGames observations={observations} games={games} /> : null}
        </div>
      }
      table={
        <ScrollingTable
          caption="How the lineups were built"
          columns={['Average', 'You', 'Winner', 'Top 1%', 'Field']}
          rows={habits.map(({ habit, mine, winner, best, field }) => [
            HABIT_NAMES[habit],
            ...[mine, winner, best, field].map((group) => (group ? habitNumber(habit, group.mean) : '-')),
          ])}
        />
      }
    />
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
            {HABIT_NAMES[habit]}
          </Noted>,
          habitNumber(habit, mine),
          habitNumber(habit, best),
          habitNumber(habit, field),
          known < 2
            ? '-'
            : `${gap.mean < 0 ? '-' : '+'}${habitNumber(habit, Math.abs(gap.mean))} ± ${habitNumber(habit, gap.error)}`,
        ])}
      />
      <p className="text-sm text-muted">± one standard error. Contests of one game count once.</p>
    </div>
  )
}
