import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { wholeHistory } from './testing/whole-history.ts'

describeProviderFiles('real histories', 'entry-history', (files) => {
  test.each(files)('%s: every row is read', (file) => {
    const text = readFileSync(file, 'utf8')
    const parsed = wholeHistory(text)
    if (!parsed.ok) throw new Error(parsed.error.kind)
    const { entries, refused } = parsed.value
    expect(refused).toBe(0)
    expect(entries).toHaveLength(text.trim().split('\n').length - 1)
    expect(new Set(entries.map(({ entryKey }) => entryKey)).size).toBe(entries.length)
  })
})
