import { expect, test } from 'vitest'
import { colorsWithoutFallback } from '../scripts/lib/too-new-names.ts'
import { pageBody } from './failure-page.ts'

test('the failure page has its colours in the oldest supported browsers too', () => {
  const style = /<style>(.*)<\/style>/s.exec(pageBody('Try again in a moment').body)?.[1] ?? ''
  expect(style).toContain('background')
  expect(colorsWithoutFallback(style)).toEqual([])
})
