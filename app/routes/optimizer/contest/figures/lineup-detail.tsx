import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { ask } from '#app/lib/threads/pool.ts'
import type { LessPlayed } from '#app/lib/threads/sim/sim-messages.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { roughDupes } from '#core/field/dupes.ts'
import { aloneText, dupesText } from '#core/figures/estimates.ts'
import { formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { Lineup } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { leftOutIds } from '../../state/left-out.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { questionOf } from '../simulation/question-of.ts'
import type { LineupFigures, Simulation } from '../simulation/simulation.ts'
import { OwnershipWorlds } from './ownership-worlds.tsx'

/** What a lineup needs, changes to it that fewer entries have, and what it is worth if the ownership is wrong. */
export function LineupDetail({
  contest: settings,
  lineup,
  shown,
  means,
  hasDupes,
  isRaw,
}: {
  contest: ContestSettings
  lineup: Lineup
  /** The lineup's figures as they stand above. */
  shown: LineupFigures
  means: Simulation['means']
  hasDupes: boolean
  isRaw: boolean
}) {
  const state = useSlate()
  const { playerPool, format } = state
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
          format={format}
        />
      ) : null}
      <OwnershipWorlds contest={settings} lineup={lineup} {...{ shown, means, isRaw }} />
    </>
  )
}

const MOST_SHOWN = 4

/** One change to a lineup that fewer entries have, the least costly first; nothing where there is none. */
function LessPlayedLineups({
  lineups,
  isRough,
  pool,
  format,
}: {
  lineups: readonly LessPlayed[]
  /** Dupes are a rough range, as those of the lineup itself are. */
  isRough: boolean
  pool: readonly Player[]
  format: Format
}) {
  if (lineups.length === 0) return null
  const rows = new Map(pool.map((row) => [row.id, row]))
  return (
    <table className="mt-3 w-full text-sm tabular-nums">
      <caption className="mb-1 text-left text-xs text-muted">One change, fewer Dupes</caption>
      <SmallTableHead columns={['Out, in', 'Proj', 'Dupes', 'Alone']} />
      <tbody>
        {lineups.slice(0, MOST_SHOWN).map((each) => {
          const dupes = isRough ? roughDupes(each.dupes) : each.dupes
          return (
            <tr key={each.in.join()} className="border-t border-border">
              <td className="py-1 wrap-anywhere">{changeText(each, rows, format.captain?.code)}</td>
              <td className="pl-2 text-right">
                {each.points > 0 ? '+' : ''}
                {formatPoints(each.points)}
              </td>
              <td className="pl-2 text-right">{dupesText(dupes)}</td>
              <td className="pl-2 text-right">{aloneText(dupes)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `Lindqvist → Ironclads`, `CPT Halvorsen → Tolliver` where only the captain is another one of the lineup. */
function changeText(
  { out, in: come }: LessPlayed,
  rows: ReadonlyMap<string, Player>,
  captainCode: string | undefined,
): string {
  const [old] = rowsOf(out, rows)
  const [next] = rowsOf(come, rows)
  if (!old || !next) return ''
  const isCaptain = isCaptainRow(old) && captainCode !== undefined
  return `${isCaptain ? `${captainCode} ` : ''}${old.name} → ${next.name}`
}

function rowsOf(ids: readonly string[], rows: ReadonlyMap<string, Player>): Player[] {
  return ids.flatMap((id) => rows.get(id) ?? [])
}
