import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeUserId } from '#workers/testing/made-contests.ts'
import { createDb } from './client.ts'
import { insertSlate, newestSlateFiles } from './slates.ts'

const db = createDb(env.DB)

test('files are read newest first, up to the given number of characters', async () => {
  const [ada, bob] = [await makeUserId(), await makeUserId()]
  for (const userId of [ada, bob]) {
    // The newest has 10 characters, the one before it 20, then 30 and 40.
    for (const characters of [40, 30, 20, 10]) await store(userId, characters)
  }
  const sizesWithin = async (characters: number, limit = 20) => {
    const files = await newestSlateFiles(db, { userId: ada, gameMode: 'showdown', limit, characters })
    return files.map(({ csvData }) => csvData.length)
  }
  expect(await sizesWithin(1_000)).toEqual([10, 20, 30, 40])
  expect(await sizesWithin(60)).toEqual([10, 20, 30])
  expect(await sizesWithin(59)).toEqual([10, 20])
  expect(await sizesWithin(1_000, 1)).toEqual([10])
  expect(await sizesWithin(9)).toEqual([])
})

function store(userId: number, characters: number): Promise<number> {
  return insertSlate(db, {
    userId,
    gameMode: 'showdown',
    slateName: 'MIN @ LAC',
    csvData: 'Ł'.repeat(characters),
    fileName: 'DKSalaries.csv',
    contentHash: `of ${characters}`,
    createdAt: 0,
  })
}
