import { expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { nextLockOf } from './next-lock.ts'
import { parseSlateCsv } from './slate-csv.ts'
import { locksOfSlate } from './slate-lock.ts'

const GAMES = ['NYJ@BUF 09/14/2025 01:00PM ET', 'LV@KC 09/14/2025 04:25PM ET', 'SF@SEA 09/14/2025 01:00PM ET']
const CSV = [
  'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame',
  ...GAMES.map(
    (game, n) => `QB,Man ${n} (${n}),Man ${n},${n},QB,5000,${game},${game.slice(0, game.indexOf('@'))},10`,
  ),
].join('\n')
/** Eastern daylight saving time. */
const ONE_PM = Date.UTC(2025, 8, 14, 17)
const LATE = Date.UTC(2025, 8, 14, 20, 25)

test('a slate of several games says its first lock, then the one of the next games, then none', () => {
  const read = parseSlateCsv(CSV, { format: STANDARD })
  if (!read.ok) throw new Error(read.error.kind)
  const { players, gameTime } = read.value
  const locks = locksOfSlate(players, STANDARD)
  const [early, late] = [
    {
      at: ONE_PM,
      games: [
        { away: 'NYJ', home: 'BUF' },
        { away: 'SF', home: 'SEA' },
      ],
    },
    { at: LATE, games: [{ away: 'LV', home: 'KC' }] },
  ]
  expect(locks).toEqual([early, late])
  const slate = { startsAt: gameTime!.getTime(), locks }
  expect(nextLockOf(slate, ONE_PM - 1)).toEqual({ ...early, isFirst: true })
  expect(nextLockOf(slate, ONE_PM)).toEqual({ ...late, isFirst: false })
  expect(nextLockOf(slate, LATE)).toBeNull()
  // Where everything locks with the first game, later ones are no locks.
  expect(locksOfSlate(players, SHOWDOWN)).toEqual([early])
})

test('a slate that was stored without its locks has the first kickoff alone', () => {
  expect(nextLockOf({ startsAt: ONE_PM }, 0)).toEqual({ at: ONE_PM, games: [], isFirst: true })
  expect(nextLockOf({ startsAt: ONE_PM }, ONE_PM)).toBeNull()
  expect(nextLockOf({ startsAt: null }, 0)).toBeNull()
})
