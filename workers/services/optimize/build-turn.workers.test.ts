import { expect, test } from 'vitest'
import { BuildRequestWire } from '#contract/build.ts'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { buildLineups } from './build-lineups.ts'
import { takeBuildTurn } from './build-turn.ts'

const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']

/** A build of as many rows as the largest salary file has, all alike, with shares that take much planning. */
function hardBuild(): BuildRequestWire {
  const players = Array.from({ length: 824 }, (_, i) => ({
    id: `p${i}`,
    name: `Player ${i}`,
    position: POSITIONS[i % 6]!,
    team: ['LAC', 'MIN'][i % 2]!,
    salary: 5_000,
    fppg: 10,
  }))
  const shares = [1, 2, 3, 4, 5].map((ofCaptainsTeam) => ({
    kind: 'split_share',
    ofCaptainsTeam,
    pct: { min: 10, max: 30 },
    isStrict: false,
  }))
  return BuildRequestWire.parse({
    players,
    format: 'showdown',
    strategy: 'max_points',
    gameMode: 'cash',
    creativity: 50,
    count: 150,
    rules: [{ kind: 'captains', atLeast: 150 }, ...shares],
  })
}

test('other requests go on while a build runs, and it is charged for its planning', async () => {
  const ctx = contextOf(await newPerson())
  let isBuilt = false
  const building = buildLineups(ctx, hardBuild()).finally(() => {
    isBuilt = true
  })
  let turns = 0
  while (!isBuilt) {
    await scheduler.wait(0)
    turns++
  }
  expect((await building).lineups).toHaveLength(150)
  // About six million steps in slices of 100,000.
  expect(turns).toBeGreaterThan(10)
})

test('one build at a time, in the order in which they came; a long line is refused with the time to wait', async () => {
  const first = await takeBuildTurn()
  const order: number[] = []
  const waiting = [1, 2, 3, 4].map(async (number) => {
    const turn = await takeBuildTurn()
    order.push(number)
    turn.end()
  })
  await expect(takeBuildTurn()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await first.pause()
  expect(order).toEqual([])
  first.end()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3, 4])
})
