import { expect, test } from 'vitest'
import { goldenBuildAnswers } from './golden-builds.ts'
import recorded from './golden-builds.txt?raw'
import { loadKernel } from './kernel.worker.ts'

test('workerd builds the recorded lineups, byte for byte', async () => {
  expect(goldenBuildAnswers(await loadKernel())).toBe(recorded)
})
