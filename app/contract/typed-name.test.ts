import { expect, test } from 'vitest'
import { ContestNameRequest } from './contests.ts'
import { RenameSlateRequest } from './slates.ts'

test.each(['a\0b', 'a\nb', 'a\r\nb', 'a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u2028b'])(
  'a contest and a salary file are not named %j',
  (name) => {
    expect(ContestNameRequest.safeParse({ name }).success).toBe(false)
    expect(RenameSlateRequest.safeParse({ fileName: name }).success).toBe(false)
  },
)

test('names in any script are taken', () => {
  for (const name of ['NFL $600K Sunday [$100K to 1st]', 'Jörg’s Ωmega 中文 שלום'])
    expect(ContestNameRequest.parse({ name }).name).toBe(name)
})
