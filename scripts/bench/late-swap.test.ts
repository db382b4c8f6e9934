import { beforeAll, expect, test } from 'vitest'
import type { Player } from '#core/players/player.ts'
import { gameOf } from '#core/players/sides.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { repairLineups, USUAL_GAIN } from '#optimizer/repair.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { mainSlate } from '#optimizer/testing/generated-slates.ts'
import { apart } from './classic.mjs'
import { swapped } from './late-swap.mjs'

let kernels: Parameters<typeof swapped>[2]
beforeAll(async () => {
  kernels = { search: await loadKernel(), field: await loadFieldKernel(), sim: await loadSimKernel() }
})

/** The game of every other pair of teams begins three hours later. */
function gameInfoOf(player: Player): string {
  const isLate = Number(player.team!.slice(1)) % 4 >= 2
  return `${gameOf(player)} 09/14/2025 ${isLate ? '04:05' : '01:00'}PM ET`
}

test('the swaps that are timed are those of the engine, around players whose games have begun', async () => {
  const players = mainSlate(250, 3).map((player) => ({ ...player, gameInfo: gameInfoOf(player) }))
  const { request, withOut, withNews, repair, improve, worth } = await swapped(
    players,
    [apart(2)],
    kernels,
    6,
  )
  expect(request.lineups).toHaveLength(6)
  const ways = [
    [repair.value, withOut, { kind: 'best' }],
    [improve.value, withNews, { kind: 'improve', gain: USUAL_GAIN }],
  ] as const
  for (const [value, playerPool, way] of ways)
    expect(value).toEqual(repairLineups({ ...request, playerPool, way }, kernels.search))

  const isOut = (id: string | null) => withOut.some((row) => row.id === id && row.injuryStatus === 'Out')
  const openOuts = request.lineups.filter((lineup, index) =>
    lineup.some((id, slot) => isOut(id) && !request.lockedSlots[index]!.includes(slot)),
  )
  expect(openOuts.length).toBeGreaterThan(0)
  expect(repair.value.repaired.length + repair.value.unrepairable.length).toBe(openOuts.length)

  const points = (pool: readonly Player[], ids: readonly (string | null)[]) =>
    ids.reduce((sum, id) => sum + pool.find((row) => row.id === id)!.fppg, 0)
  expect(improve.value.repaired.length).toBeGreaterThan(0)
  for (const { index, after, changed } of improve.value.repaired) {
    const gained = points(withNews, after) - points(withNews, request.lineups[index]!)
    expect(gained).toBeGreaterThanOrEqual(USUAL_GAIN * changed.length - 1e-3)
  }

  for (const { value, ms } of [repair, improve, worth]) {
    expect(ms).toBeGreaterThan(0)
    for (const { index, after } of value.repaired) {
      for (const slot of request.lockedSlots[index]!) expect(after[slot]).toBe(request.lineups[index]![slot])
      const begun = after.filter((id) => request.closedIds.includes(id))
      expect(begun).toHaveLength(request.lockedSlots[index]!.length)
    }
  }
})
