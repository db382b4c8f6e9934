import { expect, test } from 'vitest'
import { loadKernel } from '../kernel.worker.ts'
import { goldenBuildAnswers } from './golden-builds.ts'
import recorded from './golden-builds.txt?raw'

test('workerd builds the recorded lineups, byte for byte', async () => {
  expect(goldenBuildAnswers(await loadKernel())).toBe(recorded)
})
