import type { Affected, OutPerson } from '#app/components/out-players/affected.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { personOf } from '#core/slate-memory/field-keys.ts'
import { isGone, type LeftOut, outOfLineup, whyLeftOut } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { rowsOf } from './row-ids.ts'

/** @param replaced `personKey` of a player whom the user wants no more in the list, although the player plays. */
export function affectedLineups(
  state: Pick<LineupState, 'build' | 'playerPool'> & LeftOut,
  replaced: string | null = null,
): Affected {
  const { build, playerPool } = state
  if (build === null) return { places: [], people: [] }
  const rows = rowsOf(build.rows, playerPool)
  const outOf = build.rows.map((key, place) => {
    const row = rows[place] ?? null
    return row && personKey(row) === replaced
      ? { key: replaced, name: row.name, why: 'replaced' as const }
      : outPerson(row, key, state)
  })
  const places = [...build.lineups.keys()].filter((place) =>
    build.lineups[place]!.some((row) => outOf[row] !== null),
  )
  const held = places.flatMap((place) => build.lineups[place]!.flatMap((row) => outOf[row] ?? []))
  return { places, people: [...new Map(held.map((person) => [person.key, person])).values()] }
}

/** The builder's lineup, where it holds a player who is out. */
export function affectedLineup(state: Pick<LineupState, 'lineup'> & LeftOut): Affected {
  const people = outOfLineup(state).flatMap((player) => outPerson(player, personKey(player), state) ?? [])
  return { places: people.length > 0 ? [0] : [], people }
}

function outPerson(row: Player | null, rowKey: string, state: LeftOut): OutPerson | null {
  const key = personOf(rowKey) ?? rowKey
  if (row === null) return { key, name: 'a player who is not in the file', why: 'gone' }
  if (!isGone(state, row)) return null
  const isChoice = row.injuryStatus === 'Healthy' && whyLeftOut(state, row) === 'excluded'
  return { key: personKey(row), name: row.name, why: isChoice ? 'excluded' : 'out' }
}
