import { expect, test } from 'vitest'
import recorded from './golden-fields.txt?raw'
import { loadFieldKernel } from './kernel.worker.ts'
import { goldenFields } from './testing/golden-fields.ts'

test('workerd fits the recorded fields and draws their entries, bit for bit', async () => {
  expect(goldenFields(await loadFieldKernel())).toBe(recorded)
})
