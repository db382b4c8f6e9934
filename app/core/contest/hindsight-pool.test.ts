import { expect, test } from 'vitest'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { smallSlate } from '../analysis/fixtures/small-slate.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { countUnscored, hindsightPool } from './hindsight-pool.ts'
import { fieldOf } from './testing/field-of.ts'
import { slateRows } from './testing/slate-rows.ts'

const kernel = await loadKernel()

/** Scores in thousandths of a point. Young was projected for 40 and scored 1; Reich scored the most. */
const SCORES: Record<string, number | null> = {
  'Joe Archer': 10_000,
  'Cal Sterling': 9_000,
  'Max Young': 1_000,
  'Ray Cobb Jr.': 8_000,
  Vikings: 7_000,
  'Will Reich': 20_500,
  'Ed Ruiz': 6_000,
  'Al Brown': null,
}
/** Ed Ruiz and Al Brown are drafted once each, the others not at all. */
const FIELD = fieldOf([[6, 7]], {
  players: Object.entries(SCORES).map(([name, pointsMilli]) => ({
    name,
    position: null,
    draftedPct: null,
    pointsMilli,
  })),
})

test('the best lineup in hindsight is the best by the points scored; projections and injuries change nothing', () => {
  const slate = smallSlate()
  const projected = slate.map((player) => ({
    ...player,
    projectedPoints: player.name === 'Max Young' ? 40 : 2,
    injuryStatus: player.name === 'Will Reich' ? ('Out' as const) : ('Healthy' as const),
  }))
  for (const pool of [slate, projected]) {
    const answer = findBestLineup(
      {
        playerPool: hindsightPool(pool, FIELD, SHOWDOWN),
        format: SHOWDOWN,
        budget: SHOWDOWN.budget,
        settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
        keptPlayers: [],
      },
      kernel,
    )
    if (!answer.ok) throw new Error(answer.error.message)
    // Reich as captain (6,000), Archer, Sterling, Cobb, Vikings and Ruiz: $42,000, and Young is the one left out.
    expect(answer.value.players.map(({ name }) => name).sort()).toEqual(
      ['Will Reich', 'Joe Archer', 'Cal Sterling', 'Ray Cobb Jr.', 'Vikings', 'Ed Ruiz'].sort(),
    )
    expect(answer.value.players[0]).toMatchObject({ name: 'Will Reich', actualPoints: 20.5 })
    expect(answer.value.projectedPoints).toBe(20.5 * 1.5 + 10 + 9 + 8 + 7 + 6)
  }
})

test('a row without a score is left out, as captain and as flex', () => {
  const names = hindsightPool(smallSlate(), FIELD, SHOWDOWN).map(({ name }) => name)
  expect(names).toHaveLength(14)
  expect(names).not.toContain('Al Brown')
})

test('the captain costs the captain price, also where the file lists the flex price twice', () => {
  const people = [{ name: 'Ed Ruiz', team: 'MIN', salary: 9_000, captainSalary: 9_000 }]
  const pool = hindsightPool(slateRows(people, 'flex_price'), FIELD, SHOWDOWN)
  expect(pool.map(({ position, salary }) => [position, salary])).toEqual([
    ['CPT', 13_500],
    ['WR', 9_000],
  ])
})

test('players of the slate without a score are counted once each, drafted and undrafted apart', () => {
  const people = ['Ed Ruiz', 'Al Brown', 'New One', 'New Two'].map((name) => ({
    name,
    team: 'MIN',
    salary: 5_000,
  }))
  expect(countUnscored(slateRows(people), FIELD)).toEqual({ drafted: 1, undrafted: 2 })
})

test('of two people with one name only the one at the position of the contest’s slots has the points', () => {
  const [passer, end] = slateRows([
    { name: 'Ryan Griffin', team: 'TB', salary: 4000 },
    { name: 'Ryan Griffin', team: 'HOU', salary: 2700 },
  ]).filter(({ position }) => position === 'WR')
  const slate = [
    { ...passer!, actualPosition: 'QB' as const },
    { ...end!, actualPosition: 'TE' as const },
  ]
  const field = (position: string | null) =>
    fieldOf([[0]], { players: [{ name: 'Ryan Griffin', position, draftedPct: 8, pointsMilli: 8000 }] })
  expect(hindsightPool(slate, field('TE'), SHOWDOWN).map(({ team }) => team)).toEqual(['HOU'])
  expect(hindsightPool(slate, field(null), SHOWDOWN)).toHaveLength(2)
})
