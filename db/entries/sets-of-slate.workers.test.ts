import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { enteredEntry } from '#workers/testing/lineups.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import { ask, newEntrySet, newSlate } from '#workers/testing/valid-calls.ts'
import { createDb } from '../client.ts'
import { newestSetsOfSlate } from './entry-sets.ts'

test('sets of a slate are read newest first, none after the first that brings them to the given size', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()]
  const gameId = await newSlate(ada)
  const ids: number[] = []
  for (const bytes of [4000, 3000, 2000, 1000]) ids.push(await setOf(ada, gameId, bytes))
  await newEntrySet(ada)
  await setOf(bob, await newSlate(bob), 10)
  const [fourth, third, second, first] = ids
  const read = async (bytes: number, limit = 20) => {
    const sets = await newestSetsOfSlate(createDb(env.DB), { userId: ada.id, gameId }, { limit, bytes })
    return sets.map(({ set }) => set.id)
  }
  expect(await read(100_000)).toEqual([first, second, third, fourth])
  expect(await read(3001)).toEqual([first, second, third])
  expect(await read(3000)).toEqual([first, second])
  expect(await read(1)).toEqual([first])
  expect(await read(100_000, 3)).toEqual([first, second, third])

  // An entry counts with its forecast.
  const path = `/entry-sets/${first}/entries`
  const entered = await ask(ada, 'PUT /entry-sets/:id/entries', {
    path,
    body: { entries: [enteredEntry('4001')] },
  })
  expect(entered.status, await entered.text()).toBe(200)
  expect(await read(1500)).toEqual([first])
  expect(await read(1501)).toEqual([first, second])
})

/** A set of the slate that says of itself to have so many bytes. Without a fee, so that it stays beside another one of its lineups. */
async function setOf(owner: Person, gameId: number, bytes: number): Promise<number> {
  const id = await newEntrySet(owner, {
    entry_set: { name: 'Thursday' },
    slate: { id: gameId, name: 'MIN @ LAC' },
  })
  await env.DB.prepare('update entry_sets set bytes = ? where id = ?').bind(bytes, id).run()
  return id
}
