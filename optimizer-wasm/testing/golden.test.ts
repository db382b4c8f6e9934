import { expect, test } from 'vitest'
import { loadKernel } from '../kernel.node.ts'
import { goldenAnswers } from './golden-requests.ts'

test('Node gives the recorded answers, byte for byte, also the second time', async () => {
  const kernel = await loadKernel()
  const answers = goldenAnswers(kernel)
  await expect(answers).toMatchFileSnapshot('./golden-answers.txt')
  expect(goldenAnswers(kernel)).toBe(answers)
})
