import { ask } from '#app/lib/threads/pool.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { Lineup } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { leftOutIds } from '../../state/left-out.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { questionOf } from '../simulation/question-of.ts'
import type { LineupFigures } from '../simulation/simulation.ts'
import { LessPlayedLineups } from './less-played.tsx'
import { OwnershipWorlds } from './ownership-worlds.tsx'

/** What a lineup needs, changes to it that fewer entries have, and what it is worth if the ownership is wrong. */
export function LineupDetail({
  contest: settings,
  lineup,
  shown,
  hasDupes,
  isRaw,
}: {
  contest: ContestSettings
  lineup: Lineup
  /** The lineup's figures as they stand above. */
  shown: LineupFigures
  hasDupes: boolean
  isRaw: boolean
}) {
  const state = useSlate()
  const { playerPool, mode } = state
  // The figures above are there without it.
  const { answer: detail } = useTask(
    [playerPool, settings, lineup],
    async ({ signal }) => {
      const contest = simContestOf(settings)
      if (!contest.ok) return null
      const question = questionOf(state, contest.value.contest, [lineup])
      return ask('detail', { ...question, unused: leftOutIds(state) }, { signal })
    },
    { starts: true },
  )

  if (detail === null) return null
  return (
    <>
      {detail.needs === null ? null : (
        <p className="mt-3 text-sm wrap-anywhere">
          <span className="text-muted">Needs for the top 1%: </span>
          {detail.needs}
        </p>
      )}
      {hasDupes ? (
        <LessPlayedLineups
          lineups={detail.lessPlayed}
          isRough={shown.dupes.rough !== undefined}
          pool={playerPool}
          mode={mode}
        />
      ) : null}
      <OwnershipWorlds contest={settings} lineup={lineup} shown={shown} isRaw={isRaw} />
    </>
  )
}
