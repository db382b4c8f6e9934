import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { rolesOf } from '../objective/correlation.ts'
import { DEFAULT_NUMBERS, POINTS_FROM } from '../projections/slate-numbers.ts'
import { withNumbers } from '../projections/with-numbers.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { gameBlocks } from './game-blocks.ts'
import { hermiteTerms, normalCorrelation } from './normal-correlation.ts'
import { scoreModelOf } from './score-model.ts'
import { QUANTILES } from './score-table.ts'

describeProviderFiles('score models of real single games', 'salaries-showdown-nfl', (files) => {
  test.each(files.flatMap((file) => POINTS_FROM.map((pointsFrom) => ({ file, pointsFrom }))))(
    '$file by $pointsFrom: every variance is 1, and starters have the correlations that were asked',
    ({ file, pointsFrom }) => {
      const slate = parseSlateCsv(readFileSync(file, 'utf8'), { format: SHOWDOWN })
      if (!slate.ok) throw new Error(`${path.basename(file)} is not read`)
      const rows = withNumbers(slate.value.players, SHOWDOWN, { ...DEFAULT_NUMBERS, pointsFrom })
      const pool = contestPoolOf(rows, SHOWDOWN)
      const model = scoreModelOf(pool)
      const blocks = gameBlocks(pool.people.map(({ row }) => row))
      expect(model.blocks).toHaveLength(blocks.length + 1)
      expect(model.scorers.length).toBeGreaterThan(20)

      let at = 0
      let place = 0
      for (const { members, correlation } of blocks) {
        const factor = members.map((_, row) => {
          const own = model.factors.subarray(at, at + row + 1)
          at += row + 1
          return own
        })
        for (const own of factor) {
          expect(own.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
          expect(own.at(-1)).toBeGreaterThan(0.49)
        }
        const terms = members.map((_, row) =>
          hermiteTerms(model.quantiles.subarray((place + row) * QUANTILES, (place + row + 1) * QUANTILES)),
        )
        const isStarter = rolesOf(members.map((person) => pool.people[person]!.row)).map(
          (role) => role !== null && !role.isBackup,
        )
        for (let a = 0; a < members.length; a += 1) {
          for (let b = 0; b < a; b += 1) {
            if (!isStarter[a] || !isStarter[b]) continue
            const drawn = factor[b]!.reduce((sum, value, column) => sum + value * factor[a]![column]!, 0)
            expect(Math.abs(drawn - normalCorrelation(terms[a]!, terms[b]!, correlation(a, b)))).toBeLessThan(
              0.02,
            )
          }
        }
        place += members.length
      }
    },
  )
})
