import { describe, expect, test } from 'vitest'
import { skipBecause } from '#core/fixtures/skip-because.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { POINTS_FROM, type PointsFrom } from '#core/projections/slate-numbers.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { ALL_SETTINGS, screenLineup, screenOf } from './screen-lineups.mjs'
import { singleGames } from './single-games.mjs'

const kernel = await loadKernel()

const GENERATED = Array.from({ length: 6 }, (_, seed) => withPeopleWhoSit(showdownSlate(50, 90 + seed)))

describe('no first lineup of the screen holds a player priced as inactive or two quarterbacks of a team', () => {
  test.for(POINTS_FROM)(
    'on the slates of the data folder, in every strategy, contest format and creativity, points from %s',
    (pointsFrom, context) => {
      const games = singleGames()
      if (games.length === 0) skipBecause(context, 'no single games in the data folder')
      for (const { name, pool } of games) expectOnlyThoseWhoPlay(pool, pointsFrom, name)
    },
  )

  test.each(POINTS_FROM)('on generated slates whose best players sit out, points from %s', (pointsFrom) => {
    for (const [seed, pool] of GENERATED.entries())
      expectOnlyThoseWhoPlay(pool, pointsFrom, `generated ${seed}`)
  })
})

function expectOnlyThoseWhoPlay(pool: Player[], pointsFrom: PointsFrom, name: string): void {
  const priceOf = (row: Player) => (isCaptainRow(row) ? row.salary / 1.5 : row.salary)
  const screen = screenOf(pool, pointsFrom)
  for (const settings of ALL_SETTINGS) {
    const lineup = screenLineup(screen, settings, kernel)
    const inactive = lineup.filter((row) => priceOf(row) <= 1000 && row.fppg >= 5)
    expect(
      inactive.map((row) => row.name),
      `${name}, ${JSON.stringify(settings)}`,
    ).toEqual([])
    const teams = lineup.filter((row) => row.actualPosition === 'QB').map(({ team }) => team)
    expect(new Set(teams).size, `${name}, ${JSON.stringify(settings)}`).toBe(teams.length)
  }
}

/** Two stars at the bottom price, and two quarterbacks of one team whose averages are above all others. */
function withPeopleWhoSit(pool: Player[]): Player[] {
  return pool.map((row) => {
    const multiple = isCaptainRow(row) ? 1.5 : 1
    if (['player-3', 'player-8'].includes(row.basePlayerId))
      return { ...row, fppg: 22, salary: 800 * multiple }
    if (!['player-0', 'player-2'].includes(row.basePlayerId)) return row
    return {
      ...row,
      ...{ fppg: 35, salary: 9_000 * multiple, actualPosition: 'QB' },
      position: isCaptainRow(row) ? row.position : 'QB',
    }
  })
}
