import { expect, test } from 'vitest'
import { MOST_MEMORY_BYTES } from '#contract/limits.ts'
import { uploadProblemText } from '#core/entries/upload-problem.ts'
import { madeEntries, reservedIn } from '#core/entries-file/testing/made-entries.ts'
import { writeEntriesFile } from '#core/entries-file/write-entries-file.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { chosenFile, keptFile, keptOf, readKeptFile } from './kept-file.ts'

test('every byte of a file comes back from the text that is kept, whatever its encoding', () => {
  const text = madeEntries(reservedIn({ 81: 2 }))
  const bytes = new Uint8Array([...new TextEncoder().encode(`\uFEFF${text}`), 0x4a, 0xe9, 0xff, 0x00])
  const kept = JSON.parse(JSON.stringify(keptFile('DKEntries (1).csv', bytes)))
  const read = readKeptFile(kept, SHOWDOWN)
  if (!read.ok) throw new Error(read.error.what)
  expect(read.value.name).toBe('DKEntries (1).csv')
  expect([...writeEntriesFile(read.value, new Map())]).toEqual([...bytes])
})

test('what is no file is not taken for the one that was kept', () => {
  const kept = keptFile('DKEntries.csv', new Uint8Array([0x31]))
  expect(keptOf(kept)).toEqual({ name: 'DKEntries.csv', text: '1' })
  for (const other of [null, {}, { name: 'a.csv' }, { name: 7, text: '1' }, { name: 'a.csv', text: 7 }])
    expect(keptOf(other as typeof kept | null)).toBeNull()
})

test('a file of another format or far too large is refused with what to do', () => {
  const said = (text: string) => {
    const chosen = chosenFile('x.csv', new TextEncoder().encode(text), SHOWDOWN)
    return chosen.ok ? '' : uploadProblemText(chosen.error)
  }
  const classic = 'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST\n50,A,81,$1\n'
  expect(said(classic)).toBe(
    'Row 1: These are Classic entries, and the lineups are of Showdown. Open Standard to fill them.',
  )
  const bigLeague = classic.replace('RB,RB,WR,WR,WR,TE,FLEX,DST', 'RB,RB,RB,WR,WR,WR,TE,PK,DST')
  expect(said(bigLeague)).toContain('Open Big League to fill them.')
  expect(said('x'.repeat(750_001))).toContain('The file is larger than 750 kB')
})

test('1,500 filled entries in contests of long names are kept, and leave room for the rest of the slate', () => {
  const contest = 'NFL Showdown $1.5M Sunday Night Kickoff Special [$200K to 1st] (LAC @ MIN)'
  const cells = Array.from({ length: 6 }, (_, i) => `Jacoby Brissett-Jones Jr. (3912345${i})`)
  const entries = reservedIn({ 81: 750, 82: 750 }).map((entry) => ({ ...entry, contest, cells }))
  const bytes = new TextEncoder().encode(madeEntries(entries))
  const chosen = chosenFile('DKEntries.csv', bytes, SHOWDOWN)
  if (!chosen.ok) throw new Error(chosen.error.what)
  const read = readKeptFile(chosen.value, SHOWDOWN)
  expect(read.ok && read.value.entries).toHaveLength(1_500)
  expect(new Blob([JSON.stringify(chosen.value)]).size).toBeLessThan(0.75 * MOST_MEMORY_BYTES)
})

test('the salary file is read for its entries whatever its size: it is kept as the slate', () => {
  const entries = reservedIn({ 81: 16_000 })
  const bytes = new TextEncoder().encode(madeEntries(entries))
  expect(bytes.length).toBeGreaterThan(750_000)
  const read = readKeptFile(keptFile('DKEntries.csv', bytes), SHOWDOWN)
  expect(read.ok && read.value.entries).toHaveLength(16_000)
})
