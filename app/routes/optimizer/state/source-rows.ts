import { type Player, personKey } from '#core/players/player.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { notPlaying } from './left-out.ts'
import type { LineupState } from './lineup-state.ts'

/** The rows of people with numbers typed in, by id, as they would be without those. */
export function sourceRows({
  playerPool,
  format,
  numbers,
  inactivePeople,
  putBack,
}: Pick<LineupState, 'playerPool' | 'format' | 'numbers' | 'inactivePeople' | 'putBack'>): ReadonlyMap<
  string,
  Player
> {
  if (Object.keys(numbers.edits).length === 0) return NONE
  const edited = (row: Player) => numbers.edits[personKey(row)] !== undefined
  const rows = withNumbers(
    playerPool,
    format,
    { ...numbers, edits: {} },
    notPlaying({ playerPool, inactivePeople, putBack }),
  )
  return new Map(rows.filter(edited).map((row) => [row.id, row]))
}

const NONE: ReadonlyMap<string, Player> = new Map()
