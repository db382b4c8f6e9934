import { expect, test } from 'vitest'
import { loadFieldKernel } from './kernel.node.ts'
import { goldenFields } from './testing/golden-fields.ts'

test('Node fits the recorded fields and draws their entries, bit for bit, also the second time', async () => {
  const kernel = await loadFieldKernel()
  const fields = goldenFields(kernel)
  await expect(fields).toMatchFileSnapshot('./golden-fields.txt')
  expect(goldenFields(kernel)).toBe(fields)
})
