import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEPT, mistakeOf } from './kept.mjs'

test('each mistake still finds its code exactly once, and changes it', () => {
  const stale = Object.entries(KEPT).flatMap(([file, edits]) =>
    edits.filter((edit) => {
      if (!existsSync(file) || edit[1] === edit[2]) return true
      try {
        return !mistakeOf(readFileSync(file, 'utf8'), edit)
      } catch {
        return true
      }
    }),
  )
  expect(stale).toEqual([])
})
