import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { makeSlate } from '#core/fixtures/made-slate.ts'
import { showdownSalaries } from '#core/fixtures/salary-files.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { EVERY_CLAIM, expectSupportedStories, slatesOf } from '../testing/supported-stories.ts'

test(`made slates, ${EVERY_CLAIM}`, async () => {
  const sample = (name: string) => readFileSync(`public/samples/${name}.csv`, 'utf8')
  const made = Array.from({ length: 30 }, (_, seed) => showdownSalaries(makeSlate(seed)))
  await expectSupportedStories([
    ...slatesOf([sample('showdown'), ...made], SHOWDOWN),
    ...slatesOf([sample('bigleague')], BIG_LEAGUE),
  ])
})
