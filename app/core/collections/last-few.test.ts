import { expect, test } from 'vitest'
import { lastFew } from './last-few.ts'

test('the values asked for last are kept, and others made anew', () => {
  const made: string[] = []
  const kept = lastFew<string>(2)
  const asked = (key: string) =>
    kept(key, () => {
      made.push(key)
      return `${key}!`
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(asked)).toEqual(['a!', 'b!', 'a!', 'c!', 'a!', 'b!'])
  // When c came, b had been asked for longer ago than a.
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
