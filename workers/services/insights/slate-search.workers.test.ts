import { expect, test } from 'vitest'
import { smallLineup, smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { emptyLineup, lineupOf, removePlayer } from '#core/lineups/lineup.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { type SearchSpace, searchOf } from './slate-search.ts'

const playerPool = smallSlate()
const idOf = (name: string, position = 'QB') =>
  playerPool.find((player) => player.name === name && player.position === position)!.id

async function searching(constraints: Partial<SearchSpace> = {}) {
  const space = {
    format: SHOWDOWN,
    playerPool,
    settings: PLAIN,
    lockedIds: [],
    excludedIds: [],
    ...constraints,
  }
  return searchOf(contextOf(await newPerson()), space)
}

async function found(constraints: Partial<SearchSpace>, kept: string[] = []) {
  const { searchWith } = await searching(constraints)
  const answer = await searchWith(playerPool.filter(({ id }) => kept.includes(id)))
  if (!answer.isProved) throw new Error('not proved')
  return answer.players?.map(({ id }) => id) ?? null
}

test('every search keeps locked players and leaves out excluded ones', async () => {
  const best = await found({})
  expect(best).toContain(idOf('Joe Archer', 'CPT'))
  const reich = playerPool.find(({ name, position }) => name === 'Will Reich' && position !== 'CPT')!.id
  expect(best).not.toContain(reich)
  expect(await found({ lockedIds: [reich] })).toContain(reich)
  const archer = playerPool.filter(({ name }) => name === 'Joe Archer').map(({ id }) => id)
  const without = await found({ excludedIds: archer })
  expect(archer.some((id) => without!.includes(id))).toBe(false)
  // The player in question is included, excluded or not.
  expect(await found({ excludedIds: [reich] }, [reich])).toContain(reich)
})

test('a search obeys the rules, and a lineup that breaks one has no proof among those that obey', async () => {
  const isQuarterback = ({ name }: Player) => name === 'Joe Archer' || name === 'Cal Sterling'
  const twoQuarterbacks = playerPool.map((row) =>
    isQuarterback(row)
      ? { ...row, actualPosition: 'QB', position: isCaptainRow(row) ? row.position : 'QB' }
      : row,
  )
  const rules = [ONE_QUARTERBACK_A_TEAM]
  const best = await found({ playerPool: twoQuarterbacks, rules })
  const rowsOf = (ids: readonly string[]) => ids.map((id) => twoQuarterbacks.find((row) => row.id === id)!)
  expect(rowsOf(best!).filter(isQuarterback)).toHaveLength(1)
  const free = await found({ playerPool: twoQuarterbacks })
  expect(rowsOf(free!).filter(isQuarterback)).toHaveLength(2)

  const { proofOf } = await searching({ playerPool: twoQuarterbacks, rules })
  expect(proofOf(lineupOf(SHOWDOWN, rowsOf(best!)))).toMatchObject({ gap: 0 })
  expect(proofOf(lineupOf(SHOWDOWN, rowsOf(free!)))).toBeNull()
  const lockedIds = rowsOf(free!)
    .filter(isQuarterback)
    .map(({ id }) => id)
  const locked = await searching({ playerPool: twoQuarterbacks, rules, lockedIds })
  expect(locked.proofOf(lineupOf(SHOWDOWN, rowsOf(free!)))).toMatchObject({ gap: 0 })
})

test('infeasibility is proved too', async () => {
  const dear = playerPool.map((player) => ({ ...player, salary: 20_000 }))
  expect(await found({ playerPool: dear })).toBeNull()
})

test('a lineup is proved optimal only when it is complete and none is better', async () => {
  const { proofOf, searchWith } = await searching()
  const answer = await searchWith([])
  if (!answer.isProved || !answer.players) throw new Error('no lineup')
  const best = lineupOf(SHOWDOWN, answer.players)
  expect(proofOf(best)).toMatchObject({ gap: 0 })
  expect(proofOf(best)!.runnerUpGap).toBeGreaterThanOrEqual(0)
  expect(proofOf(smallLineup(playerPool))).toBeNull()
  expect(proofOf(removePlayer(best, 3))).toBeNull()
  // Where no player is worth anything, an empty lineup is worth as much as the best one.
  const worthless = await searching({ playerPool: playerPool.map((player) => ({ ...player, fppg: 0 })) })
  expect(worthless.proofOf(emptyLineup(SHOWDOWN))).toBeNull()
})
