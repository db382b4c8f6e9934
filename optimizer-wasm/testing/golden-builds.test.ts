import { expect, test } from 'vitest'
import { loadKernel } from '../kernel.node.ts'
import { goldenBuildAnswers } from './golden-builds.ts'

test('Node builds the recorded lineups, byte for byte, also the second time', async () => {
  const kernel = await loadKernel()
  const answers = goldenBuildAnswers(kernel)
  await expect(answers).toMatchFileSnapshot('./golden-builds.txt')
  expect(goldenBuildAnswers(kernel)).toBe(answers)
})
