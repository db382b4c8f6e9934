import { expect, test } from 'vitest'
import recorded from './golden-answers.txt?raw'
import { goldenAnswers } from './golden-requests.ts'
import { loadKernel } from './kernel.worker.ts'

test('workerd gives the recorded answers, byte for byte', async () => {
  expect(goldenAnswers(await loadKernel())).toBe(recorded)
})
