import { expect, test } from 'vitest'

const { sizeAdvice } = await import(new URL('./size-budgets.mjs', import.meta.url).href)

test('a size beyond its gate fails; a gate more than 10% above the size is reported without failing', () => {
  const styles = (kilobytes: number) => sizeAdvice({ name: 'styles', kilobytes, gate: 11 })
  expect(styles(11.04)).toEqual({ isTooLarge: true, sentence: 'styles: 11.0 KB, more than 11' })
  expect(styles(11)).toBe(null)
  expect(styles(10)).toBe(null)
  expect(styles(9)).toEqual({
    isTooLarge: false,
    sentence: 'styles: 9.0 KB; its gate of 11 can come down to 9.9',
  })
})
