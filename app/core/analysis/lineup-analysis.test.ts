import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '#core/players/player.ts'
import { player as answerAbout } from '#core/questions/answers/about-players.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { PLAIN } from '../objective/plain-points.ts'
import { forcePlayer, type SearchWith } from './alternatives/forced-player.ts'
import { smallLineup, smallSlate } from './fixtures/small-slate.ts'
import { adjustmentOffers, analyzeLineup, builtInTexts } from './lineup-analysis.ts'
import { analyzeQuestion } from './question-analysis.ts'
import { unsupportedClaims } from './testing/unsupported-claims.ts'

const kernel = await loadKernel()

function searchIn(playerPool: readonly Player[]) {
  return async (keptPlayers: readonly Player[]) => {
    const best = optimizeLineup(
      { playerPool, format: SHOWDOWN, budget: 50_000, settings: PLAIN, keptPlayers },
      kernel,
    )
    return { isProved: true, players: best.ok ? best.value.players : null } as const
  }
}

test('"why not X?" gives no cost when the search for one of the rows ended without a proof', async () => {
  const playerPool = smallSlate()
  const lineup = smallLineup(playerPool)
  const search = searchIn(playerPool)
  const brown = playerPool.find(({ name }) => name === 'Al Brown')!
  const searchWith: SearchWith = async (kept) =>
    kept[0]?.position === 'CPT' ? { isProved: false } : search(kept)
  expect(await forcePlayer(brown, { lineup, playerPool, settings: PLAIN, searchWith })).toBeNull()
  const question = { lineup, playerPool, settings: PLAIN, asked: [brown], proof: null, searchWith }
  const { facts } = await analyzeQuestion(question)
  expect(facts.forced).toEqual([])
})

test('no text calls a lineup the best unless that is proved', async () => {
  const playerPool = smallSlate()
  const proof = { examined: 5000, examinedIsExact: true, gap: 0.391, runnerUpGap: null }
  const lineup = smallLineup(playerPool)
  const analysis = await analyzeLineup({ lineup, playerPool, settings: PLAIN, level: 'max', proof })
  const { story, details, keyFindings } = builtInTexts(analysis, 'max')
  expect(keyFindings.join(' ')).toContain('No legal lineup does better by more than 0.4 points')
  expect([story, details, ...keyFindings].join(' ')).not.toMatch(/none does better|First of|legal lineups/)
  expect(unsupportedClaims(story, analysis.facts)).toEqual([])
})

test('a lineup that can be improved gets an adjustment, and the texts state its gain', async () => {
  const playerPool = smallSlate()
  const analysis = await analyzeLineup({
    lineup: smallLineup(playerPool),
    playerPool,
    settings: PLAIN,
    level: 'basic',
    proof: null,
    searchWith: searchIn(playerPool),
  })
  const [offer] = adjustmentOffers(analysis)
  // $4,500 are left: Archer as captain is already in the lineup as flex, so Ruiz (10 points, $7,000) for Reich (4, $4,000) does.
  expect(offer).toMatchObject({ slotIndex: 5, outId: 'will-reich', inId: 'ed-ruiz' })
  expect(offer!.text).toContain('adds 6 points')
  const { story, playerInsights, keyFindings } = builtInTexts(analysis, 'basic')
  expect(story).toContain('82 points')
  expect(keyFindings.join(' ')).toContain('leaves $4,500')
  expect(Object.keys(playerInsights)).toHaveLength(6)
  expect(playerInsights['joe-archer']).toContain('MIN ranks 5th of 32 against QB')
  expect(keyFindings.length).toBeGreaterThanOrEqual(3)
})

test('with projections every text says projected points, and each figure is computed from them', async () => {
  const playerPool = smallSlate().map((row) =>
    row.name === 'Cal Sterling'
      ? { ...row, projectedPoints: 18.5 }
      : row.name === 'Will Reich'
        ? { ...row, projectedPoints: 0 }
        : row,
  )
  const lineup = smallLineup(playerPool)
  const analysis = await analyzeLineup({ lineup, playerPool, settings: PLAIN, level: 'max', proof: null })
  const { story, details, playerInsights, keyFindings } = builtInTexts(analysis, 'max')
  // Sterling as captain 18.5 x 1.5 = 27.75; Archer 20, Young 14, Cobb 12, Vikings 8 and Reich 0 make 81.75.
  expect(analysis.facts.lineup).toMatchObject({ projected: 81.75 })
  expect(story).toContain('27.75 of 81.75 points expected')
  expect(details).toContain('The points come from 4 averages and 2 projections.')
  expect(story).toContain('Will Reich has a projection of 0 points;')
  expect(playerInsights['cal-sterling-cpt']).toContain('18.5 projected points count as 27.75')
  expect(playerInsights['joe-archer']).toContain('20 points a game at $10,000, 2 points per $1,000')
  const texts = [story, details, ...keyFindings, ...Object.values(playerInsights)].join(' ')
  expect(texts).not.toContain('16 points')
  expect(unsupportedClaims(story, analysis.facts)).toEqual([])

  const sterling = playerPool.find(({ id }) => id === 'cal-sterling')!
  const context = { lineup, playerPool, settings: PLAIN, proof: null }
  expect(answerAbout({ people: [sterling] }, context).text).toContain(
    'Cal Sterling has 18.5 projected points at $9,000, 2.06 points per $1,000',
  )
})
