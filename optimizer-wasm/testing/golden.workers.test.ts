import { expect, test } from 'vitest'
import { loadKernel } from '../kernel.worker.ts'
import recorded from './golden-answers.txt?raw'
import { goldenAnswers } from './golden-requests.ts'

test('workerd gives the recorded answers, byte for byte', async () => {
  expect(goldenAnswers(await loadKernel())).toBe(recorded)
})
