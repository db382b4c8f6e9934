import { expect, test } from 'vitest'
import { entryNames } from './field.ts'
import { StandingsReader } from './standings-reader.ts'

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n'
const row = (rank: number, id: number, lineup = 'CPT Ann FLEX Bo') =>
  `${rank},${id},user-${id},0,5,${lineup}\n`

test('entries are counted while they arrive, but for those that may go on in the next piece', () => {
  const reader = new StandingsReader({ keepBest: 10 })
  expect(reader.entries).toBe(0)
  reader.push(HEADER + row(1, 1) + row(2, 2).slice(0, 5))
  expect(reader.entries).toBe(0)
  reader.push(row(2, 2).slice(5) + `${' '.repeat(999)}\n`.repeat(80))
  expect(reader.entries).toBe(2)
})

test.each([1_000, 40_000, 131_072])(
  'pieces of %i characters make no difference, within a quoted name of two lines and a line end of two letters neither',
  (size) => {
    const rows = Array.from({ length: 6_000 }, (_, i) => `1,${i + 1},"user,\n${i}",0,5,CPT Ann FLEX Bo\r\n`)
    const text = HEADER + rows.join('')
    const reader = new StandingsReader({ keepBest: 1 })
    for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size))
    const read = reader.finish()
    if (!read.ok) throw new Error(read.error.kind)
    const names = entryNames(read.value.field)
    expect([names.length, names[0], names[5_999]]).toEqual([6_000, 'user, 0', 'user, 5999'])
    expect(read.value.passedOver).toEqual([])
  },
)

test.each([
  ['blank lines', '\n', HEADER, 'no_rows'],
  ['rows of something else', '"a","b"\n', HEADER, 'no_rows'],
  ['titles', 'Standings\n', '', 'empty'],
])('a file of %s is refused long before its end', (_what, line, header, kind) => {
  const reader = new StandingsReader({ keepBest: 1 })
  const refused = reader.push(header + line.repeat(80_000))
  expect(refused).toMatchObject({ ok: false, error: { kind } })
})

test('the best entries keep their lineups as written, whatever the order of the file', () => {
  const reader = new StandingsReader({ keepBest: 2 })
  reader.push(HEADER + row(3, 1) + row(1, 2, 'CPT Bo FLEX Ann') + row(2, 3))
  const read = reader.finish()
  expect(read.ok && read.value.best).toEqual([
    { entry: 1, rank: 1, lineupText: 'CPT Bo FLEX Ann' },
    { entry: 2, rank: 2, lineupText: 'CPT Ann FLEX Bo' },
  ])
})

test('the format is recognised by the slots of the longest lineup; other lineups have none', () => {
  const formatOf = (lineup: string) => {
    const reader = new StandingsReader({ keepBest: 1 })
    reader.push(HEADER + row(1, 1, lineup))
    const read = reader.finish()
    return read.ok ? (read.value.format?.id ?? null) : read.error.kind
  }
  expect(formatOf('CPT A FLEX B FLEX C FLEX D FLEX E FLEX F')).toBe('showdown')
  expect(formatOf('QB A RB B RB C RB D WR E WR F WR G TE H K I DST J')).toBe('bigleague')
  expect(formatOf('QB A RB B')).toBeNull()
  expect(formatOf('nothing that is a lineup')).toBe('no_roster_slots')
})
