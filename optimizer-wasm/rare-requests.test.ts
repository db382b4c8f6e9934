import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import { loadKernel } from './kernel.node.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { findBestLineup } from './optimizer.ts'
import { solveByBruteForce } from './testing/every-lineup-under.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'
import { seededRandom } from './testing/random-requests.ts'

/* Requests that random pools seldom make. */

const kernel = await loadKernel()

test('lineups of equal points and salary: the first of the pool, whichever the search meets first', () => {
  let ties = 0
  for (let seed = 0; seed < 400; seed++) {
    const random = seededRandom(40_000 + seed)
    // Few points and prices, so that several different lineups share the best of both.
    const flex = Array.from({ length: 9 }, () => ({
      fppg: 2 * Math.floor(4 * random()),
      salary: 1000 * (1 + Math.floor(3 * random())),
    }))
    const playerPool = showdownSlate(9, 1).map((row) => {
      const { fppg, salary } = flex[Number(row.basePlayerId.replace('player-', ''))]!
      return { ...row, fppg, salary: isCaptainRow(row) ? 1.5 * salary : salary }
    })
    const request = showdown({ playerPool, budget: 9_000 + 1000 * Math.floor(6 * random()) })
    const oracle = solveByBruteForce(request)
    expect(idsOf(request), `seed ${seed}`).toEqual(oracle.ids?.toSorted() ?? null)
    if (oracle.objective === oracle.runnerUpObjective) ties++
  }
  expect(ties).toBeGreaterThan(100)
})

test('each request of one pool is counted for itself: kept, excluded, budget and rules', () => {
  const playerPool = showdownSlate(12, 5).map((row) =>
    Number(row.basePlayerId.slice(7)) < 6 ? asQuarterback(row) : row,
  )
  const [first, , third] = playerPool as [Player, Player, Player]
  const requests = [
    showdown({ playerPool }),
    showdown({ playerPool, keptPlayers: [first] }),
    showdown({ playerPool, keptPlayers: [third] }),
    showdown({ playerPool, excludedIds: [first.id] }),
    showdown({ playerPool, excludedIds: [first.id, third.id] }),
    showdown({ playerPool, budget: 27_000 }),
    showdown({ playerPool, rules: [ONE_QUARTERBACK_A_TEAM] }),
  ]
  const counts = requests.map((request) => countLegalLineups(request).count)
  expect(counts).toEqual(requests.map((request) => solveByBruteForce(request).examined))
  expect(new Set(counts).size).toBe(counts.length)
})

test('prices without a common unit are rounded up, so that each lineup counted can be paid', () => {
  // Each lineup costs 6 cents more than the budget or nothing: rounded down, all would be counted.
  const playerPool = showdownSlate(40, 6).map((row, number) => ({
    ...row,
    salary: (isCaptainRow(row) ? 15_000 : 7_000) + (number % 2 === 0 ? 0.01 : 0.02),
  }))
  const exact = countLegalLineups(showdown({ playerPool, budget: 50_000.06 }))
  // A player at an odd price, who fits into no lineup, takes the common unit away and changes no lineup.
  const odd = { ...playerPool[0]!, id: 'odd', basePlayerId: 'odd', salary: 49_999.993 }
  const rounded = countLegalLineups(showdown({ playerPool: [...playerPool, odd], budget: 50_000.06 }))
  expect(rounded.count).toBeLessThanOrEqual(exact.count)
})

test('a kept row that the pool does not list is in the lineup', () => {
  const pool = showdownSlate(20, 7)
  const kept = { ...pool[0]!, id: 'typed-in', basePlayerId: 'typed-in', name: 'Typed In' }
  expect(idsOf(showdown({ playerPool: pool, keptPlayers: [kept] }))).toContain('typed-in')
})

test('a league without captains may have a lineup of one team, in a pool of several', () => {
  const playerPool = bigLeagueSlate(320, 8).map((player) =>
    player.team === 'T0' || player.team === 'T1'
      ? { ...player, team: 'T0', fppg: player.fppg + 100, salary: 1 }
      : player,
  )
  const request: OptimizeRequest = {
    playerPool,
    format: BIG_LEAGUE,
    budget: 100,
    settings: PLAIN,
    keptPlayers: [],
  }
  const answer = findBestLineup(request, kernel)
  expect(answer.ok && answer.value.players.map(({ team }) => team)).toEqual(Array(10).fill('T0'))
})

test('over budget is over budget, also for a search that may take a single step', () => {
  // By price alone the first person would do as captain and as flex; no legal lineup is within the budget.
  const playerPool = showdownSlate(10, 9).map((row, number) => {
    const salary = number < 2 ? 1_000 : 5_000
    return { ...row, salary: isCaptainRow(row) ? 1.5 * salary : salary }
  })
  const request = showdown({ playerPool, budget: 23_000, stepBudget: 1 })
  expect(solveByBruteForce(request).ids).toBeNull()
  const answer = findBestLineup(request, kernel)
  expect(!answer.ok && answer.error).toMatchObject({
    reason: 'over_budget',
    message: 'The cheapest legal lineup costs $26,500, more than the budget of $23,000.',
  })
})

test('kept players count among those of their position', () => {
  const backs = bigLeagueSlate(320, 10).filter((player) => player.position === 'RB')
  const others = bigLeagueSlate(320, 10).filter((player) => player.position !== 'RB')
  const [kept] = backs as [Player]
  const request: OptimizeRequest = {
    playerPool: [...others, kept],
    format: BIG_LEAGUE,
    budget: 100,
    settings: PLAIN,
    keptPlayers: [kept],
  }
  const answer = findBestLineup(request, kernel)
  const needed = BIG_LEAGUE.rosterSlots.filter(({ code }) => code === 'RB').length
  expect(!answer.ok && answer.error.message).toBe(
    `The pool has too few running backs: 1 of the ${needed} a lineup needs.`,
  )
})

/** Ids of the best lineup, sorted; null without one. */
function idsOf(request: OptimizeRequest): string[] | null {
  const answer = findBestLineup(request, kernel)
  return answer.ok ? answer.value.players.map(({ id }) => id).sort() : null
}

function asQuarterback(row: Player): Player {
  return { ...row, actualPosition: 'QB', position: isCaptainRow(row) ? row.position : 'QB' }
}

function showdown(request: Partial<OptimizeRequest> & Pick<OptimizeRequest, 'playerPool'>): OptimizeRequest {
  return { format: SHOWDOWN, budget: 50_000, settings: PLAIN, keptPlayers: [], ...request }
}
