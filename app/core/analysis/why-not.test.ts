import { beforeAll, expect, test } from 'vitest'
import { solveByBruteForce } from '#optimizer/brute-force.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { referenceObjective } from '#optimizer/reference-objective.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { lineupOf } from '../lineups/lineup.ts'
import type { Player } from '../players/player.ts'
import { adjustmentSentence } from './adjustment-sentence.ts'
import { suggestAdjustments } from './adjustments.ts'
import { analysisFacts } from './facts.ts'
import { constrainedTo, forcePlayer } from './forced-player.ts'
import { forcedSentence } from './forced-sentence.ts'
import { below, type ChangingSlate, changingSlate } from './testing/changing-slates.ts'
import { readForced, readSwap } from './testing/read-swap.ts'

/*
 * Sentences about changes, read back word by word and recomputed with the arithmetic of this file, the reference
 * objective and brute force; none of it is the code that wrote them.
 */

/** Half a hundredth, since sentences round to hundredths, and what 21 terms rounded to 1/10,000 can add. */
const ROUNDING = 0.005 + 0.0011

let kernel: Kernel
beforeAll(async () => {
  kernel = await loadKernel()
})

test('300 sentences "why not X?": every change is named, the lineup is legal, and its cost is exact and the least', async () => {
  const seen = {
    all: 0,
    newCaptain: 0,
    asCaptain: 0,
    toFlex: 0,
    manyLeave: 0,
    gains: 0,
    locked: 0,
    league: 0,
    ruled: 0,
  }
  for (let seed = 0; seen.all < 300; seed++) {
    const slate = changingSlate(seed % 6 === 5 ? BIG_LEAGUE : SHOWDOWN, seed)
    const now = currentLineup(slate)
    if (!now) continue
    for (const player of peopleOutside(now, slate)) {
      const sentence = await whyNot(player, now, slate)
      if (sentence.startsWith('No legal lineup')) {
        expect(leastCost(player, now, slate), sentence).toBeNull()
        continue
      }
      const stated = readForced(sentence)!
      expect(stated, sentence).not.toBeNull()
      expect(stated.player).toBe(player.name)
      const then = changed(now, slate, {
        captain: stated.isCaptain ? stated.player : stated.newCaptain,
        comes: [stated.player, ...stated.comes],
        leaves: stated.leaves,
        toFlex: stated.toFlex,
      })
      expectLegal(then, slate, player, sentence)

      const points = pointsOf(now) - pointsOf(then)
      const objective = objectiveOf(now, slate) - objectiveOf(then, slate)
      expect(Math.abs(objective - leastCost(player, now, slate)!), sentence).toBeLessThan(ROUNDING)
      if (stated.unit === 'points') {
        expect(Math.abs(stated.cost - points), sentence).toBeLessThan(ROUNDING)
        expect(Math.abs(objective - points), sentence).toBeLessThan(ROUNDING)
      } else {
        expect(Math.abs(stated.cost - objective), sentence).toBeLessThan(ROUNDING)
        expect(Math.abs(stated.pointsChange! + points), sentence).toBeLessThan(ROUNDING)
      }

      seen.all++
      if (stated.newCaptain) seen.newCaptain++
      if (stated.isCaptain) seen.asCaptain++
      if (stated.toFlex) seen.toFlex++
      if (stated.leaves.length > 2) seen.manyLeave++
      if (stated.cost < 0) seen.gains++
      if (slate.lockedIds.length > 0) seen.locked++
      if (slate.mode === BIG_LEAGUE) seen.league++
      if (slate.rules.length > 0) seen.ruled++
    }
  }
  for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(4)
})

