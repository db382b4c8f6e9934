import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { BuildRequest } from '../build-request.ts'
import { trialsOf } from './trials.ts'

const request: BuildRequest = {
  playerPool: [],
  format: SHOWDOWN,
  budget: 50_000,
  settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
  count: 20,
  rules: [],
}

/** Trials whose builds take 30 steps each, and the counts and step budgets of those made. */
function counted(limits: { builds: number; steps: number; stepsOfABuild: number }, asked = request) {
  const made: [count: number, stepBudget: number | undefined][] = []
  const trials = trialsOf(
    asked,
    ({ count, stepBudget }) => {
      made.push([count, stepBudget])
      return { lineups: [[]], isCertain: true, message: null, steps: 30 }
    },
    limits,
  )
  const withCount = (count: number) => trials.with([{ kind: 'count', count }])
  return { trials, made, withCount }
}

test('the same changes are built once', () => {
  const { made, withCount, trials } = counted({ builds: 10, steps: 1_000, stepsOfABuild: 100 })
  expect(withCount(3)).toBe(withCount(3))
  trials.with([])
  expect(made.map(([count]) => count)).toEqual([3, 20])
})

test('after so many builds nothing more is built, and the answer is not certain; what is known stays', () => {
  const { made, withCount, trials } = counted({ builds: 2, steps: 1_000, stepsOfABuild: 100 })
  const first = withCount(1)
  expect(trials.spent()).toBe(0.5)
  withCount(2)
  expect(withCount(3)).toMatchObject({ lineups: [], isCertain: false })
  expect(withCount(1)).toBe(first)
  expect(made).toHaveLength(2)
})

test('no build gets more steps than are left, than one may take or than the request allows', () => {
  const { made, withCount } = counted({ builds: 10, steps: 75, stepsOfABuild: 40 })
  for (const count of [1, 2, 3, 4]) withCount(count)
  expect(made).toEqual([
    [1, 40],
    [2, 40],
    [3, 15],
  ])
  const modest = counted({ builds: 10, steps: 75, stepsOfABuild: 40 }, { ...request, stepBudget: 20 })
  modest.withCount(1)
  expect(modest.made).toEqual([[1, 20]])
})
