import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, personKey } from '#core/players/player.ts'
import type { PlayerChances } from '#optimizer/player-chances.ts'
import type { CHANCE_COLUMNS, Column } from './pool-columns.ts'
import type { PoolRow } from './pool-rows.ts'

/** The columns of the pool that simulated games say. A row of the file has its own slot's share of the best lineups. */
export function chanceColumns(chances: readonly PlayerChances[], { captain }: Format): Column[] {
  const byPerson = new Map(chances.map((each) => [each.person, each]))
  const chance = (
    id: (typeof CHANCE_COLUMNS)[number],
    { head, meaning, track }: Pick<Column, 'head' | 'meaning' | 'track'>,
    shareOf: (chances: PlayerChances, row: PoolRow) => number | null,
  ): Column => ({
    id,
    head,
    meaning,
    track,
    value: (row) => {
      const own = byPerson.get(personKey(row.player))
      return own === undefined ? null : shareOf(own, row)
    },
    text: (share: number) => `${Math.round(100 * share)}%`,
    first: 'high',
    shown: 'chosen',
    narrow: { label: head, from: 'chosen' },
    ...(id === 'captainOptimal' ? { isCaptains: true } : {}),
  })
  return [
    chance(
      'optimal',
      {
        head: 'Optimal',
        meaning: 'Percent of simulated games with the player in the best lineup',
        track: '3.5rem',
      },
      (own, row) => {
        if (!captain || (row.captain && row.flex)) return own.optimal
        return isCaptainRow(row.player) ? own.captain : own.optimal - (own.captain ?? 0)
      },
    ),
    chance(
      'captainOptimal',
      {
        head: 'Optimal',
        meaning: 'Percent of simulated games with the player as captain of the best lineup',
        track: '5rem',
      },
      (own) => own.captain,
    ),
    chance(
      'boom',
      {
        head: 'Boom',
        meaning: 'Chance of a score that wins large contests, in percent',
        track: '3rem',
      },
      (own) => own.boom,
    ),
    chance(
      'bust',
      {
        head: 'Bust',
        meaning: 'Chance of fewer points than the salary brings, in percent',
        track: '3rem',
      },
      (own) => own.bust,
    ),
  ]
}
