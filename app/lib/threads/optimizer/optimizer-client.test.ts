import { afterEach, expect, test, vi } from 'vitest'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import { answerOf } from './optimizer-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('the server is asked where the browser has no threads', async () => {
  const server = vi.fn(async () => Response.json({ lineup: [], reason: 'the server answered' }))
  vi.stubGlobal('Worker', undefined)
  vi.stubGlobal('fetch', server)
  const format = PLAYABLE_FORMATS[0]!
  const answer = await answerOf({
    playerPool: smallSlate(),
    format,
    budget: format.budget,
    settings: DEFAULT_SETTINGS,
    keptPlayers: [],
  })
  expect(answer).toEqual({ ok: false, error: { message: 'the server answered' } })
  expect(server).toHaveBeenCalledTimes(1)
})
