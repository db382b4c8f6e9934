import type { Dispatch } from 'react'
import type { Affected, OutPerson } from '#app/components/out-players/affected.ts'
import { changedRows, closedSlots, type EnteredLineup } from '#core/entries-file/entered-lineups.ts'
import type { SlateLocks } from '#core/lineups/slot-states.ts'
import { personKey } from '#core/players/player.ts'
import { fillingOf } from '../../state/filling.ts'
import { goneIds, isGone, leftOutIds } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import type { RepairSubject } from '../repair/repair-subject.ts'
import { buildRequestOf } from '../set/build-request-of.ts'

/**
 * What the dialog swaps: the lineups of the file's entries, around what is locked. What is applied stays until it is undone.
 * `subject` takes the sentence about a late swap; null before the first lock.
 */
export function lateSwap(
  lineups: readonly EnteredLineup[],
  locks: SlateLocks,
  state: LineupState,
  dispatch: Dispatch<LineupAction>,
): { affected: Affected; subject: (sentence: string | null) => RepairSubject } {
  const { playerPool } = state
  const outOf = lineups.map(({ players, states }) =>
    players.flatMap((player, slot): OutPerson[] =>
      player !== null && states[slot] === 'open' && isGone(state, player)
        ? [{ key: personKey(player), name: player.name, why: 'out' }]
        : [],
    ),
  )
  const affected: Affected = {
    places: [...outOf.keys()].filter((place) => outOf[place]!.length > 0),
    people: [...new Map(outOf.flat().map((person) => [person.key, person])).values()],
  }
  const byId = new Map(playerPool.map((row) => [row.id, row]))
  const held = new Set(lineups.flatMap(({ players }) => players.map((player) => player?.id)))
  return {
    affected,
    subject: (sentence) => ({
      lineups: lineups.map(({ players }) => players.map((player) => player?.id ?? null)),
      request: {
        ...buildRequestOf({ ...state, build: null }, lineups.length, false),
        excludedIds: goneIds(state),
      },
      swap: {
        sentence,
        lockedSlots: lineups.map(({ states }) => closedSlots(states)),
        // Who is expected to score little comes in nowhere, as in a build; who is there may stay.
        closedIds: [...new Set([...locks.begun, ...leftOutIds(state).filter((id) => !held.has(id))])],
      },
      apply: (repaired) => {
        const changed = repaired.map(({ index, after }) => ({
          index,
          after: after.map((id) => byId.get(id)!),
        }))
        const rows = changedRows(lineups, changed)
        const filling = fillingOf(state.filling)
        const keys = new Map(
          lineups.flatMap(({ entries }) => entries.map(({ row, entryKey }) => [row, entryKey])),
        )
        const swapped = Object.fromEntries([...rows].map(([row, ids]) => [keys.get(row)!, ids]))
        dispatch({
          type: 'set_entries_file',
          set: { filling: { ...filling, swapped: { ...filling.swapped, ...swapped } } },
        })
      },
    }),
  }
}
