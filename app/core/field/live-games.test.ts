import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { gamesSoFarText } from './live-games.ts'
import { readFieldFile } from './read-field-file.ts'

const POSITIONS = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'DST']
/** Minutes left; null: the game is to come. */
const CLOCKS: Record<string, number | null> = { A: 0, B: 13.6, C: null }
const nameOf = (game: string, place: number) => `Person ${game}${place}`
const players = Object.keys(CLOCKS).flatMap((game) =>
  POSITIONS.map((position, i) => {
    const teams = [`${game}1`, `${game}2`]
    const [team, opponent] = i % 2 ? teams : teams.toReversed()
    const facts = { id: `${game}${i}`, name: nameOf(game, i) }
    return makePlayer({ ...facts, position, team: team!, opponent: opponent!, salary: 5000 })
  }),
)
const pool = contestPoolOf(players, STANDARD)
const pointsOf = (id: string) => 2.5 * Number(id.slice(1)) - 1

/** Entries whose slots are of the games by turns, and a right-hand table of everyone who is shown. */
function standings(clockOf: (lineup: readonly string[]) => string, hasPoints = true): string {
  const shown = players.filter(({ id }) => CLOCKS[id[0]!] !== null)
  const lines = Array.from({ length: 40 }, (_, entry) => {
    const places = [0, 1, 2, 4, 5, 6, 8, 3, 9]
    const games = places.map((_, slot) => 'ABC'[(entry + slot + ((entry * slot) % 4)) % 3]!)
    const slots = STANDARD.rosterSlots.map(({ code }, slot) => {
      const name = CLOCKS[games[slot]!] === null ? 'LOCKED' : nameOf(games[slot]!, places[slot]!)
      return `${code} ${name}`
    })
    const player = hasPoints ? shown[entry] : undefined
    const right = player ? [player.name, player.position, '10%', pointsOf(player.id)] : ['', '', '', '']
    return [entry + 1, 500 + entry, 'someone', clockOf(games), 0, slots.join(' '), '', ...right].join()
  })
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  return [header, ...lines].join('\n')
}
const sumOfMinutes = (games: readonly string[]) =>
  games.reduce((sum, game) => sum + (CLOCKS[game] ?? 60), 0).toFixed(2)

function liveIn(text: string) {
  const read = readFieldFile(text, pool)
  if (!read.ok) throw new Error(read.error)
  expect(read.value).toMatchObject({ entries: 40, bad: [] })
  return read.value.live
}

test('the sums of minutes say what each game has left, the right-hand table who has which points', () => {
  const live = liveIn(standings(sumOfMinutes))!
  expect(live).toMatchObject({ over: 1, minutesLeft: [14] })
  expect(gamesSoFarText(live)).toBe('1 game over, 1 running with 14 minutes left (defenses are rough)')
  expect(Object.keys(live.soFar)).toHaveLength(20)
  for (const { key, row } of pool.people) {
    const clock = CLOCKS[row.id[0]!]
    if (clock === null) expect(live.soFar[key]).toBeUndefined()
    else {
      expect(live.soFar[key]!.points).toBe(pointsOf(row.id))
      expect(60 * live.soFar[key]!.left).toBeCloseTo(clock!, 2)
    }
  }
})

test('without points, without clocks or with clocks of something else nothing is said of the games', () => {
  expect(liveIn(standings(sumOfMinutes, false))).toBeNull()
  expect(liveIn(standings(() => ''))).toBeNull()
  expect(liveIn(standings(() => '0'))).toBeNull()
  expect(liveIn(standings((games) => String(games.length)))).toBeNull()
})

test.each([
  [{ over: 2, minutesLeft: [] }, '2 games over'],
  [{ over: 0, minutesLeft: [1] }, '1 game running with 1 minute left (defenses are rough)'],
  [
    { over: 3, minutesLeft: [4, 9, 31] },
    '3 games over, 3 running with 4 to 31 minutes left (defenses are rough)',
  ],
])('%o: %s', (games, text) => {
  expect(gamesSoFarText(games)).toBe(text)
})
