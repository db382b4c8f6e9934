import type { Format } from '../formats/format.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import type { BuildRule } from './build-rule.ts'

/** The rules of lineups that hold none of the rows with these ids. */
export function rulesWithout(rows: readonly Player[], format: Format, ids: ReadonlySet<string>): BuildRule[] {
  return rows
    .filter(({ id }) => ids.has(id))
    .map((row) => {
      const slots = format.captain === null ? 'any' : isCaptainRow(row) ? 'captain' : 'flex'
      return { kind: 'person', person: personKey(row), slots, use: 'exclude' }
    })
}
