import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadFile } from '../entries/upload-file.ts'
import { validateUpload } from '../entries/validate-upload.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { emptyLineup, placePlayer, playersOf } from '../lineups/lineup.ts'
import type { Player } from '../players/player.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { lineupIdentity } from './assign-lineups.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { validateEntries } from './validate-entries.ts'
import { writeEntriesFile } from './write-entries-file.ts'

const SALARIES = readFileSync(new URL('../../../public/samples/standard.csv', import.meta.url), 'utf8')
const slate = parseSlateCsv(SALARIES, { format: STANDARD })
if (!slate.ok) throw new Error(slate.error.kind)
const pool = slate.value.players

/** The lineup of the cheapest players from the `from`th of each position on, in slot order. */
function lineup(from: number, flex: 'RB' | 'WR' | 'TE'): Player[] {
  const cheap = (position: string, count: number) =>
    pool
      .filter((player) => player.position === position && player.injuryStatus === 'Healthy')
      .toSorted((a, b) => a.salary - b.salary)
      .slice(from, from + count)
  const counts = { QB: 1, RB: 2, WR: 3, TE: 1, DST: 1 }
  const people = Object.entries({ ...counts, [flex]: counts[flex] + 1 }).flatMap(([position, count]) =>
    cheap(position, count),
  )
  const placed = people.reduce((made, player) => {
    const next = placePlayer(made, player)
    if (!next.ok) throw new Error(next.error)
    return next.value
  }, emptyLineup(STANDARD))
  return playersOf(placed)
}

/** As the file's own list writes them: the name of a defense ends with a blank. */
const cell = ({ name, position, providerId }: Player) =>
  `${name}${position === 'DST' ? ' ' : ''} (${providerId})`
const ids = (players: readonly Player[]) => players.map(({ providerId }) => providerId!)

/** The provider's file: entries on the left, instructions and players from column O on. */
function entriesText(entries: readonly (readonly string[])[]): string {
  const left = entries.map((cells, number) => [
    `400000000${number}`,
    `NFL $3.5M Fantasy Football Millionaire [$1M to 1st] `,
    '555',
    '$20',
    ...Array.from({ length: 9 }, (_, slot) => cells[slot] ?? ''),
  ])
  const right = ['1. Column A lists all of your contest entries', '', ...SALARIES.trimEnd().split('\r\n')]
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    [...(left[row] ?? Array<string>(13).fill('')), '', right[row] ?? ''].join(),
  )
  return [
    'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST,,Instructions',
    ...rows,
    '',
  ].join('\r\n')
}

function read(text: string) {
  const file = readEntriesFile(text)
  if (!file.ok) throw new Error(`${file.error.what}. ${file.error.cure}`)
  return file.value
}

test('entries are filled byte for byte: their own cells change and nothing else', () => {
  const [first, second] = [lineup(0, 'RB'), lineup(3, 'TE')]
  const text = entriesText([[], [], first.map(cell)])
  const file = read(text)
  expect(file.format).toBe(STANDARD)
  expect(file.entries.map(({ feeCents }) => feeCents)).toEqual([2000, 2000, 2000])
  const filled = new Map([
    [2, ids(first)],
    [3, ids(second)],
  ])
  const written = new TextDecoder().decode(writeEntriesFile(file, filled))
  expect(written).toBe(entriesText([first.map(cell), second.map(cell), first.map(cell)]))
  const problems = validateEntries({ file, filled, slate: { pool, format: STANDARD, outPeople: new Set() } })
  expect(problems.map(({ issue, row }) => [issue, row])).toEqual([['duplicate_lineup', 4]])
})

test('a running contest: locked cells stay as they came, and another player there is refused', () => {
  const [first, other] = [lineup(0, 'RB'), lineup(0, 'RB').with(8, lineup(2, 'RB')[8]!)]
  const locked = first.map((player, slot) => (slot === 7 ? `${cell(player)} (LOCKED)` : cell(player)))
  const file = read(entriesText([locked]))
  expect(file.entries[0]!.cells[7]).toMatchObject({ isLocked: true, providerId: ids(first)[7] })
  const written = new TextDecoder().decode(writeEntriesFile(file, new Map([[2, ids(other)]])))
  expect(written).toBe(entriesText([locked.with(8, cell(other[8]!))]))
  const problemsOf = (players: readonly Player[]) =>
    validateEntries({
      file,
      filled: new Map([[2, ids(players)]]),
      slate: { pool, format: STANDARD, outPeople: new Set() },
    })
  expect(problemsOf(other)).toEqual([])
  expect(problemsOf(first.with(7, lineup(5, 'WR')[7]!)).map(({ issue }) => issue)).toContain('locked_cell')
})

test('one arrangement of nine people is another one’s lineup', () => {
  const people = lineup(0, 'RB')
  const swapped = people.with(1, people[7]!).with(7, people[1]!)
  const slots = STANDARD.uploadHeader
  expect(lineupIdentity(ids(swapped), slots)).toBe(lineupIdentity(ids(people), slots))
  const twice = uploadFile([people, swapped], STANDARD)
  if (!twice.ok) throw new Error('no file')
  const found = validateUpload(twice.value, { pool, format: STANDARD, outPeople: new Set() })
  expect(found.map(({ issue, row }) => [issue, row])).toEqual([['duplicate_lineup', 3]])
})

test('the upload file has the provider’s header; a quarterback in FLEX and a lineup of one game are refused', () => {
  const people = lineup(0, 'WR')
  const file = uploadFile([people], STANDARD)
  if (!file.ok) throw new Error('no file')
  expect(file.value.split(/\r?\n/).slice(0, 2)).toEqual(['QB,RB,RB,WR,WR,WR,TE,FLEX,DST', ids(people).join()])
  expect(validateUpload(file.value, { pool, format: STANDARD, outPeople: new Set() })).toEqual([])
  const quarterback = pool.find(({ position, id }) => position === 'QB' && id !== people[0]!.id)!
  const wrong = [STANDARD.uploadHeader.join(), ids(people.with(7, quarterback)).join()].join('\n')
  expect(
    validateUpload(wrong, { pool, format: STANDARD, outPeople: new Set() }).map(({ issue }) => issue),
  ).toContain('wrong_slot')
  const oneGame = pool.map((player) => ({ ...player, team: 'AAA', opponent: 'BBB' }))
  const [problem] = validateUpload(file.value, { pool: oneGame, format: STANDARD, outPeople: new Set() })
  expect([problem?.issue, problem?.cure]).toEqual(['one_side', 'Replace one with a player of another game'])
})
