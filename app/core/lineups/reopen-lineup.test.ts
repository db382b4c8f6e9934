import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { emptyLineup, type Lineup, lineupKey, placePlayer, playersOf } from './lineup.ts'
import { type ReopenedPlayer, reopenLineup } from './reopen-lineup.ts'

test.each([
  ['showdown', SHOWDOWN],
  ['bigleague', BIG_LEAGUE],
] as const)('a saved %s lineup is the same rows of its slate again', (name, format) => {
  const pool = samplePool(name, format)
  const lineup = cheapLineup(format, pool)
  const opened = reopenLineup(format, pool, savedFrom(lineup))
  if (!opened.ok) throw new Error(opened.error.missing.join())
  expect(opened.value.slots.map((player) => player!.id)).toEqual(lineup.slots.map((player) => player!.id))
  expect(lineupKey(opened.value)).toBe(lineupKey(lineup))
})

test('the captain is the captain row, and the same name of another team is another player', () => {
  const pool = samplePool('showdown', SHOWDOWN)
  const saved = savedFrom(cheapLineup(SHOWDOWN, pool))
  const moved = saved.map((player, i) => (i === 5 ? { ...player, team: 'XXX' } : player))
  expect(reopenLineup(SHOWDOWN, pool, moved)).toEqual({
    ok: false,
    error: { missing: [saved[5]!.playerName] },
  })
  const withoutCaptains = pool.filter((player) => player.position !== 'CPT')
  expect(reopenLineup(SHOWDOWN, withoutCaptains, saved)).toEqual({
    ok: false,
    error: { missing: [saved[0]!.playerName] },
  })
  const unknownTeam = saved.map((player) => ({ ...player, team: null }))
  expect(reopenLineup(SHOWDOWN, pool, unknownTeam).ok).toBe(true)
})

test('of two rows of a two-way player the one of the saved position is meant', () => {
  const pool = samplePool('bigleague', BIG_LEAGUE)
  const lineup = cheapLineup(BIG_LEAGUE, pool)
  const receiver = playersOf(lineup).find((player) => player.actualPosition === 'WR')!
  const asBack = { ...receiver, id: 'two-way', position: 'RB', actualPosition: 'RB' }
  const opened = reopenLineup(BIG_LEAGUE, [asBack, ...pool], savedFrom(lineup))
  expect(opened.ok && lineupKey(opened.value)).toBe(lineupKey(lineup))
})

test('with prices over the budget nothing is missing, but the lineup does not fit', () => {
  const pool = samplePool('showdown', SHOWDOWN)
  const saved = savedFrom(cheapLineup(SHOWDOWN, pool))
  const dear = pool.map((player) => ({ ...player, salary: 10_000 }))
  expect(reopenLineup(SHOWDOWN, dear, saved)).toEqual({ ok: false, error: { missing: [] } })
})

function samplePool(name: string, format: Format): Player[] {
  const text = readFileSync(new URL(`../../../public/samples/${name}.csv`, import.meta.url), 'utf8')
  const slate = parseSlateCsv(text, { format })
  if (!slate.ok) throw new Error('the sample can be read')
  return slate.value.players
}

/** The cheapest rows that fit, so that every slot is filled within the budget. */
function cheapLineup(format: Format, pool: readonly Player[]): Lineup {
  const cheap = pool.toSorted((a, b) => a.salary - b.salary)
  return cheap.reduce((lineup, player) => {
    const placed = placePlayer(lineup, player)
    return placed.ok ? placed.value : lineup
  }, emptyLineup(format))
}

function savedFrom(lineup: Lineup): ReopenedPlayer[] {
  return lineup.slots.map((player, index) => ({
    playerName: player!.name,
    position: player!.actualPosition,
    team: player!.team,
    salary: player!.salary,
    isCaptain: lineup.format.captain !== null && index === 0,
  }))
}