test('suggested adjustments: each is a legal swap without locked or excluded players, its figures exact', () => {
  const seen = { all: 0, asCaptain: 0, objective: 0, locked: 0, ruled: 0 }
  for (let seed = 1000; seen.all < 200; seed++) {
    const slate = changingSlate(seed % 6 === 5 ? BIG_LEAGUE : SHOWDOWN, seed)
    const now = anyLegalLineup(slate)
    if (!now) continue
    const { mode, pool: playerPool, settings, lockedIds, excludedIds, rules } = slate
    const lineup = lineupOf(mode, now)
    const constraints = { lockedIds: new Set(lockedIds), excludedIds: new Set(excludedIds), rules }
    const facts = analysisFacts({ mode, settings, playerPool, lineup })
    for (const offer of suggestAdjustments({ lineup, playerPool, settings, ...constraints }, 5)) {
      const sentence = adjustmentSentence(offer, facts)
      const stated = readSwap(sentence)!
      expect(stated, sentence).not.toBeNull()
      const then = changed(now, slate, {
        captain: stated.isCaptain ? stated.comes : null,
        comes: [stated.comes],
        leaves: [stated.leaves],
        toFlex: null,
      })
      expectLegal(then, slate, null, sentence)
      const change =
        stated.unit === 'points under the chosen settings' || offer.reason === 'better'
          ? objectiveOf(then, slate) - objectiveOf(now, slate)
          : pointsOf(then) - pointsOf(now)
      expect(Math.abs(stated.change - change), sentence).toBeLessThan(ROUNDING)
      expect(stated.salaryChange, sentence).toBeCloseTo(salaryOf(then) - salaryOf(now), 6)
      seen.all++
      if (stated.isCaptain) seen.asCaptain++
      if (stated.unit === 'points under the chosen settings') seen.objective++
      if (lockedIds.length > 0) seen.locked++
      if (rules.length > 0) seen.ruled++
    }
  }
  for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(4)
})

/** The sentence as story and chat get it. */
async function whyNot(player: Player, now: readonly Player[], slate: ChangingSlate): Promise<string> {
  const { mode, pool: playerPool, settings } = slate
  const lineup = lineupOf(mode, now)
  const forced = await forcePlayer(player, {
    lineup,
    playerPool,
    settings,
    searchWith: async (kept) => ({ isProved: true, players: bestOf(slate, kept) }),
  })
  const facts = analysisFacts({ mode, settings, playerPool, lineup, others: [player], forced: [forced!] })
  return forcedSentence(facts.forced[0]!, facts)
}

/** The best lineup in two slates of three, any legal one in the third. */
function currentLineup(slate: ChangingSlate): readonly Player[] | null {
  return slate.random() < 0.67 ? bestOf(slate, []) : anyLegalLineup(slate)
}

function bestOf(slate: ChangingSlate, kept: readonly Player[]): readonly Player[] | null {
  const { mode, pool: playerPool, settings } = slate
  const constraints = constrainedTo(kept, playerPool, slate)
  const answer = findBestLineup({ playerPool, mode, budget: mode.budget, settings, ...constraints }, kernel)
  return answer.ok ? answer.value.players : null
}

/** Rows drawn at random until they make a legal lineup with the locked row; null after 500 draws. */
function anyLegalLineup(slate: ChangingSlate): readonly Player[] | null {
  const { mode, pool, excludedIds, random } = slate
  const able = pool.filter((row) => row.injuryStatus !== 'Out' && !excludedIds.includes(row.id))
  for (let draw = 0; draw < 500; draw++) {
    const rows: Player[] = []
    for (const { accepts } of mode.rosterSlots) {
      const fitting = able.filter(
        (row) =>
          !rows.some((other) => other?.name === row.name) &&
          (accepts === 'captain'
            ? isCaptain(row)
            : accepts === 'anyone'
              ? !isCaptain(row)
              : accepts.includes(row.position)),
      )
      rows.push(fitting[below(random, fitting.length)]!)
    }
    if (rows.every(Boolean) && legalityProblems(rows, slate, null).length === 0) return rows
  }
  return null
}

function peopleOutside(now: readonly Player[], { pool }: ChangingSlate): Player[] {
  return pool.filter((row) => !isCaptain(row) && !now.some((other) => other.name === row.name))
}

/** The rows of the lineup that the stated changes lead to. `captain`: who becomes captain; null where none does. */
function changed(
  now: readonly Player[],
  { pool, mode }: ChangingSlate,
  {
    captain,
    comes,
    leaves,
    toFlex,
  }: { captain: string | null; comes: string[]; leaves: string[]; toFlex: string | null },
): Player[] {
  for (const name of leaves) expect(now.map((row) => row.name)).toContain(name)
  for (const name of comes) expect(now.map((row) => row.name)).not.toContain(name)
  const oldCaptain = now.find(isCaptain)?.name ?? null
  const newCaptain = captain ?? oldCaptain
  // A captain who is replaced either leaves or moves to flex, and the sentence says which.
  const replaced = captain !== null && oldCaptain !== null
  if (replaced) expect([...leaves, toFlex]).toContain(oldCaptain)
  else expect(toFlex).toBeNull()
  const names = [...now.map(({ name }) => name).filter((name) => !leaves.includes(name)), ...comes]
  if (newCaptain !== null) expect(names).toContain(newCaptain)
  return names.map((name) => {
    const asCaptain = mode.captain !== null && name === newCaptain
    return pool.find((row) => row.name === name && isCaptain(row) === asCaptain)!
  })
}

