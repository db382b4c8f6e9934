import { expect, test } from 'vitest'
import { copyName } from './copy-name.ts'

test('a copy gets the first free number, also the copy of a copy', () => {
  expect(copyName('Sunday', ['Sunday'])).toBe('Sunday (copy)')
  expect(copyName('Sunday', ['Sunday', 'Sunday (copy)'])).toBe('Sunday (copy 2)')
  expect(copyName('Sunday (copy)', ['Sunday (copy)', 'Sunday (copy 2)'])).toBe('Sunday (copy 3)')
  expect(copyName('Sunday (copy 7)', ['Sunday (copy 7)'])).toBe('Sunday (copy)')
  expect(copyName('(copy)', [])).toBe('(copy) (copy)')
})

test('the name of a copy has at most 255 characters, and no half characters', () => {
  expect(copyName('x'.repeat(255), [])).toBe(`${'x'.repeat(243)} (copy)`)
  const cut = copyName(`${'x'.repeat(242)}\u{1f3c8}${'y'.repeat(9)}`, [])
  expect(cut).toBe(`${'x'.repeat(242)}\ufffd (copy)`)
  expect(
    copyName(
      'x'.repeat(255),
      Array.from({ length: 5000 }, (_, i) => `${'x'.repeat(243)} (copy ${i})`),
    ).length,
  ).toBeLessThanOrEqual(255)
})
