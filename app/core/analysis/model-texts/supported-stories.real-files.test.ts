import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { describeProviderFiles } from '#core/fixtures/provider-files.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { EVERY_CLAIM, expectSupportedStories, slatesOf } from '../testing/supported-stories.ts'

describeProviderFiles('real slates', 'salaries-showdown-nfl', (files) => {
  test(EVERY_CLAIM, async () => {
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    await expectSupportedStories(slatesOf(texts, SHOWDOWN))
  })
})
