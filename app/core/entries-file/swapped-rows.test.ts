import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { locksOfFile } from './entered-lineups.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { rowsWithClosedSlots, swappedRows } from './swapped-rows.ts'

const POSITIONS = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST', 'DST']
const GAMES = [
  'NYJ@BUF 09/14/2025 01:00PM ET',
  'DEN@KC 09/14/2025 04:25PM ET',
  'SEA@LAR 09/14/2025 08:20PM ET',
]
const pool = GAMES.flatMap((gameInfo, game) =>
  POSITIONS.map((position, slot) => {
    const id = `${game + 1}0${slot}`
    const [team, opponent] = gameInfo.split(' ')[0]!.split('@') as [string, string]
    return makePlayer({ id, providerId: id, name: `Man ${id}`, position, team, opponent, gameInfo })
  }),
)
const cells = POSITIONS.slice(0, 9).map((_, slot) => (slot < 4 ? `10${slot}` : `20${slot}`))
const late = POSITIONS.slice(0, 9).map((_, slot) => `20${slot}`)

function read(lineups: readonly (readonly string[])[], time = '2025-09-14T18:00:00Z') {
  const head = 'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST'
  const rows = lineups.map((lineup, entry) => `90${entry},Sunday,81,$5,${lineup.join()}`)
  const file = readEntriesFile(`${[head, ...rows].join('\n')}\n`)
  if (!file.ok) throw new Error(file.error.what)
  const locks = locksOfFile(file.value, pool, Date.parse(time))
  return { file: file.value, locks }
}

test('a swap goes into a file that has the same players locked, whatever else it has now', () => {
  const { file, locks } = read([cells, cells.with(6, '206'), late])
  const swapped = { 900: cells.with(8, '209'), 902: late.with(8, '209'), 77: cells, 901: 'no lineup' }
  const { filled, overtaken } = swappedRows(file, swapped, pool, locks)
  expect([...filled]).toEqual([
    [2, cells.with(8, '209')],
    [4, late.with(8, '209')],
  ])
  expect(overtaken).toEqual([])
  // Entries of the late game alone may be dealt a lineup; the others keep their own.
  expect([...rowsWithClosedSlots(file, pool, locks)]).toEqual([2, 3])
})

test('the file wins: another player in a locked slot, or a mark in a slot that was to change, gives the swap up as a whole', () => {
  const { file, locks } = read([cells.with(0, '200 (LOCKED)'), cells, cells])
  const swapped = {
    // The file has another quarterback, and marks him.
    900: cells.with(8, '209'),
    // The early quarterback was to be changed.
    901: cells.with(0, '200'),
    // An early back was to come into an open slot.
    902: cells.with(7, '107'),
  }
  const { filled, overtaken } = swappedRows(file, swapped, pool, locks)
  expect([...filled.keys()]).toEqual([])
  expect(overtaken.map(({ entryKey }) => entryKey)).toEqual(['900', '901', '902'])
})

test('once every game has begun a swap that the file does not have is given up, not dropped', () => {
  const { file, locks } = read([cells, cells.with(8, '209')], '2025-09-15T01:00:00Z')
  expect(locks.next).toBeNull()
  const swapped = { 900: cells.with(8, '209'), 901: cells.with(8, '209') }
  const { filled, overtaken } = swappedRows(file, swapped, pool, locks)
  // The second entry's swap has reached the provider.
  expect([...filled.keys()]).toEqual([3])
  expect(overtaken.map(({ entryKey }) => entryKey)).toEqual(['900'])
})

test('an entry that is filled from the list is swapped around its own early players, though the file has no lineup there', () => {
  const { file, locks } = read([cells.map(() => ''), cells.map(() => '')])
  const swapped = { 900: cells.with(8, '209'), 901: cells.with(0, '200') }
  const dealt = new Map([2, 3].map((row) => [row, cells]))
  const { filled, overtaken } = swappedRows(file, swapped, pool, locks, dealt)
  expect([...filled]).toEqual([[2, cells.with(8, '209')]])
  // The early quarterback can't go any more.
  expect(overtaken.map(({ entryKey }) => entryKey)).toEqual(['901'])
})
