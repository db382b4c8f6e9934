import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeUserId } from '#workers/testing/made-contests.ts'
import { createDb } from '../client.ts'
import { newestSlateFiles, slateFilesWith } from './slate-files.ts'
import { insertSlate } from './slates.ts'

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

test('files with at least half of the words are found, those with most of them first, then the newest', async () => {
  const ada = await makeUserId()
  const ids: number[] = []
  for (const text of ['Abel', 'Abel,Bond', 'Abel,Bond,Cruz,Dunn', 'Cruz,Bond', 'Ezra']) {
    ids.push(await storeText(ada, text))
  }
  const found = async (limit: number, characters = 1_000) => {
    const words = ['Abel', 'Bond', 'Cruz', 'Dunn']
    const most = { userId: ada, gameMode: 'showdown', limit, characters }
    return (await slateFilesWith(db, words, most)).map(({ id }) => ids.indexOf(id))
  }
  expect(await found(20)).toEqual([2, 3, 1])
  expect(await found(2)).toEqual([2, 3])
  // 19 characters and 9 more.
  expect(await found(20, 28)).toEqual([2, 3])
  const { length } = await slateFilesWith(db, ['Abel'], {
    userId: await makeUserId(),
    gameMode: 'showdown',
    limit: 20,
    characters: 1_000,
  })
  expect(length).toBe(0)
})

function store(userId: number, characters: number): Promise<number> {
  return storeText(userId, 'Ł'.repeat(characters))
}

function storeText(userId: number, csvData: string): Promise<number> {
  return insertSlate(db, {
    userId,
    gameMode: 'showdown',
    slateName: 'MIN @ LAC',
    csvData,
    fileName: 'DKSalaries.csv',
    contentHash: `of ${csvData.length} ${csvData.slice(0, 20)}`,
    createdAt: 0,
  })
}
