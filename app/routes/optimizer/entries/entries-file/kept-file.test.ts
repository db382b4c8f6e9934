import { expect, test } from 'vitest'
import { uploadProblemText } from '#core/entries/upload-problem.ts'
import { madeEntries, reservedIn } from '#core/entries-file/testing/made-entries.ts'
import { writeEntriesFile } from '#core/entries-file/write-entries-file.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { keptFile, readKeptFile } from './kept-file.ts'

test('every byte of a file comes back from the text that is kept, whatever its encoding', () => {
  const text = madeEntries(reservedIn({ 81: 2 }))
  const bytes = new Uint8Array([...new TextEncoder().encode(`\uFEFF${text}`), 0x4a, 0xe9, 0xff, 0x00])
  const kept = JSON.parse(JSON.stringify(keptFile('DKEntries (1).csv', bytes)))
  const read = readKeptFile(kept, SHOWDOWN)
  if (!read.ok) throw new Error(read.error.what)
  expect(read.value.name).toBe('DKEntries (1).csv')
  expect([...writeEntriesFile(read.value, new Map())]).toEqual([...bytes])
})

test('a file of another format or far too large is refused with what to do', () => {
  const said = (text: string) => {
    const read = readKeptFile({ name: 'x.csv', text }, SHOWDOWN)
    return read.ok ? '' : uploadProblemText(read.error)
  }
  const classic = 'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST\n50,A,81,$1\n'
  expect(said(classic)).toBe(
    'Row 1: These are Classic entries, and the lineups are of Showdown. No Classic lineups can be built here yet.',
  )
  const bigLeague = classic.replace('RB,RB,WR,WR,WR,TE,FLEX,DST', 'RB,RB,RB,WR,WR,WR,TE,PK,DST')
  expect(said(bigLeague)).toContain('Open Big League to fill them.')
  expect(said('x'.repeat(300_001))).toContain('The file is larger than 300 kB')
})
