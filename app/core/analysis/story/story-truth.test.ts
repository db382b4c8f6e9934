import { expect, test } from 'vitest'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { type Lineup, lineupOf, playersOf } from '../../lineups/lineup.ts'
import { below } from '../../numbers/testing/random-choice.ts'
import { ENHANCEMENT_LEVELS } from '../../objective/strategy.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import { analyzeLineup, builtInTexts } from '../lineup-analysis.ts'
import { type ChangingSlate, changingSlate } from '../testing/changing-slates.ts'
import { KINDS, readStory } from '../testing/read-story.ts'
import { repeatedClaims } from '../testing/repeated-claims.ts'
import { isDoubted } from '../testing/slate-rows.ts'
import { isTrueClaim } from '../testing/true-claim.ts'

/* Every sentence about a lineup is read back from its words and recomputed from the rows alone (testing/true-claim.ts). */

const LINEUPS = 240
const SOURCES = [null, 'baseline', 'projection', 'hand'] as const

const kernel = await loadKernel()

test(`${LINEUPS} lineups of two formats under every strategy: each sentence is true and no claim stands twice`, async () => {
  const seen = new Set<string>()
  const lengths: number[] = []
  for (let seed = 0; seed < LINEUPS; seed++) {
    const slate = slateOf(seed)
    const lineup = lineupIn(slate, seed)
    if (!lineup) continue
    const level = ENHANCEMENT_LEVELS[seed % 3]!
    const { pool: playerPool, settings, lockedIds } = slate
    const searchWith = async (keptPlayers: readonly Player[]) => {
      const best = search(slate, keptPlayers)
      return { isProved: true, players: best.ok ? best.value.players : null } as const
    }
    const analysis = await analyzeLineup({
      lineup,
      playerPool,
      settings,
      level,
      proof: null,
      searchWith,
      lockedIds: new Set(lockedIds),
    })
    const { story, details, keyFindings } = builtInTexts(analysis, level)
    const lines = story.split('\n\n').map(readStory)
    const claims = [...lines.flat(), ...readStory(details), ...keyFindings.flatMap(readStory)]
    const context = [story, details, ...keyFindings].join('\n')
    expect(
      lines.map(([first]) => first!.kind.replace('nothing ', '')),
      context,
    ).toEqual([slate.format.captain && lineup.slots[0] ? 'captain' : 'lead', 'together', 'check'])
    expect(repeatedClaims(claims), context).toEqual([])
    const warned = playersOf(lineup).filter(
      (row) => isDoubted(row, slate) || row.injuryStatus !== 'Healthy',
    ).length
    if (warned <= 1) lengths.push(story.split(/\s+/).length)
    for (const claim of claims) {
      expect(isTrueClaim(claim, { slate, lineup, claims }), `${JSON.stringify(claim)}\n${context}`).toBe(true)
      seen.add(claim.kind)
    }
  }
  // A name in these slates is two words, as most are; points of four sources in one lineup need more words.
  lengths.sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
  expect(lengths.at(-1)).toBeLessThanOrEqual(80)
  // No search here gives a proof.
  expect(KINDS.filter((kind) => !seen.has(kind))).toEqual(['proof'])
})

function slateOf(seed: number): ChangingSlate {
  const slate = changingSlate(seed % 3 === 2 ? BIG_LEAGUE : SHOWDOWN, seed)
  const isMixed = seed % 2 === 0
  const pool = slate.pool.map((row) => {
    const number = Number(row.name.replace('Person N', ''))
    const projectedBy = isMixed ? SOURCES[(number + seed) % 4]! : null
    const isCheap = slate.format.inactivePrices.length > 0 && (number + seed) % 9 === 0
    return {
      ...row,
      gameInfo: 'BUF@KC 10/26/2025 01:00PM ET',
      // No ranks, ranks of the first three only, or of all.
      oprk: seed % 5 === 0 || (seed % 5 === 1 && number > 2) ? null : 1 + ((number * 7 + seed) % 32),
      ownershipPct: seed % 4 === 0 ? null : row.ownershipPct,
      ownershipPoints: seed % 5 === 2 ? ((number * seed) % 7) / 3 - 1 : null,
      projectedBy,
      projectedPoints: projectedBy && ((number + 3) * (seed + 7)) % 23,
      ...(isCheap ? { salary: isCaptainRow(row) ? 1200 : 800 } : {}),
    }
  })
  return { ...slate, pool }
}

function search({ pool, format, settings }: ChangingSlate, keptPlayers: readonly Player[]) {
  return optimizeLineup({ playerPool: pool, format, budget: format.budget, settings, keptPlayers }, kernel)
}

/** The best lineup, or one drawn at random; some with an open slot. */
function lineupIn(slate: ChangingSlate, seed: number): Lineup | null {
  const { format, pool, lockedIds, random } = slate
  const kept = lockedIds.map((id) => pool.find((row) => row.id === id)!)
  const draw = pool.filter((row) => (format.captain ? isCaptainRow(row) : true))
  const start = seed % 4 === 1 ? [draw[below(random, draw.length)]!] : kept
  const best = search(slate, start)
  if (!best.ok) return null
  const lineup = lineupOf(format, best.value.players)
  return seed % 7 === 3 ? { ...lineup, slots: lineup.slots.with(seed % 14 === 3 ? 0 : 3, null) } : lineup
}
