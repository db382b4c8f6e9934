import { expect, test } from 'vitest'
import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import type { Player } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { loadKernel } from '../kernel.node.ts'
import { drawScores } from '../sim/draw-scores.ts'
import { loadSimKernel } from '../sim/kernel.node.ts'
import { mainSlate, showdownSlate } from '../testing/generated-slates.ts'
import { bestByPoints, bestInGames } from './best-lineups.ts'

const kernels = { search: await loadKernel(), sim: await loadSimKernel() }

const RECEIVERS = { positions: ['WR', 'TE'] } as const
const ANY = { players: RECEIVERS, slots: 'any' } as const
const RULES: [name: string, rules: BuildRule[]][] = [
  ['no rules', []],
  [
    'rules of players and dollars',
    [
      { kind: 'group', ...ANY, count: { min: 3, max: 4 }, per: 'lineup', when: null },
      { kind: 'salary', dollars: { min: 30_000, max: 44_000 } },
    ],
  ],
  ['a rule of points', [{ kind: 'projection', pctOfBest: { min: null, max: 80 } }]],
  ['a boost', [{ kind: 'boost', ...ANY, pct: 40, when: null }]],
]
const CASES = RULES.flatMap(([name, rules], index) => [
  { what: `Showdown, ${name}`, format: SHOWDOWN, slate: showdownSlate(24, 5), rules },
  // Lineups below a share of the most points take a minute of a pool like this.
  ...(index < 2 ? [{ what: `Standard, ${name}`, format: STANDARD, slate: mainSlate(300, 3), rules }] : []),
])

test.each(CASES)(
  '$what: the best lineups of a game are those of a pool that is expected to score so',
  ({ format, slate, rules }) => {
    const rows = withOwnership(slate, format).map((row, index): Player => {
      // Neither injuries nor synergy change what was scored.
      if (index % 7 === 0) return { ...row, injuryStatus: 'Questionable', synergyMultiplier: 1.2 }
      return index % 11 === 0 ? { ...row, injuryStatus: 'Out' } : row
    })
    const pool = contestPoolOf(rows, format)
    const games = 6
    const scores = drawScores(scoreModelOf(pool), { seed: 2, games }, kernels.sim)
    const found = bestInGames({ pool, rules }, scores, 20, kernels.search)
    expect(found).toHaveLength(games)
    for (const [game, lineups] of found.entries()) {
      const scored = pool.rows.map((row, index): Player => {
        const person = pool.personOfRow[index]!
        if (person < 0) return row
        const projectedPoints = scores[game * pool.people.length + person]! / 100
        return { ...row, projectedPoints, injuryStatus: 'Healthy', synergyMultiplier: 1 }
      })
      const alone = bestByPoints({ pool: { ...pool, rows: scored }, rules }, 20, kernels.search)
      expect(alone.count).toBe(20)
      expect(lineups).toEqual(alone)
    }
  },
)
