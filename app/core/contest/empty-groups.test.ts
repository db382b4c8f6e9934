import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { basePlayerIdOf, type Player } from '../players/player.ts'
import { compareExposure } from './exposure.ts'
import { slateShapes } from './slate-shapes.ts'
import { readStandings } from './testing/every-figure.ts'

/* A group without a lineup has the figure null: 0 would be a statement about it. */

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'

/** The winner's lineup has a player who is not on the slate; the other two lineups are wholly on it. */
const STANDINGS = [
  HEADER,
  '1,11,ann,0,44,CPT Zed Foreign FLEX Bo Two FLEX Bears ,,,,,',
  '2,12,bob,0,39,CPT Bo Two FLEX Ann One FLEX Bears ,,,,,',
  '3,13,cyd,0,30,CPT Ann One FLEX Bo Two FLEX Bears ,,,,,',
  '4,14,dan,0,0,,,,,,',
].join('\n')

const FORMAT = { ...SHOWDOWN, budget: 30_000 }
const SLATE = [on('Ann One', 'CHI', 10_000), on('Bo Two', 'GB', 8000), on('Bears', 'CHI', 5000)]

test('salary left and shapes of the top 1% are unknown when none of their lineups is wholly on the slate', () => {
  const shapes = slateShapes(readStandings(STANDINGS).field, SLATE, { format: FORMAT, bestRank: 1 })!
  // 30,000 - (1.5 x 8,000 + 10,000 + 5,000) = 3,000 and 30,000 - (1.5 x 10,000 + 8,000 + 5,000) = 2,000.
  expect(shapes.averageSalaryLeft).toEqual({ field: 2500, best: null })
  expect(shapes.teams).toEqual([{ shape: '2-1', fieldPct: 100, bestPct: null }])
  expect(shapes.salaryLeft.map(({ bestPct }) => bestPct)).toEqual([null, null])
})

test('they are known when at least one lineup is wholly on the slate; a shape that none of those has is 0%', () => {
  const standings = STANDINGS.replace('Zed Foreign', 'Ann One')
  const shapes = slateShapes(readStandings(standings).field, SLATE, { format: FORMAT, bestRank: 1 })!
  expect(shapes.averageSalaryLeft).toEqual({ field: 7000 / 3, best: 2000 })
  expect(shapes.teams).toEqual([{ shape: '2-1', fieldPct: 100, bestPct: 100 }])
})

test('exposure is unknown for a group whose lineups are all empty, and 0% for a group that left a player out', () => {
  const { field } = readStandings(STANDINGS)
  const exposureOf = (mine: number[]) =>
    compareExposure(field, mine, 1).find(({ player }) => player === 'Ann One')!
  expect(exposureOf([]).mine).toBeNull()
  expect(exposureOf([3]).mine).toBeNull()
  expect(exposureOf([0]).mine).toEqual({ exposurePct: 0, captainExposurePct: 0 })
  expect(exposureOf([0]).best).toEqual({ exposurePct: 0, captainExposurePct: 0 })

  const emptyWinner = STANDINGS.replace('CPT Zed Foreign FLEX Bo Two FLEX Bears ', '')
  const unknown = compareExposure(readStandings(emptyWinner).field, [], 1)
  expect(unknown.map(({ best }) => best)).toEqual([null, null, null])
})

function on(name: string, team: string, salary: number): Player {
  return { name, basePlayerId: basePlayerIdOf(name), team, salary, position: 'FLEX' } as Player
}
