import { expect, test } from 'vitest'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { received, sent } from './tasks.ts'

test.each(PLAYABLE_FORMATS)('a request about $name reaches the thread as it was asked', (format) => {
  const request: OptimizeRequest = {
    playerPool: smallSlate(),
    format,
    budget: format.budget,
    settings: DEFAULT_SETTINGS,
    keptPlayers: [],
    withRunnerUp: true,
  }
  // What postMessage does with a message.
  expect(received(structuredClone(sent(request)))).toEqual(request)
})
