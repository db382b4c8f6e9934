import { expect, test } from 'vitest'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import { HIGH_HEAT } from '#optimizer/sim/testing/small-contests.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import { onlyForward } from './sim-run.ts'

const after = (games: number): SimFigures => ({
  games,
  means: averageEntry(HIGH_HEAT),
  field: { worst: 0, isAttainable: true, leftOut: 0, stacks: null },
  lineups: [],
})

test('a second attempt, which starts at the first game, does not take back what is shown', () => {
  const [bar, shown]: number[][] = [[], []]
  const run = onlyForward({
    rounds: [1000, 10_000],
    signal: new AbortController().signal,
    onGames: (games) => bar!.push(games),
    onFigures: ({ games }) => shown!.push(games),
  })
  for (const games of [500, 1000, 1500, 500, 1000, 1500, 2000]) run.onGames(games)
  for (const games of [1000, 500, 1000, 10_000]) run.onFigures(after(games))
  expect(bar).toEqual([500, 1000, 1500, 2000])
  expect(shown).toEqual([1000, 10_000])
  expect(run.rounds).toEqual([1000, 10_000])
})