function expectLegal(
  rows: readonly Player[],
  slate: ChangingSlate,
  asked: Player | null,
  sentence: string,
): void {
  expect(legalityProblems(rows, slate, asked), sentence).toEqual([])
}

/** By the written rules: places, people, budget, teams, locks, exclusions, health, teammates. `asked` may be excluded or Out. */
function legalityProblems(
  rows: readonly Player[],
  { mode, lockedIds, excludedIds, rules }: ChangingSlate,
  asked: Player | null,
): string[] {
  const problems: string[] = []
  const positions = rows.map((row) => (isCaptain(row) ? 'CPT' : row.position)).sort()
  if (mode === SHOWDOWN) {
    if (rows.length !== 6 || positions.filter((position) => position === 'CPT').length !== 1)
      problems.push('places')
    if (new Set(rows.map(({ team }) => team)).size < 2) problems.push('one team')
    if (salaryOf(rows) > 50_000) problems.push('over $50,000')
  } else {
    if (positions.join() !== 'DST,K,QB,RB,RB,RB,TE,WR,WR,WR') problems.push('places')
    if (salaryOf(rows) > 100) problems.push('over $100')
  }
  if (new Set(rows.map(({ name }) => name)).size < rows.length) problems.push('a person twice')
  if (lockedIds.some((id) => !rows.some((row) => row.id === id))) problems.push('a lock is broken')
  const others = rows.filter(({ name }) => name !== asked?.name)
  if (others.some(({ id }) => excludedIds.includes(id))) problems.push('excluded')
  if (others.some(({ id, injuryStatus }) => injuryStatus === 'Out' && !lockedIds.includes(id)))
    problems.push('Out')
  for (const { position } of rules) {
    const chosen = rows.filter((row) => row.actualPosition === position)
    const isFree = (row: Player) => row.name !== asked?.name && !lockedIds.includes(row.id)
    if (chosen.some((a) => chosen.some((b) => a !== b && a.team === b.team && isFree(a))))
      problems.push(`two of a team at ${position}`)
  }
  return problems
}

/** The current objective minus the best one with the player, all lineups tried; null when no legal lineup has the player. */
function leastCost(player: Player, now: readonly Player[], slate: ChangingSlate): number | null {
  const { mode, pool: playerPool, settings, lockedIds, excludedIds, rules } = slate
  const locked = playerPool.filter(({ id }) => lockedIds.includes(id))
  const best = playerPool
    .filter(({ name }) => name === player.name)
    .flatMap((row) => {
      const kept = [row, ...locked.filter(({ id }) => id !== row.id)]
      const answer = solveByBruteForce({
        playerPool,
        mode,
        budget: mode.budget,
        settings,
        keptPlayers: kept,
        rules,
        excludedIds: excludedIds.filter((id) => !kept.some((each) => each.id === id)),
      })
      return answer.ids === null ? [] : [answer.objective / 10_000]
    })
  return best.length === 0 ? null : objectiveOf(now, slate) - Math.max(...best)
}

function objectiveOf(rows: readonly Player[], { pool, settings, mode }: ChangingSlate): number {
  const { value, pair } = referenceObjective(pool, settings, mode.id === 'showdown')
  const indexes = rows.map((row) => pool.indexOf(row))
  return indexes.reduce(
    (sum, index, place) =>
      sum + value(index) + indexes.slice(0, place).reduce((inner, other) => inner + pair(other, index), 0),
    0,
  )
}

/** Of the points of an injured player 90% or 25% count (DESIGN.md section 5). */
function pointsOf(rows: readonly Player[]): number {
  const share = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }
  return rows.reduce((sum, row) => {
    const points = (row.projectedPoints ?? row.fppg) * share[row.injuryStatus] * row.synergyMultiplier
    return sum + (isCaptain(row) ? 1.5 : 1) * points
  }, 0)
}

function salaryOf(rows: readonly Player[]): number {
  return rows.reduce((sum, { salary }) => sum + salary, 0)
}

function isCaptain({ position }: Player): boolean {
  return position === 'CPT'
}
