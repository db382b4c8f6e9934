import { expect, test } from 'vitest'
import { colorsWithoutFallback, tooNewNames } from './too-new-names.ts'

test.each([
  ['Map.groupBy(rows, key)', ['Map.groupBy']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['text.toWellFormed()', ['.toWellFormed']],
  ["text['toWellFormed']?.()", ['.toWellFormed']],
  ['window.navigation.navigate("/")', ['navigation']],
  ['new URLPattern({ pathname })', ['URLPattern']],
  ['rows.toSorted().with(0, 1).at(-1)', []],
  ['const api = { navigation: 1, difference: 2 }; lodash.groupBy(api)', []],
])('%s', (source, expected) => {
  expect(tooNewNames(source)).toEqual(expected)
})

test('a new colour syntax is reported only without a fallback', () => {
  expect(colorsWithoutFallback('a{color:#fff}b{background:lab(1% 2 3)}')).toEqual(['background:lab(1% 2 3)'])
  expect(colorsWithoutFallback('b{background:#0009;background:lab(1% 2 3)}')).toEqual([])
  expect(
    colorsWithoutFallback(
      'a{color:#fff}@supports (color:lab(0% 0 0)){a{color:lab(1% 2 3)}@media print{a{color:lab(1% 2 3)}}}b{top:0}',
    ),
  ).toEqual([])
})
