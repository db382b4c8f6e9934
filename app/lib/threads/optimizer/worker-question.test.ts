import { expect, test } from 'vitest'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { requestOf, workerQuestion } from './worker-question.ts'

test.each(PLAYABLE_FORMATS)('a question about $name reaches the worker as it was asked', (mode) => {
  const request: OptimizeRequest = {
    playerPool: smallSlate(),
    mode,
    budget: mode.budget,
    settings: DEFAULT_SETTINGS,
    keptPlayers: [],
    withRunnerUp: true,
  }
  // What postMessage does with a message.
  const received = structuredClone(workerQuestion(7, request))
  expect(received.id).toBe(7)
  expect(requestOf(received)).toEqual(request)
})
