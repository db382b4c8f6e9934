import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { isCaptainRow } from '#core/players/player.ts'

/** The rows of a lineup by what their file says of them: their places in the file would be those of other rows in another one. */
export function savedKey(lineup: Lineup): string {
  return playersOf(lineup)
    .map((row) => [row.providerId, row.name, row.team, row.salary, isCaptainRow(row)].join(' '))
    .sort()
    .join('\n')
}
