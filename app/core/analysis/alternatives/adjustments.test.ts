import { expect, test } from 'vitest'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { lineupOf, playersOf } from '../../lineups/lineup.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { suggestAdjustments } from './adjustments.ts'
import type { SwapQuestion } from './swaps.ts'

/** Six of the lineup (10 points at $5,000 each, the captain at $7,500) and the given candidates. */
function questionOf(others: Partial<Player>[], more: Partial<SwapQuestion> = {}): SwapQuestion {
  const flex = Array.from({ length: 6 }, (_, number) =>
    makePlayer({ id: `p${number}`, team: number % 2 ? 'BUF' : 'KC', fppg: 10, salary: 5000 }),
  )
  const [first] = flex as [Player]
  const captain: Player = { ...first, id: 'p0-cpt', position: 'CPT', salary: 7500, captainPricing: 'scaled' }
  const added = others.map((facts, number) =>
    makePlayer({ id: `in${number}`, team: 'KC', salary: 5000, ...facts }),
  )
  const players = [captain, ...flex.slice(1)]
  return {
    lineup: lineupOf(SHOWDOWN, players),
    playerPool: [...flex, captain, ...added],
    settings: PLAIN,
    ...more,
  }
}

const offered = (question: SwapQuestion, most = 9) =>
  suggestAdjustments(question, most).map((offer) => ({ ...offer, out: offer.out.id, in: offer.in.id }))

test('a better player replaces the first of equal players, and the adjustment states every change', () => {
  expect(offered(questionOf([{ fppg: 12, salary: 6000 }]))).toEqual([
    {
      reason: 'better',
      slotIndex: 1,
      out: 'p1',
      in: 'in0',
      objectiveChange: 2,
      pointsChange: 2,
      salaryChange: 1000,
      ownershipChange: null,
    },
  ])
})

test('locked players stay, excluded players and those who may not play are not offered, and a swap without gain is not offered', () => {
  const better = [{ fppg: 12 }]
  const allLocked = new Set(['p0-cpt', 'p1', 'p2', 'p3', 'p4', 'p5'])
  expect(offered(questionOf(better, { lockedIds: allLocked }))).toEqual([])
  const butOne = new Set([...allLocked].filter((id) => id !== 'p4'))
  expect(offered(questionOf(better, { lockedIds: butOne })).map(({ out }) => out)).toEqual(['p4'])
  expect(offered(questionOf(better, { excludedIds: new Set(['in0']) }))).toEqual([])
  expect(offered(questionOf([{ fppg: 12, injuryStatus: 'Out' }]))).toEqual([])
  expect(offered(questionOf([{ fppg: 60, injuryStatus: 'Doubtful' }]))).toEqual([])
  // Priced as inactive.
  expect(offered(questionOf([{ fppg: 12, salary: 1000 }]))).toEqual([])
  expect(offered(questionOf([{ fppg: 10.04 }]))).toEqual([])
})

test('a player who is Out is not offered even where the one in the lineup scores next to nothing', () => {
  const cheap = { fppg: 0.4, salary: 3000 }
  const question = questionOf([{ ...cheap, injuryStatus: 'Out' }])
  const players = playersOf(question.lineup).map((player) =>
    player.id === 'p5' ? { ...player, fppg: 0.5 } : player,
  )
  const lineup = lineupOf(SHOWDOWN, players)
  expect(offered({ ...question, lineup })).toEqual([])
  const healthy = questionOf([cheap])
  expect(offered({ ...healthy, lineup }).map(({ reason }) => reason)).toEqual(['saves_money'])
})

test('no more adjustments than asked for', () => {
  const question = questionOf([
    { fppg: 12, salary: 6000 },
    { fppg: 9.9, salary: 4200 },
  ])
  // Only in the dearest one's place does the second save the $1,000 that count; the first replaces another one.
  const players = playersOf(question.lineup).map((player) =>
    player.id === 'p5' ? { ...player, salary: 5500 } : player,
  )
  const dearer = { ...question, lineup: lineupOf(SHOWDOWN, players) }
  expect(offered(dearer).map(({ reason }) => reason)).toEqual(['better', 'saves_money'])
  expect(offered(dearer, 1).map(({ reason }) => reason)).toEqual(['better'])
})

test('an illegal lineup is not improved', () => {
  const question = questionOf([{ fppg: 12 }])
  const incomplete = { ...question.lineup, slots: question.lineup.slots.with(3, null) }
  expect(offered({ ...question, lineup: incomplete })).toEqual([])
  // A cheaper player would bring this one under its budget, but the lineup is incomplete.
  const tooDear = { ...question.lineup, format: { ...SHOWDOWN, budget: 32_000 } }
  expect(offered({ ...questionOf([{ fppg: 12, salary: 4000 }]), lineup: tooDear })).toEqual([])
})

test('a saving is offered only when it is at least 2% of the budget and costs at most 3% of the points', () => {
  // Six players at 10 points: 60 points, 3% are 1.8.
  const saving = offered(questionOf([{ fppg: 8.3, salary: 4000 }]))
  expect(saving).toMatchObject([{ reason: 'saves_money', in: 'in0', salaryChange: -1000 }])
  expect(saving[0]!.pointsChange).toBeCloseTo(-1.7, 9)
  expect(offered(questionOf([{ fppg: 8.1, salary: 4000 }]))).toEqual([])
  expect(offered(questionOf([{ fppg: 8.3, salary: 4100 }]))).toEqual([])
})

test('lower ownership is offered from 5 points on, and only where ownership is known', () => {
  const lessOwned = (pct: number) => {
    const question = questionOf([{ fppg: 9, ownershipPct: pct }])
    const owned = (player: Player): Player => ({ ...player, ownershipPct: player.ownershipPct ?? 10 })
    return {
      ...question,
      playerPool: question.playerPool.map(owned),
      lineup: { ...question.lineup, slots: question.lineup.slots.map((player) => player && owned(player)) },
    }
  }
  expect(offered(lessOwned(4))).toMatchObject([{ reason: 'less_owned', in: 'in0', ownershipChange: -6 }])
  expect(offered(lessOwned(6))).toEqual([])
  expect(offered(questionOf([{ fppg: 9, ownershipPct: 4 }]))).toEqual([])
  expect(offered(questionOf([{ fppg: 12 }]))[0]!.ownershipChange).toBeNull()
})

test('a doubtful player is replaced first; each adjustment is for a different slot, and at most the requested number is offered', () => {
  const question = questionOf([{ fppg: 12 }, { fppg: 8.5, salary: 4000 }])
  const hurt = (player: Player): Player =>
    player.id === 'p3' ? { ...player, injuryStatus: 'Doubtful' } : player
  const withHurt = {
    ...question,
    playerPool: question.playerPool.map(hurt),
    lineup: { ...question.lineup, slots: question.lineup.slots.map((player) => player && hurt(player)) },
  }
  const offers = offered(withHurt)
  expect(offers[0]).toMatchObject({ reason: 'healthier', slotIndex: 3, out: 'p3', in: 'in0' })
  const places = offers.map(({ slotIndex }) => slotIndex)
  expect(new Set(places).size).toBe(places.length)
  expect(offered(withHurt, 1)).toHaveLength(1)
})
