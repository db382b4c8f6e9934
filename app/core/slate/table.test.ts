import { expect, test } from 'vitest'
import { readSlateTable } from './table.ts'

const HEADER = 'Position,Name,Salary,AvgPointsPerGame'
const PLAYER = 'QB,Ada Brook,7000,18.5'

test('the header is found in the first line, and the rest are players', () => {
  const read = readSlateTable(`${HEADER}\n${PLAYER}`)
  expect(read).toMatchObject({ ok: true, value: { headerRow: 0 } })
  expect(read.ok && read.value.rows[1]).toEqual(['QB', 'Ada Brook', '7000', '18.5'])
})

test('a header may stand in line 50; below that it is not searched for', () => {
  const below = (lines: number) => readSlateTable(`${'Read this first\n'.repeat(lines)}${HEADER}\n${PLAYER}`)
  expect(below(49)).toMatchObject({ ok: true, value: { headerRow: 49 } })
  expect(below(50)).toMatchObject({ ok: false, error: { kind: 'missing_columns' } })
})

test('tabs divide the cells where a header can be read that way, commas everywhere else', () => {
  const tabbed = readSlateTable(`${HEADER}\n${PLAYER}`.replaceAll(',', '\t'))
  expect(tabbed.ok && tabbed.value.rows[1]).toEqual(['QB', 'Ada Brook', '7000', '18.5'])
  const tabInACell = readSlateTable(`${HEADER}\nQB,Ada\tBrook,7000,18.5`)
  expect(tabInACell.ok && tabInACell.value.rows[1]).toEqual(['QB', 'Ada\tBrook', '7000', '18.5'])
})

test.each(['', '   \n  ', HEADER, `\n\n${HEADER}\n\n`])('%j has no second line, so it is empty', (text) => {
  expect(readSlateTable(text)).toEqual({ ok: false, error: { kind: 'empty' } })
})

test('missing columns are named, with the row that came closest to a header', () => {
  expect(readSlateTable('Exported on Sunday\nPosition,Name,Team\nQB,Ada Brook,KC')).toEqual({
    ok: false,
    error: {
      kind: 'missing_columns',
      missing: ['Salary', 'AvgPointsPerGame'],
      header: { row: 2, cells: ['Position', 'Name', 'Team'] },
    },
  })
})

test('a file without any position is refused; the roster position will do', () => {
  expect(readSlateTable('Name,Salary,AvgPointsPerGame\nAda Brook,7000,18.5')).toEqual({
    ok: false,
    error: {
      kind: 'missing_position',
      header: { row: 1, cells: ['Name', 'Salary', 'AvgPointsPerGame'] },
    },
  })
  expect(readSlateTable('Roster Position,Name,Salary,AvgPointsPerGame\nCPT,Ada Brook,7000,18.5').ok).toBe(
    true,
  )
})

test('a quote that is never closed is refused with its row', () => {
  expect(readSlateTable(`${HEADER}\n${PLAYER}\nQB,"Ada Brook,7000,18.5\n`)).toEqual({
    ok: false,
    error: { kind: 'open_quote', row: 3 },
  })
})
