import { expect, test } from 'vitest'
import { HISTORY_HEADER } from '../fixtures/contest-history.ts'
import { isEntriesHeader, providerFileOf } from './recognise-file.ts'

test.each([
  [['Position', 'Name + ID', 'Name', 'Salary'], 'salaries'],
  [['Nickname', 'Salary'], 'salaries'],
  [['Name + ID', 'Salary'], 'salaries'],
  [['Entry ID', 'Contest Name', 'Contest ID', 'Entry Fee', 'CPT', 'FLEX'], 'salaries'],
  [['CPT', 'FLEX', 'FLEX', 'FLEX', 'FLEX', 'FLEX', '', 'Instructions'], 'salaries'],
  [['CPT', 'FLEX', 'FLEX', 'FLEX', 'FLEX', 'FLEX', '', 'Simulated ROI'], null],
  [['CPT', 'FLEX', 'Instructions'], null],
  [['Rank', 'EntryId', 'EntryName', 'Points', 'Lineup'], 'standings'],
  [['Entry ID', 'Lineup'], 'standings'],
  [[...HISTORY_HEADER], 'history'],
  [['ENTRY KEY', 'entry fee'], 'history'],
  [['Contest_Key', 'Place'], 'history'],
  [['Name', 'Team'], null],
  [['Salary'], null],
  [['EntryId'], null],
  [[], null],
])('a file with the header %j is one of %s', (header, file) => {
  expect(providerFileOf(header)).toBe(file)
})

test('the file of reserved entries is known by its first line', () => {
  expect(isEntriesHeader(['Entry ID', 'Contest Name', 'CPT'])).toBe(true)
  expect(isEntriesHeader(['EntryId', 'EntryName'])).toBe(false)
})
