import { expect, test } from 'vitest'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { importTurn } from './import-turn.ts'

test('imports that arrive together, whoever sends them, follow one another, also behind one that fails', async () => {
  const people = [contextOf(await newPerson()), contextOf(await newPerson()), contextOf(await newPerson())]
  let going = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    people.map((ctx, i) =>
      importTurn(ctx, async () => {
        going += 1
        most = Math.max(most, going)
        await scheduler.wait(30)
        going -= 1
        if (i === 0) throw new Error('no good file')
        return i
      }),
    ),
  )
  expect(most).toBe(1)
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    'no good file',
    1,
    2,
  ])
})
