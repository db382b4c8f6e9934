import { expect, test } from 'vitest'
import { tidyCell } from './tidy-cell.ts'

test('a cell is one line without invisible characters, 255 characters at most', () => {
  expect(tidyCell('Al\u200B Brown\u202E')).toBe('Al Brown')
  expect(tidyCell(' Al\t\u0007 Brown\n')).toBe('Al Brown')
  expect(tidyCell('x'.repeat(400))).toHaveLength(255)
  expect(tidyCell(undefined)).toBe('')
})
