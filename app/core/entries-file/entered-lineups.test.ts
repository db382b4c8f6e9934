import { expect, test } from 'vitest'
import { STANDARD } from '../formats/dk-classic.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { changedRows, closedSlots, enteredLineups, isOpenSlate, locksOfFile } from './entered-lineups.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { writeEntriesFile } from './write-entries-file.ts'

/* One player a slot for each of two games; the early one begins at 17:00 UTC, the late one at 20:25. */
const POSITIONS = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST']
const GAMES = ['NYJ@BUF 09/14/2025 01:00PM ET', 'DEN@KC 09/14/2025 04:25PM ET']
const pool: Player[] = GAMES.flatMap((gameInfo, game) =>
  POSITIONS.map((position, slot) => {
    const id = `${game + 1}0${slot}`
    const [team, opponent] = gameInfo.split(' ')[0]!.split('@') as [string, string]
    return makePlayer({
      id,
      providerId: id,
      name: `Man ${id}`,
      position,
      team,
      opponent,
      gameInfo,
      salary: 5000,
    })
  }),
)
const early = (slot: number) => `Man 10${slot} (10${slot})`
const late = (slot: number) => `Man 20${slot} (20${slot})`
const mixed = POSITIONS.map((_, slot) => (slot < 4 ? early(slot) : late(slot)))
const HEADER = `Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST,,Instructions`

function fileOf(lineups: readonly (readonly string[])[]): string {
  const rows = lineups.map((cells, entry) => `90${entry},Sunday,8${entry % 2},$5,${cells.join()},,"x, y"`)
  return `${HEADER}\r\n${rows.join('\r\n')}\r\n`
}

function read(text: string) {
  const file = readEntriesFile(text)
  if (!file.ok) throw new Error(file.error.what)
  return file.value
}
const at = (time: string) => Date.parse(`2025-09-14T${time}Z`)

test('entries with the same lineup are one; by the clock its early slots are closed, and a swap goes to all its entries', () => {
  const text = fileOf([mixed, mixed, POSITIONS.map((_, slot) => late(slot)), POSITIONS.map(() => '')])
  const file = read(text)
  const locks = locksOfFile(file, pool, at('17:30:00'))
  const lineups = enteredLineups(file, pool, locks)
  expect(lineups.map(({ entries }) => entries.map(({ row }) => row))).toEqual([[2, 3], [4]])
  expect(lineups.map(({ states }) => closedSlots(states))).toEqual([[0, 1, 2, 3], []])
  const another = makePlayer({ id: 'x', providerId: '299', position: 'DST' })
  const filled = changedRows(lineups, [{ index: 0, after: lineups[0]!.players.with(8, another) as Player[] }])
  const written = new TextDecoder().decode(writeEntriesFile(file, filled))
  const changed = mixed.with(8, '299')
  expect(written).toBe(
    fileOf([changed, changed, POSITIONS.map((_, slot) => late(slot)), POSITIONS.map(() => '')]),
  )
})

test('entries can be changed before the first lock and while a game is to come, and not after the last kickoff', () => {
  const file = read(fileOf([mixed]))
  const locks = ['12:00:00', '17:30:00', '21:00:00'].map((time) => locksOfFile(file, pool, at(time)))
  expect(locks.map(isOpenSlate)).toEqual([true, true, false])
  expect(locks.slice(0, 2).map(({ begun }) => begun.size)).toEqual([0, 9])
})

test('marks lock a game before the clock does, and locked cells come back as they came', () => {
  const marked = mixed.map((cell, slot) => (slot < 4 ? `${cell} (LOCKED)` : cell))
  const text = fileOf([marked, mixed.with(4, early(4))])
  const file = read(text)
  const lineups = enteredLineups(file, pool, locksOfFile(file, pool, at('12:00:00')))
  // The second entry is not marked; its players of the game are locked all the same.
  expect(lineups.map(({ states }) => closedSlots(states))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ])
  const after = lineups[0]!.players.with(8, pool.find(({ id }) => id === '108')!) as Player[]
  const written = new TextDecoder().decode(
    writeEntriesFile(file, changedRows(lineups, [{ index: 0, after }])),
  )
  expect(written).toBe(fileOf([marked.with(8, '108'), mixed.with(4, early(4))]))
})

test('a contest whose entries are marked everywhere is closed by itself and locks no game of the others', () => {
  const file = read(fileOf([mixed.map((cell) => `${cell} (LOCKED)`), mixed]))
  const lineups = enteredLineups(file, pool, locksOfFile(file, pool, at('12:00:00')))
  expect(lineups.map(({ states }) => closedSlots(states).length)).toEqual([9, 0])
  expect(STANDARD.locks).toBe('each_game')
})
