import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Username } from '#contract/auth.ts'
import { usernameFrom } from './username-from.ts'

test.each([
  ['ann.lee', 'ann.lee'],
  ['ann+dfs', 'ann-dfs'],
  ['Ann Lee', 'Ann-Lee'],
  ['-.ann.-', 'ann'],
  ['o@b', 'o-b'],
  ['bo', 'player-bo'],
  ['🏈', 'player'],
  ['𠀀', 'player'],
  ['Ян', 'player'],
  ['Яна', 'Яна'],
  ['', 'player'],
  ['Zoë', 'Zoë'],
  ['日本語', '日本語'],
  ['x'.repeat(300), 'x'.repeat(32)],
])('%s becomes %s', (name, expected) => {
  expect(usernameFrom(name)).toBe(expected)
})

test('any name at a provider gives a valid user name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const username = usernameFrom(name)
      expect(Username.parse(username)).toBe(username)
    }),
  )
})
