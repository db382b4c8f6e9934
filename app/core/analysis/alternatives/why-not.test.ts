import { expect, test } from 'vitest'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { findBestLineup } from '#optimizer/optimizer.ts'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { lineupOf } from '../../lineups/lineup.ts'
import { below } from '../../numbers/testing/random-choice.ts'
import type { Player } from '../../players/player.ts'
import { analysisFacts } from '../facts/facts.ts'
import { adjustmentSentence, forcedSentence } from '../story/change-sentences.ts'
import { type ChangingSlate, changingSlate } from '../testing/changing-slates.ts'
import { readForced, readSwap } from '../testing/read-swap.ts'
import {
  changed,
  expectLegal,
  expectTrueForce,
  isCaptain,
  leastCost,
  legalityProblems,
  objectiveOf,
  pointsOf,
  ROUNDING,
  salaryOf,
} from '../testing/recomputed-change.ts'
import { suggestAdjustments } from './adjustments.ts'
import { constrainedTo, forcePlayer } from './forced-player.ts'

/* Sentences about changes, read back word by word and recomputed (testing/recomputed-change.ts). */

const kernel = await loadKernel()

test('150 sentences "why not X?": every change is named, the lineup is legal, and its cost is exact and the least', async () => {
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
  for (let seed = 0; seen.all < 150; seed++) {
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
      expectTrueForce(stated, { player, now, slate, sentence })

      seen.all++
      if (stated.newCaptain) seen.newCaptain++
      if (stated.isCaptain) seen.asCaptain++
      if (stated.toFlex) seen.toFlex++
      if (stated.leaves.length > 2) seen.manyLeave++
      if (stated.cost < 0) seen.gains++
      if (slate.lockedIds.length > 0) seen.locked++
      if (slate.format === BIG_LEAGUE) seen.league++
      if (slate.rules.length > 0) seen.ruled++
    }
  }
  for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(1)
})

test('suggested adjustments: each is a legal swap without locked or excluded players, its figures exact', () => {
  const seen = { all: 0, asCaptain: 0, objective: 0, locked: 0, ruled: 0 }
  for (let seed = 1000; seen.all < 100; seed++) {
    const slate = changingSlate(seed % 6 === 5 ? BIG_LEAGUE : SHOWDOWN, seed)
    const now = anyLegalLineup(slate)
    if (!now) continue
    const { format, pool: playerPool, settings, lockedIds, excludedIds, rules } = slate
    const lineup = lineupOf(format, now)
    const constraints = { lockedIds: new Set(lockedIds), excludedIds: new Set(excludedIds), rules }
    const facts = analysisFacts({ format, settings, playerPool, lineup })
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
  for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(1)
})

/** The sentence as story and chat get it. */
async function whyNot(player: Player, now: readonly Player[], slate: ChangingSlate): Promise<string> {
  const { format, pool: playerPool, settings } = slate
  const lineup = lineupOf(format, now)
  const forced = await forcePlayer(player, {
    lineup,
    playerPool,
    settings,
    searchWith: async (kept) => ({ isProved: true, players: bestOf(slate, kept) }),
  })
  const facts = analysisFacts({ format, settings, playerPool, lineup, others: [player], forced: [forced!] })
  return forcedSentence(facts.forced[0]!, facts)
}

/** The best lineup in two slates of three, any legal one in the third. */
function currentLineup(slate: ChangingSlate): readonly Player[] | null {
  return slate.random() < 0.67 ? bestOf(slate, []) : anyLegalLineup(slate)
}

function bestOf(slate: ChangingSlate, kept: readonly Player[]): readonly Player[] | null {
  const { format, pool: playerPool, settings } = slate
  const constraints = constrainedTo(kept, playerPool, slate)
  const answer = findBestLineup(
    { playerPool, format, budget: format.budget, settings, ...constraints },
    kernel,
  )
  return answer.ok ? answer.value.players : null
}

/** Rows drawn at random until they make a legal lineup with the locked row; null after 500 draws. */
function anyLegalLineup(slate: ChangingSlate): readonly Player[] | null {
  const { format, pool, excludedIds, random } = slate
  const able = pool.filter((row) => row.injuryStatus !== 'Out' && !excludedIds.includes(row.id))
  for (let draw = 0; draw < 500; draw++) {
    const rows: Player[] = []
    for (const { accepts } of format.rosterSlots) {
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
