import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { loadSimKernel } from './sim/kernel.node.ts'
import { sumBlocks } from './sim/sum-blocks.ts'
import { referenceSim } from './sim/testing/reference-sim.ts'
import { randomRequest } from './sim/testing/small-contests.ts'
import { playBlocks } from './sim.ts'

const kernel = await loadSimKernel()

test.each([
  { mode: SHOWDOWN, people: 7, entries: 40, judged: 5, paid: 9, games: 23 },
  { mode: SHOWDOWN, people: 12, entries: 300, judged: 20, paid: 60, games: 30 },
  { mode: SHOWDOWN, people: 9, entries: 30, judged: 3, paid: 30, games: 12 },
  { mode: SHOWDOWN, people: 8, entries: 12, judged: 4, paid: 1, games: 1003 },
  { mode: BIG_LEAGUE, people: 12, entries: 60, judged: 6, paid: 12, games: 17 },
])('the kernel is the reference to the bit: %o', (shape) => {
  for (const entering of ['alone', 'together'] as const) {
    for (let seed = 1; seed <= 5; seed++) {
      const request = randomRequest(seed, shape, entering)
      const { games, ...tally } = sumBlocks([...playBlocks(request, kernel)])
      const reference = referenceSim(request)
      if (entering === 'alone') {
        // Opponents are not paid where lineups enter alone: no game has them all.
        expect(tally.cents).toEqual(reference.cents)
        expect(tally.squares).toEqual(reference.squares)
        expect(tally.reached).toEqual(reference.reached)
      } else expect(tally).toEqual(reference)
      expect(games).toBe(shape.games)
    }
  }
})
