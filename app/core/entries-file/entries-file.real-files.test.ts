import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { cellPlaces } from './cell-places.ts'
import { readEntriesFile } from './read-entries-file.ts'
import { writeEntriesFile } from './write-entries-file.ts'

const FOLDERS = ['salaries-showdown-nfl', 'salaries-classic-nfl', 'salaries-other-sports', 'odd-inputs']

for (const folder of FOLDERS) {
  describeProviderFiles(`files of ${folder} as entries`, folder, (files) => {
    test.each(files)('%s is written back byte for byte, or refused with a reason', (path) => {
      const bytes = new Uint8Array(readFileSync(path))
      const read = readEntriesFile(bytes)
      if (read.ok) expect(Buffer.compare(writeEntriesFile(read.value, new Map()), bytes)).toBe(0)
      else expect([read.error.what, read.error.cure].every((text) => text.length > 10)).toBe(true)
      const places = cellPlaces(bytes)
      if (places.ok) expect(places.value.length).toBeGreaterThan(0)
    })
  })
}

describeProviderFiles('reserved entries of real contests', 'odd-inputs', (files) => {
  test('NFL Classic: the entry, its fee and its nine players, and the list to the right', () => {
    const path = files.find((file) => file.endsWith('dkentries_nfl_classic_2020.csv'))!
    const read = readEntriesFile(new Uint8Array(readFileSync(path)))
    if (!read.ok) throw new Error(read.error.what)
    const { entries, format, players } = read.value
    expect(format.recognition.name).toBe('Classic')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ row: 2, entryKey: '2302161049', contestKey: '94845901', feeCents: 0 })
    expect(entries[0]!.cells.map(({ providerId }) => providerId)).toEqual(
      '15642193 15642250 15642244 15642542 15642546 15642470 15642764 15642256 15642951'.split(' '),
    )
    expect(players.size).toBe(476)
  })
})

describeProviderFiles('reserved entries of another sport', 'salaries-other-sports', (files) => {
  test('League of Legends is refused by name', () => {
    const path = files.find((file) => file.endsWith('2025-05-17_WBG@TES.csv'))!
    const read = readEntriesFile(new Uint8Array(readFileSync(path)))
    expect(read.ok ? null : read.error.what).toContain('League of Legends')
  })
})
